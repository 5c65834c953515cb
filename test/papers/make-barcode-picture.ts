import sharp from 'sharp';
import type { Sheet } from '#gateways/pdf/sheet.ts';
import { drawBarcode } from '#gateways/papers/barcode.ts';

/** Draws a code into a box as our papers do, measured in points, and returns it as a picture with a number of dots per inch. */
export async function makeBarcodePicture(
  text: string,
  { width, height, density }: { width: number; height: number; density: number },
): Promise<Buffer> {
  const bars: string[] = [];
  const pdf = {
    rect: (...[x, y, wide, high]: number[]) =>
      bars.push(`<rect x="${x}" y="${y}" width="${wide}" height="${high}"/>`),
    fill: () => pdf,
  };
  drawBarcode({ pdf } as unknown as Sheet, text, { x: 0, y: 10, width, height });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + 20}">${bars.join('')}</svg>`;
  return sharp(Buffer.from(svg), { density }).flatten({ background: '#ffffff' }).png().toBuffer();
}
