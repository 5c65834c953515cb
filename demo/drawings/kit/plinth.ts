import { lighter } from './colour.ts';
import type { Pen } from './pen.ts';
import { times } from './shape.ts';
import { ball, solid } from './solid.ts';

/** A stepped, moulded base under a seated figure, its top at y = -h. */
export function plinth(pen: Pen, w: number, h: number, tone: string): string {
  const step = (y: number, width: number, height: number) =>
    solid(pen, `M${-width} ${y}H${width}V${y + height}H${-width}Z`, tone, { finish: 'metal' });
  return (
    step(-h, w * 0.86, h * 0.3) +
    step(-h * 0.7, w * 0.94, h * 0.4) +
    step(-h * 0.3, w, h * 0.3) +
    times(15, (i) => ball(pen, -w * 0.86 + (i * w * 1.72) / 14, -h * 0.5, h * 0.1, lighter(tone, 0.15)))
  );
}
