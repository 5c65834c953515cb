import { darker, lighter, tones } from '../kit/colour.ts';
import { diya } from '../kit/lamp.ts';
import { petal } from '../kit/motif.ts';
import type { Point } from '../kit/pen.ts';
import { type Draw, flame, glow } from '../kit/scene.ts';
import { at, disc, line, oval, ring, shape, times } from '../kit/shape.ts';
import { band, limb, lump, solid, turned } from '../kit/solid.ts';

const kuthuvilakku: Draw = (pen) => {
  const tone = tones.brass;
  const stem = turned(pen, 480, tone, {
    profile: [
      [430, 22],
      [450, 46],
      [470, 26],
      [520, 20],
      [560, 40],
      [580, 20],
      [640, 20],
      [672, 44],
      [700, 22],
      [770, 22],
      [800, 48],
      [830, 30],
      [880, 40],
      [910, 110],
      [950, 176],
      [990, 200],
    ],
    finish: 'metal',
    tilt: 0.14,
    decor: [460, 560, 572, 672, 684, 800, 812, 930, 950]
      .map((y) => line(band(480, y, 210, 0.14), darker(tone, 0.5), 4))
      .join(''),
  });
  const bowl =
    oval([480, 400], 176, 46, darker(tone, 0.3), `stroke="${darker(tone, 0.55)}" stroke-width="3"`) +
    solid(
      pen,
      'M304 400C310 450 400 474 480 474C560 474 650 450 656 400C640 424 570 446 480 446C390 446 320 424 304 400Z',
      tone,
      { finish: 'metal' },
    ) +
    oval([480, 402], 146, 33, '#5A3F16') +
    oval([480, 406], 120, 24, '#A97C30', 'opacity=".7"');
  const spouts = (
    [
      [310, 402],
      [390, 440],
      [480, 452],
      [570, 440],
      [650, 402],
    ] as const
  )
    .map(([x, y]) => lump(pen, `M${x - 15} ${y - 16}Q${x} ${y + 20} ${x + 15} ${y - 16}Z`, tone))
    .join('');
  const flames = (
    [
      [308, 388],
      [390, 424],
      [480, 436],
      [570, 424],
      [652, 388],
    ] as const
  )
    .map(([x, y]) => flame(pen, x, y, 64))
    .join('');
  const swan =
    turned(pen, 480, tone, {
      profile: [
        [236, 16],
        [264, 24],
        [290, 16],
        [340, 20],
        [400, 34],
      ],
      finish: 'metal',
    }) +
    lump(
      pen,
      'M430 236C426 196 470 190 492 204C506 178 492 150 512 130C528 118 552 130 556 146L572 156L552 160C546 176 550 214 530 236C500 252 450 252 430 236Z',
      tone,
    ) +
    disc(534, 142, 4, darker(tone, 0.75)) +
    lump(pen, 'M432 230L396 196L446 208Z', lighter(tone, 0.15));
  return { art: stem + swan + bowl + spouts + flames, place: 'floor', light: 'dusk', spread: 200, raise: 10 };
};

const akhandDiya: Draw = (pen) => {
  const tone = tones.brass;
  const base = turned(pen, 480, tone, {
    profile: [
      [800, 168],
      [824, 190],
      [860, 150],
      [890, 96],
      [920, 110],
      [960, 190],
      [988, 204],
    ],
    finish: 'metal',
    tilt: 0.2,
    hollow: darker(tone, 0.4),
    decor: [836, 884, 952, 966].map((y) => line(band(480, y, 210, 0.18), darker(tone, 0.5), 4)).join(''),
  });
  const cup = oval([480, 800], 110, 22, '#6E4A16') + flame(pen, 480, 794, 150);
  const glass =
    'M366 796C330 700 350 620 410 570C420 500 424 420 424 380A56 10 0 0 1 536 380C536 420 540 500 550 570C610 620 630 700 594 796A114 24 0 0 1 366 796Z';
  const chimney =
    shape(glass, '#F4FAF6', 'opacity=".2"') +
    line(glass, '#FFFFFF', 4, 'opacity=".75"') +
    shape(
      'M384 760C360 690 380 640 430 596C436 540 438 470 438 400L456 400C454 480 454 560 446 612C404 650 390 690 408 764Z',
      '#FFFFFF',
      'opacity=".4"',
    ) +
    line('M560 620Q600 690 574 770', '#FFFFFF', 6, 'opacity=".5"');
  return {
    art:
      glow(pen, 480, 700, 380, 0.7) +
      base +
      cup +
      chimney +
      line(band(480, 790, 126, 0.2), tone, 16) +
      line(band(480, 788, 126, 0.2), lighter(tone, 0.5), 4) +
      limb(
        [
          [660, 880],
          [740, 850],
          [740, 780],
          [676, 800],
        ],
        18,
        tone,
      ),
    place: 'floor',
    light: 'dusk',
    spread: 210,
    raise: 70,
    zoom: 1.08,
  };
};

const treeLamp: Draw = (pen) => {
  const tone = tones.bell;
  const ends: Point[] = [
    [190, 560],
    [270, 400],
    [370, 300],
    [480, 240],
    [590, 300],
    [690, 400],
    [770, 560],
  ];
  const limbs = ends
    .map(([x, y], i) =>
      limb(
        [
          [480, 800 - Math.abs(i - 3) * 20],
          [480 + (x - 480) * 0.45, (800 + y) / 2 + 40],
          [x, y + 10],
        ],
        17,
        tone,
      ),
    )
    .join('');
  const twigs = ends
    .map(([x, y]) =>
      [0.45, 0.7]
        .map(
          (t) =>
            at(480 + (x - 480) * t, 800 + (y - 800) * t + 20, lump(pen, petal(46, 14), lighter(tone, 0.1)), {
              turn: x < 480 ? 40 : -40,
            }) +
            at(480 + (x - 480) * t, 800 + (y - 800) * t + 20, lump(pen, petal(40, 12), tone), {
              turn: x < 480 ? -80 : 80,
            }),
        )
        .join(''),
    )
    .join('');
  const lamps = ends
    .map(([x, y]) =>
      at(
        x,
        y,
        diya(pen, tone, {
          flame: 92,
          decor: times(5, (i) =>
            line(`M-110 ${-50 + i * 11}Q0 ${-30 + i * 11} 110 ${-60 + i * 11}`, lighter(tone, 0.4), 4),
          ),
        }),
        { scale: 0.56, flip: x < 480 },
      ),
    )
    .join('');
  const trunk = solid(pen, 'M450 800C440 860 430 900 404 940H556C530 900 520 860 510 800Z', tone, {
    finish: 'metal',
    decor: times(12, (i) =>
      line(
        `M400 ${800 + i * 13}Q480 ${820 + i * 13} 560 ${796 + i * 13}`,
        i % 2 ? lighter(tone, 0.4) : darker(tone, 0.5),
        4,
      ),
    ),
  });
  const foot = turned(pen, 480, tone, {
    profile: [
      [930, 150],
      [950, 200],
      [988, 226],
    ],
    finish: 'metal',
    tilt: 0.14,
    decor: times(16, (i) => ring(280 + i * 27, 985, 10, lighter(tone, 0.4), 4)),
  });
  const birds = [
    [330, 640],
    [640, 640],
  ]
    .map(([x = 0, y = 0], i) =>
      at(x, y, lump(pen, 'M-34 4C-20 -24 14 -20 20 -8L40 -8L24 4C12 20 -12 20 -34 4Z', lighter(tone, 0.12)), {
        flip: i === 0,
      }),
    )
    .join('');
  return {
    art: foot + limbs + twigs + trunk + birds + lamps,
    place: 'floor',
    light: 'dusk',
    spread: 230,
    raise: 10,
  };
};

export const oilLamps: Record<string, Draw> = { LI01: kuthuvilakku, LI02: akhandDiya, LI13: treeLamp };
