const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Counts the scans of a JPEG file, each of which draws a part of the picture or all of it again. Reads no pixels, and nothing after the end
 * of the picture.
 */
export function countScans(bytes: Uint8Array): number {
  let scans = 0;
  let at = 2;
  while (at < bytes.length) {
    // A marker is a byte after 255, or after several. A 255 among the pixels is followed by 0.
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? endOfImage;
    at += 1;
    if (marker === endOfImage) break;
    if (marker === startOfScan) scans += 1;
    if (hasLength(marker)) at += (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
  }
  return scans;
}

/**
 * Returns whether a length follows the marker: not for bytes that belong to pixels, for markers where a scan goes on, or for unknown ones.
 */
function hasLength(marker: number): boolean {
  return marker >= 0xc0 && (marker < 0xd0 || marker > 0xd8);
}
