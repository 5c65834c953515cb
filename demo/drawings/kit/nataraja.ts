import { darker, lighter } from './colour.ts';
import { crown, features } from './deity-parts.ts';
import type { Pen } from './pen.ts';
import { at, line, mirrored, smooth, times } from './shape.ts';
import { ball, limb, lump } from './solid.ts';

/** Nataraja in his ring of flames; feet of the ring on y = 0, about 460 wide and 520 high. */
export function natarajaFigure(pen: Pen, tone: string): string {
  const [cx, cy] = [0, -260];
  const tongues = times(27, (i) => {
    const a = Math.PI * (1.62 * (i / 26) - 0.31);
    return at(
      cx - Math.cos(a) * 222,
      cy - Math.sin(a) * 222,
      lump(
        pen,
        mirrored(
          0,
          [
            [0, -40],
            [7, -22],
            [13, -4],
            [0, 8],
          ],
          true,
        ),
        tone,
      ),
      { turn: (a * 180) / Math.PI - 90 },
    );
  });
  const hoop = `M${cx - Math.cos(-1.04) * 222} ${cy - Math.sin(-1.04) * 222}A222 222 0 1 1 ${cx + Math.cos(-1.04) * 222} ${cy - Math.sin(-1.04) * 222}`;
  const ringArt =
    line(hoop, darker(tone, 0.55), 26) +
    line(hoop, tone, 20) +
    line(hoop, lighter(tone, 0.4), 5, 'stroke-dasharray="1 12"');
  const hair = [-1, 1]
    .map((s) =>
      times(
        5,
        (i) =>
          limb(
            [
              [s * 16, -420],
              [s * 90, -440 + i * 20],
              [s * (170 - i * 8), -424 + i * 34],
            ],
            7,
            tone,
          ) + ball(pen, s * (170 - i * 8), -424 + i * 34, 7, tone),
      ),
    )
    .join('');
  const legs =
    limb(
      [
        [-10, -238],
        [-52, -176],
        [-14, -112],
        [-18, -58],
      ],
      42,
      tone,
    ) +
    limb(
      [
        [14, -236],
        [84, -226],
        [112, -196],
        [136, -160],
      ],
      38,
      tone,
    ) +
    lump(pen, 'M122 -172C140 -180 168 -172 172 -158C158 -148 134 -150 122 -152Z', tone) +
    ball(pen, -24, -50, [34, 14], tone);
  const dwarf =
    lump(
      pen,
      smooth(
        [
          [-96, -20],
          [-60, -46],
          [0, -44],
          [60, -38],
          [96, -18],
          [60, -6],
          [-60, -6],
        ],
        true,
      ),
      darker(tone, 0.12),
    ) + ball(pen, -96, -30, 19, darker(tone, 0.1));
  const arms =
    limb(
      [
        [-34, -338],
        [-96, -352],
        [-130, -404],
      ],
      20,
      tone,
    ) +
    limb(
      [
        [34, -338],
        [96, -352],
        [130, -404],
      ],
      20,
      tone,
    ) +
    limb(
      [
        [-30, -330],
        [-80, -296],
        [-72, -338],
      ],
      22,
      tone,
    ) +
    limb(
      [
        [30, -334],
        [20, -286],
        [92, -272],
        [124, -244],
      ],
      22,
      tone,
    ) +
    ball(pen, -72, -350, [13, 22], tone) +
    lump(pen, 'M-148 -430L-112 -400M-148 -400L-112 -430L-112 -398L-148 -432Z', tone) +
    at(
      132,
      -408,
      lump(
        pen,
        mirrored(
          0,
          [
            [0, -52],
            [9, -28],
            [15, -6],
            [0, 8],
          ],
          true,
        ),
        lighter(tone, 0.25),
      ),
    );
  const body =
    lump(
      pen,
      mirrored(
        0,
        [
          [26, -362],
          [46, -334],
          [30, -282],
          [44, -230],
          [0, -206],
        ],
        true,
      ),
      tone,
    ) +
    line('M-30 -282Q0 -268 30 -282M-40 -236Q0 -218 40 -236', darker(tone, 0.5), 4) +
    limb(
      [
        [40, -236],
        [70, -214],
        [118, -232],
      ],
      8,
      lighter(tone, 0.1),
    ) +
    line('M-30 -340Q10 -300 34 -250', lighter(tone, 0.4), 5);
  const head =
    lump(pen, 'M-10 -386H10V-352H-10Z', tone) +
    ball(pen, 0, -404, [30, 36], tone) +
    at(0, -400, features(27, darker(tone, 0.6))) +
    at(0, -424, crown(pen, 66, 66, lighter(tone, 0.1))) +
    line('M-20 -350Q0 -330 20 -350', lighter(tone, 0.4), 5);
  return tongues + ringArt + hair + dwarf + legs + body + arms + head;
}
