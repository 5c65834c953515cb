const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Counts the scans of a JPEG file, each of which draws a part of its picture or all of it anew. Reads no pixels, and nothing behind the end
 * of the picture.
 */
export function countScans(bytes: Uint8Array): number {
  let scans = 0;
  let at = 2;
  while (at < bytes.length) {
    // A marker is a byte after 255, or after several. A 255 of pixels is followed by 0.
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

/** Returns whether the length of a part follows the marker: not where it belongs to pixels, marks where a scan goes on, or is unknown. */
function hasLength(marker: number): boolean {
  return marker >= 0xc0 && (marker < 0xd0 || marker > 0xd8);
}
