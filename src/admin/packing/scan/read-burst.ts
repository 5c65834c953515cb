/** A person types slower than this between two keys; scanners send a key every 1 to 30 ms. */
const longestGapMs = 60;
/** Shorter bursts are typed by people: two keys pressed together, then Enter. */
const shortestCode = 4;

export type Key = { key: string; atMs: number };

/**
 * Collects keys that arrive as fast as only a scanner sends them. `read` returns the code when Enter ends a burst; `isFirst` says that the
 * last key may have begun one.
 */
export function createBurstReader(): { read: (key: Key) => string | undefined; isFirst: () => boolean } {
  let code = '';
  let lastAtMs = -Infinity;
  return {
    read({ key, atMs }) {
      const isFast = atMs - lastAtMs <= longestGapMs;
      lastAtMs = atMs;
      if (key === 'Enter') {
        const scanned = isFast && code.length >= shortestCode ? code : undefined;
        code = '';
        return scanned;
      }
      // Keys such as Shift arrive between the letters of a code.
      if (key.length === 1) code = isFast ? code + key : key;
      return undefined;
    },
    isFirst: () => code.length === 1,
  };
}
