import { darker, lighter, mix } from './colour.ts';
import { crossedLegs, features } from './deity-parts.ts';
import type { Pen } from './pen.ts';
import { at, disc, line, mirrored, times } from './shape.ts';
import { ball, limb, lump } from './solid.ts';

/** Meditating Buddha, about 360 wide and 500 high. */
export function buddha(pen: Pen, tone: string, robe: string): string {
  const dark = darker(tone, 0.6);
  const curls = times(5, (row) =>
    times(9 - row, (i) => ball(pen, (i - (8 - row) / 2) * 15, -404 - row * 15, 9, darker(tone, 0.2))),
  );
  return (
    crossedLegs(pen, 196, 112, tone) +
    limb(
      [
        [96, -262],
        [140, -180],
        [92, -104],
        [24, -92],
      ],
      40,
      tone,
    ) +
    limb(
      [
        [-96, -262],
        [-140, -180],
        [-92, -104],
        [-24, -92],
      ],
      40,
      tone,
    ) +
    lump(
      pen,
      mirrored(
        0,
        [
          [40, -300],
          [112, -272],
          [104, -190],
          [78, -108],
          [0, -92],
        ],
        true,
      ),
      tone,
    ) +
    `<g>${lump(pen, 'M-40 -302C-90 -292 -118 -280 -126 -240C-146 -190 -140 -140 -96 -92L64 -84C84 -120 90 -160 84 -190C40 -210 -16 -250 -40 -302Z', mix(tone, robe, 0.7))}${line('M-104 -260C-60 -180 10 -130 78 -116M-120 -220C-80 -150 -10 -112 64 -100M-70 -286C-30 -220 30 -170 84 -160', dark, 3, 'opacity=".55"')}</g>` +
    ball(pen, 0, -92, [58, 18], lighter(tone, 0.08)) +
    ball(pen, 0, -104, [46, 14], lighter(tone, 0.14)) +
    lump(pen, 'M-28 -330H28L40 -290H-40Z', tone) +
    line('M-30 -304Q0 -292 30 -304', dark, 2.5, 'opacity=".6"') +
    [-1, 1]
      .map((s) =>
        lump(
          pen,
          `M${s * 62} -384C${s * 80} -380 ${s * 78} -330 ${s * 68} -312C${s * 58} -322 ${s * 58} -350 ${s * 60} -384Z`,
          tone,
        ),
      )
      .join('') +
    lump(
      pen,
      mirrored(
        0,
        [
          [0, -440],
          [58, -424],
          [68, -376],
          [50, -326],
          [0, -304],
        ],
        true,
      ),
      tone,
    ) +
    curls +
    ball(pen, 0, -484, [30, 26], darker(tone, 0.2)) +
    ball(pen, 0, -512, [9, 14], tone) +
    at(0, -372, features(58, dark)) +
    disc(0, -398, 5, dark)
  );
}
