import type { UploadKind } from '#contract/catalogue/upload.ts';
import { ApiError } from '#contract/api-error.ts';
import { toPath } from '#contract/client.ts';
import { callAdmin, sendForm } from '#admin/call-admin.ts';
import { computeSha256 } from './compute-sha256.ts';
import { createPace } from './pace.ts';
import { retryWhileUnreachable } from './retry-while-unreachable.ts';

export type SendingOptions = {
  signal: AbortSignal;
  onSent: (sent: number) => void;
  onOffline: (isOffline: boolean) => void;
};

/**
 * A browser reads a whole file into memory to hash it. The upload of a larger file can resume after a lost network, but not after the
 * screen was left.
 */
const mostDigested = 256 * 1024 * 1024;

/**
 * Sends a file unchanged, in parts, and returns the id of its upload. Parts that have arrived are not sent again after a lost network, nor
 * when the same file is chosen again. Throws ApiError.
 */
export async function sendInParts(
  file: File,
  holds: UploadKind,
  { onSent, ...options }: SendingOptions,
): Promise<string> {
  const { signal } = options;
  const sha256 = file.size <= mostDigested ? await computeSha256(file) : undefined;
  const retry = <Value>(call: () => Promise<Value>) => retryWhileUnreachable(call, options);
  const { id, received } = await retry(() =>
    callAdmin('POST /admin/uploads', { body: { size: file.size, sha256, holds }, signal }),
  );
  const pace = createPace();
  for (let sent = received; sent < file.size;) {
    onSent(sent);
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before it ended
    sent = await retry(() => {
      const part = { offset: sent, bytes: file.slice(sent, sent + pace.partBytes()) };
      return pace.measure(() => sendPart(id, part, signal));
    });
  }
  onSent(file.size);
  return id;
}

/** Sends a part and returns how many bytes of the file the shop has; that may be more, if the response to the same part was lost before. */
async function sendPart(
  id: string,
  { offset, bytes }: { offset: number; bytes: Blob },
  signal: AbortSignal,
): Promise<number> {
  const form = new FormData();
  form.append('offset', String(offset));
  form.append('file', bytes);
  try {
    const path = toPath('POST /admin/uploads/{id}/parts', { params: { id } });
    return ((await sendForm(path, form, signal)) as { received: number }).received;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'upload.offset') return Number(error.body.received);
    throw error;
  }
}
