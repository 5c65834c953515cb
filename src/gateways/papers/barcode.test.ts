import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { makeBarcodePicture } from '#test/papers/make-barcode-picture.ts';

beforeAll(async () => {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = new Uint8Array(readFileSync(wasm)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** Reads the codes as a phone held askew over a badly printed label sees them: turned, blurred, grey. */
async function readAskew(picture: Buffer): Promise<string[]> {
  const turned = await sharp(picture).rotate(4, { background: '#ffffff' }).blur(0.8).png().toBuffer();
  const grey = await sharp(turned).linear(0.6, 60).png().toBuffer();
  const found = await readBarcodes(new Uint8Array(grey), { formats: ['Code128'] });
  return found.map(({ text }) => text);
}

test.each([
  ['an order number on an A6 label', 'HT-2611-7K3QX9M2', 269, 34],
  ['a tracking number of digits on an A6 label', '12345678901', 269, 34],
  ['a tracking number of letters and digits on a 4 × 6 inch label', 'FMPC0123456789', 260, 34],
  ['an order number on a packing slip', 'HT-2611-7K3QX9M2', 200, 40],
])('a decoder reads %s', async (_, text, width, height) => {
  // A label printer has 203 dots to the inch.
  const picture = await makeBarcodePicture(text, { width, height, density: 203 });
  expect(await readAskew(picture)).toEqual([text]);
});
