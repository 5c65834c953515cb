import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { flower, leaf, mandala, vine } from '../kit/motif.ts';
import { bloom, shine } from '../kit/pottery-paint.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, disc, line, shape, times } from '../kit/shape.ts';
import { band, limb, turned } from '../kit/solid.ts';

const bluePotteryVase: Draw = (pen, colour) => {
  const [tone, second, third, accent] = scheme(colour, [tones.cobalt]);
  const pale = colour === 'White Floral' ? tones.cobalt : third;
  const decor =
    times(7, (i) => bloom(300 + i * 60, 740 + (i % 2) * 36, i % 2 ? 52 : 66, [pale, accent, second])) +
    times(9, (i) => leaf(270 + i * 52, 900, 56, [pale, i % 2 ? 20 : -20])) +
    [608, 624, 850, 866].map((y) => line(band(480, y, 260, 0.12), pale, 5)).join('') +
    times(13, (i) => at(318 + i * 27, 556, shape('M0 -34L14 0L0 34L-14 0Z', i % 2 ? accent : pale)));
  const vase = turned(pen, 480, tone, {
    profile: [
      [300, 96],
      [318, 84],
      [400, 62],
      [500, 78],
      [600, 168],
      [720, 214],
      [840, 178],
      [940, 104],
      [984, 112],
    ],
    hollow: darker(tone, 0.5),
    finish: 'glaze',
    decor,
    tilt: 0.18,
  });
  return { art: vase + shine(360, 660), place: 'floor', light: 'paper', spread: 150 };
};

const planter: Draw = (pen, colour) => {
  const many = colour === 'Multicolour';
  const [tone, , , green] = many ? ['#F3EDDE', '', '', '#2F6B4A'] : scheme(colour, []);
  const paint = many
    ? ['#B23A30', '#DDA02E', '#2F5597', '#C4527A']
    : [tone, lighter(tone, 0.25), tone, lighter(tone, 0.25)];
  const decor =
    times(6, (i) =>
      bloom(255 + i * 92, 800, 58, [paint[i % 4] ?? tone, '#DDA02E', many ? green : darker(tone, 0.25)]),
    ) +
    [682, 700].map((y) => line(band(480, y, 300, 0.12), paint[0] ?? tone, 9)).join('') +
    line(band(480, 912, 300, 0.12), paint[2] ?? tone, 12) +
    times(15, (i) => disc(240 + i * 36, 738 - Math.abs(i - 7) * 3, 8, paint[i % 4] ?? tone));
  const pot = turned(pen, 480, '#F3EDDE', {
    profile: [
      [640, 236],
      [668, 238],
      [676, 222],
      [800, 206],
      [930, 164],
      [984, 154],
    ],
    hollow: '#5A3B24',
    finish: 'glaze',
    decor,
    tilt: 0.2,
  });
  const plant = times(
    13,
    (i) =>
      limb(
        [
          [480 + (i - 6) * 12, 650],
          [480 + (i - 6) * 30, 520 - (i % 3) * 30],
          [480 + (i - 6) * 46, 400 + Math.abs(i - 6) * 26 - (i % 2) * 60],
        ],
        5,
        '#4F7A45',
      ) +
      leaf(480 + (i - 6) * 46, 440 + Math.abs(i - 6) * 26 - (i % 2) * 60, 150, [
        i % 2 ? '#5C8A50' : '#3F6B42',
        (i - 6) * 13,
      ]) +
      leaf(480 + (i - 6) * 30, 560, 110, [i % 2 ? '#3F6B42' : '#6C9A5A', (i - 6) * 15 + 20]),
  );
  return { art: plant + pot + shine(330, 800), place: 'floor', spread: 190 };
};

const blackVase: Draw = (pen) => {
  const silver = '#C9CDCF';
  const decor =
    [470, 484, 872, 886].map((y) => line(band(480, y, 260, 0.12), silver, 4)).join('') +
    vine([250, 690], [720, 690], [silver, silver, '#8E9497'], 5) +
    vine([250, 790], [720, 790], [silver, silver, '#8E9497'], 7) +
    times(17, (i) => at(250 + i * 29, 590, shape('M0 30C-12 10 -10 -10 0 -26C10 -10 12 10 0 30Z', silver))) +
    times(13, (i) => at(420 + i * 10, 428, shape('M0 10L5 -10L10 10Z', silver)));
  const vase = turned(pen, 480, '#2C2928', {
    profile: [
      [330, 84],
      [346, 62],
      [390, 44],
      [470, 52],
      [540, 140],
      [660, 196],
      [780, 176],
      [890, 96],
      [940, 70],
      [984, 92],
    ],
    hollow: '#2C2928',
    finish: 'glaze',
    decor,
    tilt: 0.18,
  });
  return { art: vase + shine(352, 640), place: 'floor', light: 'clay', spread: 120, raise: 30 };
};

const pembarthi: Draw = (pen) => {
  const tone = tones.brass;
  const dark = darker(tone, 0.5);
  const petals = (y: number, h: number, count: number) =>
    times(count, (i) => {
      const w = 560 / count;
      return (
        shape(
          `M${200 + i * w} ${y}C${200 + i * w} ${y - h} ${200 + (i + 1) * w} ${y - h} ${200 + (i + 1) * w} ${y}`,
          'none',
          `stroke="${dark}" stroke-width="4"`,
        ) +
        shape(
          `M${208 + i * w} ${y}C${214 + i * w} ${y - h * 0.7} ${192 + (i + 1) * w} ${y - h * 0.7} ${192 + (i + 1) * w} ${y}`,
          lighter(tone, 0.28),
        )
      );
    });
  const decor =
    petals(960, 90, 10) +
    [560, 576, 870].map((y) => line(band(480, y, 300, 0.14), dark, 5)).join('') +
    vine([210, 760], [750, 760], [dark, dark, lighter(tone, 0.5)], 5) +
    times(20, (i) => disc(220 + i * 27, 620, 10, lighter(tone, 0.4)) + disc(222 + i * 27, 622, 5, dark)) +
    mandala(480, 760, [
      [74, 6, 'ring', dark],
      [44, 10, 'petal', lighter(tone, 0.4)],
      [30, 30, 'ring', dark],
      [14, 8, 'dot', lighter(tone, 0.6)],
    ]);
  const pot = turned(pen, 480, tone, {
    profile: [
      [470, 176],
      [492, 184],
      [530, 130],
      [580, 150],
      [690, 236],
      [790, 240],
      [900, 160],
      [944, 96],
      [984, 138],
    ],
    hollow: tone,
    finish: 'metal',
    decor,
    tilt: 0.2,
  });
  const stems = around(
    9,
    60,
    (dx, _dy, _turn, i) =>
      limb(
        [
          [480 + dx * 0.8, 480],
          [480 + dx * 2, 380 - (i % 3) * 30],
          [480 + dx * 3, 300 + (i % 3) * 40],
        ],
        5,
        '#4F7A45',
      ) + flower(480 + dx * 3, 300 + (i % 3) * 40, 52, [i % 2 ? '#D98A25' : '#B8452F', '#6E3A16', 12]),
  );
  return { art: stems + pot, place: 'floor', light: 'sage', spread: 170 };
};

export const vases: Record<string, Draw> = {
  HA03: bluePotteryVase,
  HA05: blackVase,
  HA14: pembarthi,
  HA04: planter,
};
