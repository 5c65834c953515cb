import { darker, lighter, mix, tones } from '../kit/colour.ts';
import { petal } from '../kit/motif.ts';
import { lifted } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, disc, line, mirrored, ring, shape, times } from '../kit/shape.ts';
import { ball, limb, lump, solid } from '../kit/solid.ts';
import { dabs, specks } from '../kit/texture.ts';
import { villager } from '../kit/villager.ts';

const molela: Draw = (pen) => {
  const tone = tones.terracotta;
  const tree =
    limb(
      [
        [330, 860],
        [338, 740],
        [326, 650],
      ],
      20,
      tone,
    ) +
    times(15, (i) => at(328, 640, lump(pen, petal(74, 18), mix(tone, '#6E7A45', 0.25)), { turn: i * 24 })) +
    ball(pen, 328, 640, 24, tone);
  const hut =
    lump(pen, 'M520 780H690V880H520Z', lighter(tone, 0.1)) +
    lump(pen, 'M494 786L605 676L716 786Z', darker(tone, 0.12)) +
    times(6, (i) => line(`M${520 + i * 30} 784L605 684`, lighter(tone, 0.3), 3)) +
    shape('M584 880V826Q605 804 626 826V880Z', darker(tone, 0.6)) +
    disc(548, 830, 12, '#F1E3C8') +
    disc(662, 830, 12, '#F1E3C8');
  const women =
    at(
      420,
      884,
      villager(pen, tone, [
        [
          [-34, -160],
          [-10, -196],
        ],
        [
          [36, -104],
          [30, -80],
        ],
      ]) +
        lump(
          pen,
          mirrored(
            0,
            [
              [12, -240],
              [26, -226],
              [20, -204],
              [0, -198],
            ],
            true,
          ),
          darker(tone, 0.15),
        ),
      { scale: 1.02 },
    ) +
    at(
      488,
      884,
      villager(pen, lighter(tone, 0.12), [
        [
          [-36, -100],
          [-30, -76],
        ],
        [
          [34, -160],
          [10, -196],
        ],
      ]) +
        lump(
          pen,
          mirrored(
            0,
            [
              [12, -240],
              [26, -226],
              [20, -204],
              [0, -198],
            ],
            true,
          ),
          darker(tone, 0.15),
        ),
      { scale: 0.92 },
    );
  const bull = at(
    600,
    560,
    lump(
      pen,
      'M-90 60L-84 -6C-86 -40 -40 -46 -20 -44C-6 -66 22 -66 30 -40C60 -44 96 -50 106 -22C112 -8 90 0 76 0L70 60H48L44 14H-48L-58 60Z',
      lighter(tone, 0.14),
    ) +
      line('M84 -40C70 -66 84 -84 96 -86', lighter(tone, 0.5), 9) +
      disc(88, -24, 4, darker(tone, 0.7)),
  );
  const sun =
    ball(pen, 330, 430, 44, '#D9A45A') +
    around(14, 64, (x, y, turn) => at(330 + x, 430 + y, lump(pen, petal(30, 10), tone), { turn }));
  const ground =
    lump(pen, 'M250 884H710V924H250Z', darker(tone, 0.1)) +
    times(15, (i) => disc(270 + i * 30, 904, 7, '#F1E3C8'));
  const slab = solid(
    pen,
    'M232 330Q480 300 728 330Q744 640 730 946Q480 968 230 946Q216 640 232 330Z',
    darker(tone, 0.2),
    {
      edge: 4,
      decor:
        dabs(
          pen,
          [
            [220, 310],
            [520, 650],
          ],
          [180, 9, 0.05],
        ) +
        specks(
          pen,
          [
            [220, 310],
            [520, 650],
          ],
          [160, 3, '#6E3420'],
        ),
    },
  );
  const rim =
    line(
      'M262 360Q480 334 698 360Q712 640 700 916Q480 936 260 916Q248 640 262 360Z',
      lighter(tone, 0.2),
      20,
    ) + times(30, (i) => disc(270 + i * 14.6, 354 - Math.sin((i / 29) * Math.PI) * 16, 4, '#F1E3C8'));
  const birds = [
    [450, 420],
    [520, 394],
  ]
    .map(([x = 0, y = 0]) =>
      at(x, y, lump(pen, 'M-30 0C-16 -22 12 -18 18 -6L34 -8L22 6C10 18 -14 16 -30 0Z', '#E5CDA6')),
    )
    .join('');
  return {
    art:
      lifted(pen, slab, 14) +
      rim +
      sun +
      birds +
      tree +
      bull +
      line('M500 622H700', lighter(tone, 0.25), 9) +
      hut +
      women +
      ground,
    place: 'wall',
  };
};

const dhokraMusicians: Draw = (pen) => {
  const tone = tones.bell;
  const drum = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      lump(pen, 'M-44 -16Q0 -30 44 -16V16Q0 30 -44 16Z', darker(tone, 0.1)) +
        times(5, (i) => line(`M${-34 + i * 15} -18L${-26 + i * 15} 18`, lighter(tone, 0.4), 3)),
      { turn },
    );
  const pose = [
    [
      [
        [-46, -108],
        [-30, -84],
      ],
      [
        [46, -108],
        [34, -84],
      ],
      drum(0, -84, 0),
    ],
    [
      [
        [-34, -140],
        [6, -152],
      ],
      [
        [40, -136],
        [22, -152],
      ],
      line('M-6 -152H96', lighter(tone, 0.2), 10) + disc(100, -152, 9, tone),
    ],
    [
      [
        [-44, -120],
        [-16, -104],
      ],
      [
        [44, -120],
        [20, -104],
      ],
      ball(pen, -10, -102, [9, 24], lighter(tone, 0.2)) + ball(pen, 12, -102, [9, 24], lighter(tone, 0.2)),
    ],
    [
      [
        [-46, -160],
        [-60, -200],
      ],
      [
        [44, -150],
        [20, -160],
      ],
      lump(pen, 'M10 -164L70 -196L78 -166L14 -156Z', lighter(tone, 0.1)),
    ],
    [
      [
        [-46, -104],
        [-30, -88],
      ],
      [
        [46, -104],
        [34, -88],
      ],
      ball(pen, 0, -86, [34, 28], darker(tone, 0.05)) + line('M-30 -92Q0 -76 30 -92', lighter(tone, 0.4), 3),
    ],
  ] as const;
  const figures = pose
    .map(([left, right, thing], i) =>
      at(
        236 + i * 122,
        800,
        villager(pen, i % 2 ? lighter(tone, 0.1) : tone, [left, right]) +
          thing +
          times(3, (k) => line(`M-24 ${-62 + k * 9}H24`, darker(tone, 0.5), 2.4)),
        { scale: 1.5 },
      ),
    )
    .join('');
  const rope = (y: number) =>
    times(28, (i) =>
      at(
        166 + i * 23.2,
        y,
        lump(pen, 'M-14 -10Q0 -16 14 -10V10Q0 16 -14 10Z', i % 2 ? tone : darker(tone, 0.12)),
        { turn: 24 },
      ),
    );
  const back = solid(pen, 'M150 470H810V850H150Z', darker(tone, 0.42), {
    finish: 'metal',
    decor: times(34, (i) =>
      line(`M140 ${474 + i * 11.5}H820`, i % 2 ? darker(tone, 0.6) : darker(tone, 0.3), 4),
    ),
  });
  const loops = times(
    11,
    (i) =>
      ring(180 + i * 60, 440, 24, darker(tone, 0.5), 16) +
      ring(180 + i * 60, 440, 24, tone, 10) +
      disc(180 + i * 60, 440, 8, lighter(tone, 0.3)),
  );
  return {
    art:
      lifted(
        pen,
        loops +
          back +
          rope(474) +
          rope(842) +
          times(
            12,
            (i) =>
              line(`M${176 + i * 55} 856v30`, darker(tone, 0.4), 5) +
              ball(pen, 176 + i * 55, 900, [13, 17], tone),
          ),
      ) + figures,
    place: 'wall',
    light: 'sage',
    raise: -40,
  };
};

export const reliefs: Record<string, Draw> = { WD08: molela, WD10: dhokraMusicians };
