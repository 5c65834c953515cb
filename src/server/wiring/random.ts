import { randomFillSync } from 'node:crypto';

const stockBytes = 4096;

/**
 * Creates a source of random bytes that fetches four kilobytes at once: an order needs a dozen small portions, and each would be a system
 * call. No byte is given out twice.
 */
export function createRandom(): (bytes: number) => Uint8Array {
  const stock = Buffer.alloc(stockBytes);
  let used = stockBytes;
  return (bytes) => {
    if (bytes > stockBytes) return randomFillSync(Buffer.alloc(bytes));
    if (used + bytes > stockBytes) {
      randomFillSync(stock);
      used = 0;
    }
    const portion = Buffer.from(stock.subarray(used, used + bytes));
    stock.fill(0, used, used + bytes);
    used += bytes;
    return portion;
  };
}
