import { flower, leaf } from './motif.ts';
import { shape } from './shape.ts';

export function bloom(
  x: number,
  y: number,
  r: number,
  [fill, heart, green]: readonly [string, string, string],
): string {
  return (
    leaf(x, y, r * 1.3, [green, 130]) + leaf(x, y, r * 1.3, [green, -130]) + flower(x, y, r, [fill, heart, 8])
  );
}

export function shine(x: number, y: number): string {
  return shape(
    `M${x} ${y - 60}Q${x - 38} ${y} ${x - 10} ${y + 90}Q${x + 4} ${y + 10} ${x + 26} ${y - 60}Z`,
    '#FFFFFF',
    'opacity=".4"',
  );
}
