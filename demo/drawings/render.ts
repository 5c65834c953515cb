import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Pictures of dense weave are written at a lower quality until they are this small. */
const mostBytes = 54_000;

/** One SVG written as WebP with a little paper grain over it; returns its size in bytes. */
export async function renderPicture(svg: string, file: string): Promise<number> {
  const image = sharp(Buffer.from(svg));
  const { width, height } = await image.metadata();
  const grain = await sharp(await makeGrain())
    .resize(width, height, { fit: 'cover', kernel: 'nearest' })
    .png()
    .toBuffer();
  const drawn = await image
    .composite([{ input: grain, blend: 'over' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of [80, 70, 58, 46, 34, 22]) {
    const bytes = await sharp(drawn)
      .webp({ quality, effort: 5, smartSubsample: quality > 60 })
      .toBuffer();
    if (bytes.length > mostBytes && quality > 22) continue;
    await writeFile(file, bytes);
    return bytes.length;
  }
  throw new Error('Unreachable: the last quality is always written');
}

let kept: Buffer | undefined;

/** Paper fibre: grey unevenness at three per cent, coarse enough to survive compression. */
async function makeGrain(): Promise<Buffer> {
  if (kept) return kept;
  const [width, height] = [480, 600];
  const pixels = Buffer.alloc(width * height * 4);
  let state = 7;
  for (let index = 0; index < pixels.length; index += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const light = state >>> 31;
    pixels.fill(light ? 255 : 60, index, index + 3);
    pixels[index + 3] = (state >>> 24) % 9;
  }
  kept = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .blur(0.6)
    .png()
    .toBuffer();
  return kept;
}
