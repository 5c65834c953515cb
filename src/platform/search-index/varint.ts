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

/** Encodes numbers as a text with one letter for each byte, which the garbage collector does not scan. */
export function packNumbers(numbers: readonly number[]): string {
  const bytes = Buffer.allocUnsafe(numbers.length * 5);
  let end = 0;
  for (const number of numbers) end = writeNumber(bytes, end, number);
  return bytes.toString('latin1', 0, end);
}

export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (let at = 0; at < packed.length; at += 1) {
    const byte = packed.charCodeAt(at);
    number |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    numbers.push(number);
    number = shift = 0;
  }
  return numbers;
}
