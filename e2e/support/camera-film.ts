import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeBarcodePicture } from '#test/papers/make-barcode-picture.ts';

const width = 1280;
const height = 720;
const framesPerSecond = 4;
/** Each code is held in front of the camera for a second and a half, and taken away for a second and a half. */
const framesPerScene = 6;

/**
 * Writes a film (YUV4MPEG2) in which our barcodes are held in front of a camera one after the other, and returns the arguments with which
 * Chromium plays it.
 */
export async function filmCodes(path: string, codes: readonly string[]): Promise<string[]> {
  const colours = Buffer.alloc((width * height) / 2, 128);
  const desk = await toFrame();
  const frames: Buffer[] = [];
  const show = (grey: Buffer) => {
    for (let each = 0; each < framesPerScene; each += 1) frames.push(Buffer.from('FRAME\n'), grey, colours);
  };
  for (const code of codes) {
    show(desk);
    // Codes are drawn one after the other: drawing all together would hold all their pictures in memory.
    // oxlint-disable-next-line no-await-in-loop
    show(await toFrame(await makeBarcodePicture(code, { width: 200, height: 40, density: 203 })));
  }
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`);
  await writeFile(path, Buffer.concat([head, ...frames]));
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ];
}

/** Returns the brightness of a picture of the packing table, with a slightly tilted label on it. */
async function toFrame(label?: Buffer): Promise<Buffer> {
  const background = '#8a7a66';
  const table = sharp({ create: { width, height, channels: 3, background } });
  const turned = label && (await sharp(label).rotate(5, { background }).blur(0.7).png().toBuffer());
  const scene = turned ? table.composite([{ input: turned }]) : table;
  return sharp(await scene.png().toBuffer())
    .greyscale()
    .raw()
    .toBuffer();
}
