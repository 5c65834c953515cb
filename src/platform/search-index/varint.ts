/** Returns how many bytes a number takes, at seven bits each. */
export function countBytes(number: number): number {
  return number < 1 << 7 ? 1 : number < 1 << 14 ? 2 : number < 1 << 21 ? 3 : number < 1 << 28 ? 4 : 5;
}

/** Writes a non-negative whole number and returns the offset after it. */
export function writeNumber(bytes: Uint8Array, at: number, number: number): number {
  let [end, left] = [at, number];
  for (; left > 127; left >>>= 7) bytes[end++] = (left & 127) | 128;
  bytes[end++] = left;
  return end;
}

/** Calls `take` with each number that the bytes from `start` to `end` encode. */
export function eachNumber(
  bytes: Uint8Array,
  take: (number: number) => void,
  start = 0,
  end = bytes.length,
): void {
  let [number, shift] = [0, 0];
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at]!;
    number |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    take(number);
    number = shift = 0;
  }
}

/** Returns the numbers that some bytes encode. */
export function readNumbers(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  eachNumber(bytes, (number) => numbers.push(number));
  return numbers;
}
