import { petal } from './motif.ts';
import { at, disc, line, shape } from './shape.ts';

/** A peacock feather's eye on its quill. */
export function feather(x: number, y: number): string {
  return at(
    x,
    y,
    line('M-20 60Q-10 20 0 0', '#3F6B42', 4) +
      shape(petal(74, 34), '#3F7A4A') +
      disc(0, -38, 20, '#C98A1B') +
      disc(0, -36, 14, '#1F7A8C') +
      disc(0, -33, 8, '#27365E'),
    { turn: 24 },
  );
}
