// Decodes the HEIC file that the thread was started with, sends its pixels, and ends. Node runs this file directly: it is not in a bundle.
import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';
import type { HeicPixels } from './decode-heic.ts';

const images = new libheif.HeifDecoder().decode(workerData as Uint8Array);
const image = images.find((each) => each.is_primary()) ?? images[0];
if (!image) throw new Error('There is no picture in the file');
const [width, height] = [image.get_width(), image.get_height()];
const pixels = new Uint8Array(width * height * 4);
image.display({ data: pixels, width, height }, (shown) => {
  if (!shown) throw new Error('The picture is damaged');
  const sent: HeicPixels = { pixels, width, height };
  parentPort!.postMessage(sent, [pixels.buffer]);
});
