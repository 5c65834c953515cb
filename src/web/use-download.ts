import { useState } from 'react';
import { getFile } from '#web/api-client.ts';

/** Fetches one of the customer's files with the token and saves it under the name the server gives. */
export function useDownload(onFailed: () => void): {
  /** The path that is being downloaded. */
  busy: string | undefined;
  /** `named` replaces the server's file name. */
  download: (path: string, named?: string) => Promise<void>;
} {
  const [busy, setBusy] = useState<string>();
  const download = async (path: string, named?: string) => {
    setBusy(path);
    try {
      const { blob, name } = await getFile(path, { timeoutMs: 30_000 });
      save(blob, named ?? name ?? 'download');
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
  // Some browsers start to read the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
