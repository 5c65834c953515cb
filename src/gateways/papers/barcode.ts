import { type DrawingContext, code128 } from 'bwip-js/node';
import type { Sheet } from '#gateways/pdf/sheet.ts';

type Bar = { x: number; width: number };
type Box = { x: number; y: number; width: number; height: number };

/** Code 128 requires ten modules of white on each side; a module is at most this wide, so that short numbers stay readable. */
const quietModules = 10;
const widestModule = 1.4;

/** Draws a text as a Code 128 barcode into a box, centred. */
export function drawBarcode({ pdf }: Sheet, text: string, box: Box): void {
  const { bars, width } = code128({ bcid: 'code128', text, scale: 1 }, collectBars());
  const module = Math.min(box.width / (width + 2 * quietModules), widestModule);
  const left = box.x + (box.width - width * module) / 2;
  for (const bar of bars) pdf.rect(left + bar.x * module, box.y, bar.width * module, box.height);
  pdf.fill('#000000');
}

/** Returns a drawing context of the barcode library that collects the bars in modules. */
function collectBars(): DrawingContext<{ bars: Bar[]; width: number }> {
  const bars: Bar[] = [];
  let width = 0;
  const nothing = () => {};
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (wide) => {
      width = wide;
    },
    line: (...[x, , , , wide]) => {
      // The library names the middle of a bar in whole modules, rounded up where the bar has an odd width.
      bars.push({ x: x - Math.ceil(wide / 2), width: wide });
    },
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ bars, width }),
  };
}
