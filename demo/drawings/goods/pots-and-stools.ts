import { bankuraHorse } from '../kit/animal.ts';
import { darker, scheme, tones } from '../kit/colour.ts';
import { flower, mandala } from '../kit/motif.ts';
import type { Pen } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { at, disc, line, oval, times } from '../kit/shape.ts';
import { band, limb, turned } from '../kit/solid.ts';
import { dabs, specks } from '../kit/texture.ts';

const horse: Draw = (pen, colour) => {
  const [tone] = colour === 'Black' ? ['#3B3634'] : scheme(colour, [tones.terracotta]);
  return {
    art: at(440, 990, bankuraHorse(pen, tone), { scale: 1.16 }),
    place: 'floor',
    light: 'paper',
    spread: 200,
  };
};

const longpiPot: Draw = (pen) => {
  const tone = '#403C3A';
  const decor =
    dabs(
      pen,
      [
        [220, 600],
        [540, 400],
      ],
      [260, 9, 0.1],
    ) +
    specks(
      pen,
      [
        [220, 600],
        [540, 400],
      ],
      [300, 2.5, '#8B8580'],
    );
  const handle = (side: number) =>
    limb(
      [
        [480 + side * 250, 730],
        [480 + side * 318, 742],
        [480 + side * 312, 812],
        [480 + side * 254, 820],
      ],
      26,
      tone,
    ) + cane(480 + side * 306, 776);
  const body = turned(pen, 480, tone, {
    profile: [
      [660, 236],
      [690, 224],
      [730, 254],
      [820, 278],
      [920, 232],
      [978, 150],
    ],
    hollow: tone,
    finish: 'matt',
    decor,
    tilt: 0.2,
  });
  const lid = turned(pen, 480, tone, {
    profile: [
      [566, 46],
      [590, 80],
      [630, 190],
      [662, 240],
    ],
    decor,
    finish: 'matt',
    tilt: 0.16,
  });
  return {
    art:
      handle(-1) +
      handle(1) +
      body +
      lid +
      turned(pen, 480, tone, {
        profile: [
          [512, 52],
          [530, 56],
          [556, 30],
          [580, 36],
        ],
        finish: 'matt',
      }) +
      cane(480, 566, 46),
    place: 'floor',
    light: 'clay',
    spread: 250,
    raise: 120,
  };
};

function cane(x: number, y: number, r = 22): string {
  return times(5, (i) =>
    line(
      `M${x - r} ${y - 16 + i * 8}Q${x} ${y - 8 + i * 8} ${x + r} ${y - 16 + i * 8}`,
      i % 2 ? '#C89A5C' : '#A87A40',
      8,
    ),
  );
}

const bowls: Draw = (pen, colour) => {
  const [a, b, c] =
    colour === 'Multicolour'
      ? ['#B23A30', '#DDA02E', '#23726F']
      : [scheme(colour, [])[0], scheme(colour, [])[0], scheme(colour, [])[0]];
  const accents =
    colour === 'Multicolour' ? ['#DDA02E', '#23726F', '#DDA02E'] : ['#DDA83F', '#2B2725', '#F4E7CC'];
  const bowl = (x: number, y: number, r: number, [tone, trim]: readonly [string, string]) =>
    turned(pen, x, tone, {
      profile: [
        [y - r * 0.9, r],
        [y - r * 0.55, r * 0.95],
        [y - r * 0.22, r * 0.66],
        [y - r * 0.1, r * 0.4],
        [y, r * 0.46],
      ],
      hollow: '#C79A62',
      finish: 'glaze',
      tilt: 0.3,
      decor: [0.72, 0.62, 0.3]
        .map((k, i) => line(band(x, y - r * k, r, 0.3), i === 1 ? '#2B2725' : trim, i === 1 ? 4 : 12))
        .join(''),
    }) + oval([x, y - r * 0.9], r * 0.7, r * 0.2, 'none', 'stroke="#8E6433" stroke-width="2" opacity=".6"');
  return {
    art:
      oval([480, 985], 330, 30, '#2B1808', 'opacity=".12"') +
      bowl(640, 880, 210, [b ?? '', accents[1] ?? '']) +
      bowl(310, 930, 175, [a ?? '', accents[0] ?? '']) +
      bowl(540, 990, 140, [c ?? '', accents[2] ?? '']),
    place: 'floor',
    spread: 300,
    raise: 150,
    zoom: 1.1,
  };
};

function ornament(pen: Pen, y: number, r: number, [tone, trim]: readonly [string, string]): string {
  return turned(pen, 0, tone, {
    profile: [
      [y, r * 0.6],
      [y + 12, r],
      [y + 40, r],
      [y + 52, r * 0.6],
    ],
    finish: 'glaze',
    decor: line(band(0, y + 26, r, 0.16), trim, 8),
  });
}

const stool: Draw = (pen, colour) => {
  const [tone, second, third] = scheme(colour, []);
  const leg = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      [0, 64, 128, 192, 256, 320]
        .map((dy, i) => ornament(pen, dy, i === 2 ? 40 : 30, [i % 2 ? second : tone, i % 2 ? tone : second]))
        .join('') +
        turned(pen, 0, tone, {
          profile: [
            [372, 18],
            [400, 28],
            [420, 16],
          ],
          finish: 'glaze',
        }),
      { scale },
    );
  const seatDecor =
    mandala(480, 540, [[238, 8, 'ring', second]]) +
    times(24, (i) =>
      flower(230 + i * 22, 606 + Math.sqrt(Math.max(0, 1 - ((i - 11.5) / 12) ** 2)) * 36, 15, [
        second,
        third,
        6,
      ]),
    );
  const top = `<g transform="translate(480 540) scale(1 .3)">${disc(0, 0, 282, tone)}${mandala(0, 0, [
    [262, 10, 'ring', second],
    [214, 22, 'petal', second],
    [200, 6, 'ring', third],
    [130, 14, 'petal', second],
    [120, 5, 'ring', third],
    [80, 12, 'dot', second],
    [36, 10, 'petal', second],
  ])}</g>`;
  const seat = turned(pen, 480, tone, {
    profile: [
      [540, 290],
      [570, 300],
      [604, 286],
      [630, 240],
    ],
    finish: 'glaze',
    tilt: 0.3,
    decor: seatDecor,
  });
  const bars =
    limb(
      [
        [320, 860],
        [640, 860],
      ],
      20,
      second,
    ) +
    limb(
      [
        [300, 820],
        [660, 820],
      ],
      14,
      darker(tone, 0.1),
    );
  return {
    art:
      leg(380, 620, 0.8) +
      leg(580, 620, 0.8) +
      bars +
      leg(272, 606, 0.92) +
      leg(688, 606, 0.92) +
      seat +
      top +
      oval([400, 512], 130, 26, '#FFFFFF', 'opacity=".22"'),
    place: 'floor',
    spread: 280,
    raise: 110,
    zoom: 1.12,
  };
};

export const potsAndStools: Record<string, Draw> = { HA01: horse, HA06: longpiPot, HA12: bowls, HA15: stool };
