import { darker, lighter, tones } from './colour.ts';
import { crate } from './made.ts';
import { border } from './motif.ts';
import type { Pen } from './pen.ts';
import { at, box, disc, line, shape } from './shape.ts';
import { grain } from './texture.ts';

/** A lidded wooden chest standing corner-on; faces are ornamented in 0–100 units. */
type Chest = {
  tone: string;
  h: number;
  wood?: boolean;
  left: string;
  right: string;
  top: string;
  edge: string;
};

export function chest(pen: Pen, made: Chest): string {
  const { tone, h } = made;
  const skin = made.wood === false ? '' : grain(pen, tone, 'scale(.32)');
  const seam = box([0, 27], [100, 3], darker(tone, 0.7)) + line('M0 31H100', lighter(tone, 0.4), 0.8);
  const rim = (art: string) =>
    skin +
    art +
    border([3, 4], [94, 92], [1, 1], () => '') +
    box([1.6, 2.4], [96.8, 95.2], 'none', `stroke="${made.edge}" stroke-width="1.4"`);
  const body = crate(pen, {
    x: 530,
    y: 980,
    w: 350,
    d: 250,
    h,
    tone,
    left: rim(made.left) + seam,
    right: rim(made.right) + seam,
    top: rim(made.top),
  });
  const clasp = at(
    360,
    980 - h * 0.7 - 62,
    shape(
      'M-20 -22L20 -8V34L0 42L-20 20Z',
      tones.brass,
      `stroke="${darker(tones.brass, 0.55)}" stroke-width="3"`,
    ) + disc(0, 12, 7, darker(tones.brass, 0.6)),
  );
  const feet = [
    [-338, -122],
    [-8, -4],
    [236, -86],
  ]
    .map(([x = 0, y = 0]) => disc(530 + x, 984 + y, 17, darker(tone, 0.35)))
    .join('');
  return feet + body + clasp;
}
