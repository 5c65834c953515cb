import { createHash } from 'node:crypto';
import { toPath } from '#contract/client.ts';
import type { UploadKind } from '#contract/catalogue/upload.ts';
import { MOST_PART_BYTES } from '#domain/catalogue/picture.ts';
import { callApi } from '../../e2e/support/api-buyer.ts';

export type Api = { url: string; token: string };

/** Sends a file in parts like the admin, and returns the id of its upload. */
export async function sendInParts({ url, token }: Api, bytes: Buffer, holds: UploadKind): Promise<string> {
  const sha256 = holds === 'picture' ? createHash('sha256').update(bytes).digest('hex') : undefined;
  const { id } = await callApi('POST /admin/uploads', {
    url,
    token,
    body: { size: bytes.length, sha256, holds },
  });
  const path = toPath('POST /admin/uploads/{id}/parts', { params: { id } });
  for (let sent = 0; sent < bytes.length; sent += MOST_PART_BYTES) {
    const body = new FormData();
    body.append('offset', String(sent));
    body.append('file', new File([new Uint8Array(bytes.subarray(sent, sent + MOST_PART_BYTES))], 'part'));
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before it ended
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  return id;
}
