import type { PicturesPort } from '#shop/ports.ts';
import { decodeHeic } from './decode-heic.ts';
import { describePixels } from './describe-picture.ts';
import { runHeavyWork } from './heavy-work.ts';
import { isHeic, measure, measureUpload, readable, toPictureKey, openUpright } from './read-picture.ts';

/** The widest picture of a page is 1,600 pixels wide; more is kept for future sizes. */
const LONGEST_SIDE = 4096;
// Optimised tables take the coefficients of the whole picture, 100 MB at 12 megapixels, to make the file 3 % smaller.
const JPEG = { quality: 90, optimiseCoding: false };
const WEBP = { quality: 90, effort: 2 };

/**
 * Turns an uploaded file into the picture that the shop keeps: upright, in sRGB, at most 4,096 pixels on a side, and nothing but pixels, so
 * that no place, camera or hidden content is left. An animation becomes its first frame. The key is that of the uploaded file. Throws what
 * `measureUpload` throws, and unavailable `pictures.busy`.
 */
export const cleanPicture: PicturesPort['clean'] = async (file) => {
  await measureUpload(file);
  return runHeavyWork(async () => {
    const source = isHeic(file) ? await decodeHeic(file) : file;
    const { hasAlpha } = await measure(source);
    const inside = {
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    } as const;
    const pixels = openUpright(source).resize(inside);
    const bytes = await readable((hasAlpha ? pixels.webp(WEBP) : pixels.jpeg(JPEG)).toBuffer());
    return { key: await toPictureKey(file), ...(await describePixels(bytes)), bytes };
  });
};

/** Returns the key of an uploaded file. Throws what `measureUpload` throws. */
export const inspectPicture: PicturesPort['inspect'] = async (file) => {
  await measureUpload(file);
  return toPictureKey(file);
};
