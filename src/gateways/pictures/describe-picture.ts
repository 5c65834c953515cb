import sharp from 'sharp';
import type { PictureFacts } from '#shop/ports.ts';
import { measure, readable, toPictureKey, openUpright } from './read-picture.ts';

const PLACEHOLDER_WIDTH = 20;
const PLACEHOLDER_LONGEST = 400;

/**
 * Returns the upright size in pixels, a blurred data-URI as a placeholder (at most 400 characters), and a key made of the bytes. Throws what
 * `measure` throws.
 */
export async function describePicture(bytes: Uint8Array): Promise<PictureFacts> {
  return { key: await toPictureKey(bytes), ...(await describePixels(bytes)) };
}

/** Returns the size and placeholder of a picture without its key. Throws what `measure` throws. */
export async function describePixels(bytes: Uint8Array): Promise<Omit<PictureFacts, 'key'>> {
  const { width, height } = await measure(bytes);
  return { width, height, placeholder: await makePlaceholder(bytes) };
}

async function makePlaceholder(bytes: Uint8Array): Promise<string> {
  const tiny = await readable(
    openUpright(bytes)
      .resize(PLACEHOLDER_WIDTH, PLACEHOLDER_WIDTH, { fit: 'inside' })
      .blur(0.6)
      .png()
      .toBuffer(),
  );
  for (const quality of [40, 20, 5]) {
    const small = await sharp(tiny).webp({ quality, alphaQuality: 20, effort: 6 }).toBuffer();
    const placeholder = `data:image/webp;base64,${small.toString('base64')}`;
    if (placeholder.length <= PLACEHOLDER_LONGEST) return placeholder;
  }
  const least = await sharp(tiny)
    .flatten({ background: '#fbf7f0' })
    .resize(8)
    .webp({ quality: 5 })
    .toBuffer();
  return `data:image/webp;base64,${least.toString('base64')}`;
}
