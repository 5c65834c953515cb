import sharp, { type Sharp } from 'sharp';
import { countScans } from './count-scans.ts';
import { invalid, tooLarge, unsupported } from '#domain/error.ts';
import { computeSha256 } from '#platform/compute-sha256.ts';

// No photo is read twice in the same way, so the library's cache would waste some thirty megabytes.
sharp.cache(false);

const MOST_PIXELS = 50_000_000;
/** Cameras and web sites write up to about twenty scans; a decoder goes through the whole picture for each. */
const MOST_SCANS = 100;

/** Returns the key of a picture's files: the same bytes have the same key. */
export async function toPictureKey(bytes: Uint8Array): Promise<string> {
  return (await computeSha256(bytes)).slice(0, 32);
}

/**
 * Returns the upright size in pixels without decoding the picture. Throws unsupported for anything but JPEG, PNG, WebP, AVIF or HEIC,
 * too_large above 50 megapixels, invalid `picture.damaged`, also for a JPEG with more scans than any photo has.
 */
export async function measure(
  bytes: Uint8Array,
): Promise<{ width: number; height: number; hasAlpha: boolean }> {
  if (!isPhotograph(bytes))
    throw unsupported(
      'This file is not a photo that the shop can read. Choose a JPEG, PNG, WebP, AVIF or HEIC file.',
    );
  const { autoOrient, hasAlpha } = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS)
    throw tooLarge('This photo has too many pixels. A photo may have at most 50 megapixels.');
  if (isJpeg(bytes) && countScans(bytes) > MOST_SCANS) throw damaged();
  return { width, height, hasAlpha };
}

/**
 * Returns the upright size of an uploaded file. Throws what `measure` throws, and too_large for a PNG, WebP or AVIF of more pixels than
 * memory has room for: a decoder keeps them all, and two kilobytes of AVIF can hold fifty megapixels.
 */
export async function measureUpload(bytes: Uint8Array): ReturnType<typeof measure> {
  const measured = await measure(bytes);
  const most = findMostMegapixels(bytes);
  if (measured.width * measured.height > most * 1_000_000)
    throw tooLarge(
      `This photo has too many pixels. In this format it may have at most ${most} megapixels. Save it as JPEG, or smaller.`,
    );
  return measured;
}

/** Photos come as JPEG and HEIC: the first is read line by line, the second in a separate thread. */
function findMostMegapixels(bytes: Uint8Array): number {
  if (isJpeg(bytes) || isHeic(bytes)) return MOST_PIXELS / 1_000_000;
  return readHead(bytes).slice(4, 8) === 'ftyp' ? 16 : 24;
}

/** Opens a picture with its orientation applied. */
export function openUpright(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
}

/** Returns the result of a decoder; throws invalid `picture.damaged` if it fails. */
export async function readable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch {
    throw damaged();
  }
}

function damaged() {
  return invalid(
    'picture.damaged',
    'This photo could not be read. It may be damaged: please choose it again.',
  );
}

/** Returns whether the first bytes are those of an iPhone photo, for which sharp has no decoder. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^[^]{4}ftyp[^]*hei[cx]/.test(readHead(bytes));
}

// The check reads the first bytes before any decoder sees the file, because there are decoders for SVG, HTML and PDF, too.
function isPhotograph(bytes: Uint8Array): boolean {
  const head = readHead(bytes);
  return (
    isJpeg(bytes) ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[^]{4}WEBP/.test(head) ||
    /^[^]{4}ftyp(avif|avis|mif1|heic|heix)/.test(head)
  );
}

function isJpeg(bytes: Uint8Array): boolean {
  return readHead(bytes).startsWith('\xff\xd8\xff');
}

function readHead(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 64)).toString('latin1');
}
