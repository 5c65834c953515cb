import { randomFillSync } from 'node:crypto';

const stockBytes = 4096;

/** Random bytes by the kilobyte: an order asks for a dozen small portions, and each would be a call of its own. None is given out twice. */
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
