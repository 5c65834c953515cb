import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { invalid } from '#domain/error.ts';
import { readable } from './read-picture.ts';

const { resolve } = createRequire(import.meta.url);
const longestMs = 60_000;
/** Almost no quality is lost: the pixels are encoded again afterwards. */
const JPEG = { quality: 98, chromaSubsampling: '4:4:4' };

export type HeicPixels = { pixels: Uint8Array<ArrayBuffer>; width: number; height: number };

/**
 * Turns a HEIC file into an upright JPEG with its colour profile. The decoder is slow and exposed to hostile input, so it runs in a thread
 * that ends with the picture. Throws 422 `picture.damaged`.
 */
export async function decodeHeic(file: Uint8Array): Promise<Uint8Array> {
  const { icc } = await readable(sharp(file).metadata());
  const { pixels, width, height } = await decodeInThread(file);
  const raw = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const jpeg = await raw.jpeg(JPEG).toBuffer();
  return icc ? addProfile(jpeg, icc) : jpeg;
}

function decodeInThread(file: Uint8Array): Promise<HeicPixels> {
  const worker = new Worker(resolve('#gateways/pictures/heic-thread.ts'), { workerData: file, stdout: true });
  const damaged = invalid(
    'picture.damaged',
    'This HEIC photo could not be read. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it again.',
  );
  return new Promise<HeicPixels>((done, fail) => {
    const timer = setTimeout(() => fail(damaged), longestMs);
    worker.once('message', done);
    worker.once('error', () => fail(damaged));
    worker.once('exit', () => {
      clearTimeout(timer);
      fail(damaged);
    });
  }).finally(() => worker.terminate());
}

/** The most bytes that one segment of a JPEG holds. */
const segmentBytes = 65_519;

/** Puts a colour profile after the first two bytes of a JPEG, as ICC.1:2022 B.4 requires: without it, colours of a phone look pale. */
function addProfile(jpeg: Buffer, icc: Buffer): Buffer {
  if (icc.length > segmentBytes) return jpeg;
  const name = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + name.length + icc.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, name, icc, jpeg.subarray(2)]);
}
