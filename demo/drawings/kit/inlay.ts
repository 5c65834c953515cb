import { flower, leaf } from './motif.ts';
import { at, line } from './shape.ts';

/** Flowers of cut stone set in marble. */
export function inlayFlower(x: number, y: number, s: number): string {
  return at(
    x,
    y,
    line('M0 54Q-12 20 0 0M0 50Q30 34 40 10M0 50Q-30 40 -42 18', '#2F6B4A', 4) +
      leaf(0, 52, 34, ['#3E7A55', 74]) +
      leaf(0, 52, 34, ['#3E7A55', -74]) +
      flower(0, -6, 28, ['#B3432F', '#E0A12E', 7]) +
      flower(42, 4, 17, ['#2C4F8F', '#E0A12E', 6]) +
      flower(-44, 12, 17, ['#2A8C82', '#E0A12E', 6]),
    { scale: s },
  );
}
