/**
 * Copies bytes that will be kept into memory of their own. `Buffer.from` takes small copies from a slab of 64 KB, and the whole slab stays
 * in memory as long as any piece of it.
 */
export function copyExactly(bytes: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
