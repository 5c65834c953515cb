/** Returns the SHA-256 of a file in hexadecimal digits; undefined without https, where browsers do not compute it. */
export async function computeSha256(file: Blob): Promise<string | undefined> {
  // Browsers leave it out on pages that did not come by https or from this device.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
