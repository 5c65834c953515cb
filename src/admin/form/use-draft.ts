import { useMe } from '#admin/session/use-me.ts';
import { readStored, writeStored } from '#admin/stored.ts';
import type { Values } from './merge-changes.ts';

/** What was typed and not saved, with the record on which the typing is based. */
export type Draft = { version: number; base: Values; values: Values; at: string };

/** Keeps what is typed into a form on this device, by person and record: through reload, lost network and the end of the session. */
export function useDraft(key: string) {
  const { staff } = useMe();
  const place = `draft ${staff.id} ${key}`;
  return {
    find: () => readStored<Draft>(localStorage, place),
    keep: (draft: Draft) => writeStored(localStorage, place, draft),
    forget: () => writeStored(localStorage, place, null),
  };
}
