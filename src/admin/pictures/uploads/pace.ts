import { MOST_PART_BYTES } from '#domain/catalogue/picture.ts';

const leastBytes = 128 * 1024;
const firstBytes = 512 * 1024;
const quickMs = 1500;
const slowMs = 6000;

/**
 * Chooses the size of the next part of a file: small parts on a poor network, so that little is lost and progress is visible, and large
 * parts on a good one, to save requests.
 */
export function createPace() {
  let bytes = firstBytes;
  return {
    partBytes: () => bytes,
    /** Sends a part, and halves or doubles the next one by the time that this one took. */
    async measure<Value>(send: () => Promise<Value>): Promise<Value> {
      const began = performance.now();
      try {
        const answer = await send();
        const took = performance.now() - began;
        if (took < quickMs) bytes = Math.min(bytes * 2, MOST_PART_BYTES);
        if (took > slowMs) bytes = Math.max(bytes / 2, leastBytes);
        return answer;
      } catch (error) {
        bytes = Math.max(bytes / 2, leastBytes);
        throw error;
      }
    },
  };
}
