import type { Encoding } from './sheet.ts';

/**
 * Decodes the text of a spreadsheet: by its byte order mark, else UTF-16 where every second byte is zero, else UTF-8 where it is valid, else
 * Windows-1252, which programs in India and Europe write.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const utf16 = findUtf16(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

const looked = 512;

function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, looked);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const half = start.length / 2;
  if (zeros[1]! > half * 0.4 && zeros[0]! < half * 0.1) return 'utf-16le';
  if (zeros[0]! > half * 0.4 && zeros[1]! < half * 0.1) return 'utf-16be';
  return undefined;
}
