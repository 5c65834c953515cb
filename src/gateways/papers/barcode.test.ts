import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Sheet } from '#gateways/invoice-pdf/sheet.ts';
import { drawBarcode } from './barcode.ts';

beforeAll(async () => {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = new Uint8Array(readFileSync(wasm)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** Draws a code into a box of points as a picture of a label printer, with 203 dots to the inch. */
async function drawPicture(text: string, width: number, height: number): Promise<Buffer> {
  const bars: string[] = [];
  const pdf = {
    rect: (...[x, y, wide, high]: number[]) =>
      bars.push(`<rect x="${x}" y="${y}" width="${wide}" height="${high}"/>`),
    fill: () => pdf,
  };
  drawBarcode({ pdf } as unknown as Sheet, text, { x: 0, y: 10, width, height });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + 20}">${bars.join('')}</svg>`;
  return sharp(Buffer.from(svg), { density: 203 }).flatten({ background: '#ffffff' }).png().toBuffer();
}

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
  expect(await readAskew(await drawPicture(text, width, height))).toEqual([text]);
});
