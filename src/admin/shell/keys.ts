import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '#admin/stored.ts';

const listeners = new Set<() => void>();

/** Returns whether single keys run commands, which the person may switch off: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts */
export function useAreKeysOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readStored(localStorage, 'keys', z.boolean()) ?? true,
  );
}

export function switchKeys(areOn: boolean): void {
  writeStored(localStorage, 'keys', areOn);
  for (const listener of listeners) listener();
}
