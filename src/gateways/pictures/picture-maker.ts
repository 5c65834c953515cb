import { availableParallelism } from 'node:os';
import { invalid } from '#domain/error.ts';
import type { PicturesPort } from '#shop/ports.ts';
import { createBoundedQueue } from '#platform/http-cache/bounded-queue.ts';
import { cleanPicture, inspectPicture } from './clean-picture.ts';
import { describePicture } from './describe-picture.ts';
import { runHeavyWork } from './heavy-work.ts';
import { picturesBusy } from '#domain/catalogue/picture.ts';
import { measure, readable, openUpright } from './read-picture.ts';

const WIDEST = 4096;
// Measured on 2 cores at 480 px: effort 1 takes 55 ms, 2 takes 75 for 3 % less, 4 (the default) 480 for 8 % less.
const AVIF = { quality: 55, effort: 1, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 78, effort: 4 };
const JPEG = { quality: 80, mozjpeg: true };

/** Visitors wait for these: each encoder of AVIF takes some fifty megabytes, and a second one is no quicker on a single processor. */
const bounds = {
  atOnce: Math.min(2, availableParallelism()),
  waiting: 500,
  longestWaitMs: 60_000,
  startsPerTurn: 2,
};
const runInQueue = createBoundedQueue(bounds, picturesBusy);

type RenderTo = Parameters<PicturesPort['render']>[1];

export const pictureMaker: PicturesPort = {
  describe: describePicture,
  inspect: inspectPicture,
  clean: cleanPicture,
  render: renderPicture,
  frame: framePicture,
};

/** Renders the picture upright, in sRGB, without its metadata (place, camera), at most `width` wide and never enlarged. */
export async function renderPicture(
  bytes: Uint8Array,
  { width, format, isAhead }: RenderTo,
): Promise<Uint8Array> {
  if (!Number.isInteger(width) || width < 1 || width > WIDEST) {
    throw invalid('picture.width', `A width must be a whole number up to ${WIDEST}`);
  }
  await measure(bytes);
  const run = isAhead ? runHeavyWork : runInQueue;
  return run(() => {
    const resized = openUpright(bytes).resize({ width, withoutEnlargement: true });
    const encoded = format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP);
    return readable(encoded.toBuffer());
  });
}

/** Renders the whole picture, upright and without its metadata, in the middle of a plain background, as JPEG. */
export async function framePicture(
  bytes: Uint8Array,
  { width, height, ground }: { width: number; height: number; ground: string },
): Promise<Uint8Array> {
  await measure(bytes);
  const framed = openUpright(bytes).resize({ width, height, fit: 'contain', background: ground });
  return readable(framed.flatten({ background: ground }).jpeg(JPEG).toBuffer());
}
