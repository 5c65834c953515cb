import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

const pieceBytes = 1024 * 1024;

/** Returns the SHA-256 of a long file in hexadecimal digits. Other work goes on between its pieces, and nothing is copied: `crypto.subtle` copies the file. */
export async function computeSha256(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    hash.update(bytes.subarray(at, at + pieceBytes));
    // oxlint-disable-next-line no-await-in-loop -- the pause is between two pieces
    await nextTurn();
  }
  return hash.digest('hex');
}
