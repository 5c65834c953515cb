import { useState } from 'react';
import { getFile } from '#web/api-client.ts';

/** Fetches a file of one's own and saves it under the name the server gives. Answers whether it is on its way, and how to start. */
export function useDownload(onFailed: () => void): {
  /** The address that is on its way. */
  busy: string | undefined;
  download: (path: string, otherwiseNamed: string) => Promise<void>;
} {
  const [busy, setBusy] = useState<string>();
  const download = async (path: string, otherwiseNamed: string) => {
    setBusy(path);
    try {
      const { blob, name } = await getFile(path, { timeoutMs: 30_000 });
      save(blob, name ?? otherwiseNamed);
    } catch {
      onFailed();
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, download };
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click was worked off.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
