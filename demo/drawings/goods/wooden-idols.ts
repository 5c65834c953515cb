import { darker } from '../kit/colour.ts';
import { crown, necklace } from '../kit/deity-parts.ts';
import { jagannath } from '../kit/jagannath.ts';
import { lotus, petal } from '../kit/motif.ts';
import { type Pen, pick } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, disc, line, mirrored, oval, shape, times } from '../kit/shape.ts';
import { ball, limb, lump, solid, turned } from '../kit/solid.ts';

const puriTrio: Draw = (pen) => {
  const plank = solid(pen, 'M150 944H810L830 990H130Z', '#A87544', {
    finish: 'wood',
    decor: times(12, (i) => lotus(176 + i * 56, 984, 44, ['#C0392B', '#5A1F16'])),
  });
  return {
    art:
      plank +
      at(262, 830, jagannath('white'), { scale: 1.86 }) +
      at(700, 830, jagannath('black'), { scale: 1.86 }) +
      at(482, 846, jagannath('yellow'), { scale: 1.5 }),
    place: 'floor',
    light: 'sage',
    spread: 370,
    raise: 150,
  };
};

const avatars: readonly (readonly [string, string, string])[] = [
  ['#4F86B8', '#E0A12E', 'fish'],
  ['#5B8F6A', '#C0392B', 'turtle'],
  ['#6E6A9C', '#E0A12E', 'boar'],
  ['#D98A3A', '#A8322A', 'lion'],
  ['#E3B27A', '#F4E7CC', 'umbrella'],
  ['#D9A56E', '#A8322A', 'axe'],
  ['#5E9A6B', '#E0A12E', 'bow'],
  ['#F0E2C8', '#2C5F8C', 'plough'],
  ['#4F7FB5', '#E0A12E', 'flute'],
  ['#E8C79A', '#C0392B', 'sword'],
];

function avatar(pen: Pen, [skin, cloth, kind]: readonly [string, string, string]): string {
  const lower =
    kind === 'fish'
      ? lump(pen, 'M-44 -110C-56 -50 -30 -20 -6 -14L-40 0H40L6 -14C30 -20 56 -50 44 -110Z', cloth) +
        times(3, (i) =>
          line(`M-36 ${-92 + i * 22}Q0 ${-76 + i * 22} 36 ${-92 + i * 22}`, darker(cloth, 0.4), 3),
        )
      : kind === 'turtle'
        ? ball(pen, 0, -46, [58, 48], '#6E7A3A') +
          times(3, (i) => line(`M-50 ${-70 + i * 22}H50`, '#3F4A20', 3))
        : lump(
            pen,
            mirrored(
              0,
              [
                [26, -120],
                [46, -40],
                [50, -6],
                [0, 0],
              ],
              true,
            ),
            cloth,
          ) + line('M-48 -16Q0 -2 48 -16', '#F2C94C', 7);
  const hand: Record<string, string> = {
    axe:
      line('M58 -40V-210', '#6E4A2A', 7) + lump(pen, 'M58 -206C92 -216 100 -176 88 -160L58 -172Z', '#BFC2C4'),
    bow: line('M54 -40Q110 -130 54 -220L54 -40', '#8A5A2B', 6),
    plough: line('M62 -30L52 -214L26 -226', '#8A5A2B', 9),
    flute: line('M-40 -178L66 -164', '#C98A1B', 8),
    sword: line('M56 -90L84 -226', '#D5D8D9', 9) + line('M44 -106L72 -98', '#C98A1B', 7),
    umbrella: line('M56 -40V-236', '#8A5A2B', 6) + lump(pen, 'M10 -230Q56 -290 102 -230Z', '#F0B429'),
  };
  const face =
    kind === 'lion'
      ? around(14, 30, (x, y, turn) => at(x, -184 + y, shape(petal(22, 9), '#B8601F'), { turn }))
      : '';
  const snout =
    kind === 'boar'
      ? ball(pen, 0, -174, [15, 12], darker(skin, 0.15)) +
        line('M-12 -168q-12 -4 -12 -16M12 -168q12 -4 12 -16', '#FFF8E8', 5)
      : '';
  return (
    lower +
    lump(
      pen,
      mirrored(
        0,
        [
          [20, -156],
          [34, -140],
          [26, -110],
          [0, -104],
        ],
        true,
      ),
      skin,
    ) +
    limb(
      [
        [-26, -146],
        [-54, -120],
        [-48, -96],
      ],
      14,
      skin,
    ) +
    limb(
      [
        [26, -146],
        [54, -124],
        [56, -140],
      ],
      14,
      skin,
    ) +
    (hand[kind] ?? ball(pen, 58, -150, 13, '#F2C94C') + ball(pen, -50, -92, 11, '#FFF8E8')) +
    face +
    ball(pen, 0, -184, [29, 33], skin) +
    at(
      0,
      -182,
      [-1, 1]
        .map(
          (s) =>
            oval([s * 11, -2], 6, 4.5, '#FFF') +
            disc(s * 11, -2, 3, '#1E1210') +
            line(`M${s * 4} -11Q${s * 12} -17 ${s * 19} -10`, '#1E1210', 2.4),
        )
        .join('') + line('M-8 15Q0 20 8 15', '#A8221C', 4),
    ) +
    snout +
    necklace(-148, 18, '#F2C94C') +
    at(0, -208, crown(pen, 54, 52, '#F2C94C'))
  );
}

const dashavatar: Draw = (pen) => {
  const rowOf = (from: number, y: number, scale: number) =>
    times(5, (i) =>
      at(
        168 + i * 156,
        y,
        turned(pen, 0, '#A8322A', {
          profile: [
            [-14, 54],
            [0, 56],
          ],
          tilt: 0.12,
        }) + at(0, -12, avatar(pen, pick(avatars, from + i))),
        { scale },
      ),
    );
  const step = (y: number, h: number) =>
    solid(pen, `M70 ${y}H890V${y + h}H70Z`, '#2F6B4A', {
      decor: times(22, (i) =>
        at(90 + i * 38, y + h / 2, shape('M0 -14L14 0L0 14L-14 0Z', i % 2 ? '#F2C94C' : '#F4E7CC')),
      ),
    });
  return {
    art: step(640, 44) + rowOf(0, 644, 1.12) + step(946, 44) + rowOf(5, 950, 1.12),
    place: 'floor',
    spread: 440,
    raise: 110,
    zoom: 0.92,
  };
};

export const woodenIdols: Record<string, Draw> = { DC09: puriTrio, DC10: dashavatar };
