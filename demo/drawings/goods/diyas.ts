import { assortment, darker, lighter, scheme, tones } from '../kit/colour.ts';
import { diya } from '../kit/lamp.ts';
import { flower, lotus, petal } from '../kit/motif.ts';
import { pick, type Point } from '../kit/pen.ts';
import { type Draw, flame } from '../kit/scene.ts';
import { at, disc, line, oval, shape, times } from '../kit/shape.ts';
import { ball, band, limb, lump, solid, turned } from '../kit/solid.ts';
import { dabs } from '../kit/texture.ts';

const diyaSet: Draw = (pen, colour) => {
  const shades = assortment(colour);
  const one = (i: number) => {
    const tone = pick(shades, i);
    const trim =
      colour === 'Red Gold' ? (tone === '#DDB04A' || tone === '#E8C877' ? '#8C1F22' : '#E8C25E') : '#FFF6DF';
    return diya(pen, tone, {
      inside: darker(tone, 0.35),
      flame: 54,
      decor:
        times(8, (k) => disc(-84 + k * 24, -56 + Math.abs(k - 3.5) * -3, 6, trim)) +
        times(7, (k) => at(-78 + k * 26, -10, shape(petal(30, 10), trim))),
    });
  };
  const rows = [
    [560, 0.86],
    [700, 0.96],
    [845, 1.06],
    [1000, 1.16],
  ] as const;
  const art = rows
    .map(([y, scale], row) =>
      times(3, (i) =>
        at(
          480 + (i - 1) * 262 * scale - 10,
          y,
          oval([10, -2], 96, 13, '#2B1808', 'opacity=".28"') + one(row * 3 + i + row),
          { scale },
        ),
      ),
    )
    .join('');
  return { art, place: 'floor', light: 'clay', spread: 0, raise: 120, zoom: 0.96 };
};

const panchDiya: Draw = (pen) => {
  const tone = tones.terracotta;
  const spout = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      lump(pen, 'M-46 34C-50 -4 -20 -30 0 -54C20 -30 50 -4 46 34Z', tone) +
        shape('M-24 26C-26 2 -10 -18 0 -36C10 -18 26 2 24 26Z', '#5A2C18') +
        line('M0 20V-40', '#F6EFDF', 8),
      { turn },
    );
  const foot = turned(pen, 480, tone, {
    profile: [
      [880, 96],
      [910, 66],
      [940, 84],
      [988, 150],
    ],
    tilt: 0.2,
    decor: [930, 950].map((y) => line(band(480, y, 150, 0.2), darker(tone, 0.35), 4)).join(''),
  });
  const bowl = turned(pen, 480, tone, {
    profile: [
      [770, 250],
      [800, 240],
      [860, 170],
      [900, 90],
    ],
    tilt: 0.34,
    decor:
      times(17, (i) =>
        at(
          240 + i * 30,
          872 - Math.abs(i - 8) * 7,
          disc(0, 0, 9, lighter(tone, 0.35)) + disc(0, 0, 4, darker(tone, 0.4)),
        ),
      ) +
      line(band(480, 806, 250, 0.34), darker(tone, 0.35), 5) +
      dabs(
        pen,
        [
          [230, 770],
          [500, 200],
        ],
        [50, 6, 0.06],
      ),
  });
  const places: Point[] = [
    [226, 770],
    [330, 702],
    [480, 684],
    [630, 702],
    [734, 770],
  ];
  const back = places.map(([x, y], i) => spout(x, y, (i - 2) * 34)).join('');
  const pool =
    oval([480, 770], 214, 72, '#5A2C18') +
    oval([480, 774], 190, 58, '#8A5A1E', 'opacity=".8"') +
    ball(pen, 480, 752, [44, 40], tone) +
    ball(pen, 480, 716, [24, 26], lighter(tone, 0.1));
  const fires = places
    .map(([x, y], i) => flame(pen, x + (i - 2) * 16, y - 40 + Math.abs(i - 2) * 14, 92))
    .join('');
  return {
    art:
      foot +
      bowl +
      back +
      oval([480, 770], 250, 85, 'none', `stroke="${lighter(tone, 0.15)}" stroke-width="14"`) +
      pool +
      fires,
    place: 'floor',
    light: 'dusk',
    spread: 200,
    raise: 110,
    zoom: 1.12,
  };
};

const waxCups: Draw = (pen, colour) => {
  const [wax] = scheme(colour === 'Natural' ? undefined : colour, ['#EBCB8B', '#B8904A']);
  const cup = (lit: boolean) =>
    solid(pen, 'M-96 -80C-92 -20 -60 0 0 0C60 0 92 -20 96 -80Z', tones.clay, {
      decor: times(9, (k) => at(-80 + k * 20, -28, shape(petal(28, 8), '#F1E3C8'))),
    }) +
    oval([0, -80], 96, 30, darker(tones.clay, 0.3)) +
    oval([0, -80], 88, 26, wax) +
    oval([-16, -86], 50, 11, '#FFFFFF', 'opacity=".35"') +
    line('M0 -82V-104', '#3A2A1C', 4) +
    (lit ? flame(pen, 0, -98, 64) : '');
  const spots: readonly (readonly [number, number, number])[] = [
    [250, 740, 0.84],
    [400, 720, 0.84],
    [556, 720, 0.84],
    [710, 740, 0.84],
    [220, 880, 1],
    [394, 900, 1],
    [568, 900, 1],
    [744, 880, 1],
  ];
  const petals = times(12, () =>
    at(
      180 + pen.random() * 600,
      960 + pen.random() * 40,
      shape(petal(26, 12), colour === 'Rose' ? '#C4697A' : '#E39A2D'),
      { turn: pen.random() * 360 },
    ),
  );
  return {
    art:
      spots
        .map(([x, y, s]) =>
          at(x, y, oval([8, -2], 96, 14, '#2B1808', 'opacity=".28"') + cup(true), { scale: s }),
        )
        .join('') + petals,
    place: 'floor',
    light: 'clay',
    spread: 0,
    raise: 170,
    zoom: 1.06,
  };
};

const urli: Draw = (pen) => {
  const tone = tones.brass;
  const hammer = dabs(
    pen,
    [
      [120, 800],
      [720, 200],
    ],
    [240, 11, 0.1],
  );
  const handles = [-1, 1]
    .map((s) =>
      limb(
        [
          [480 + s * 330, 800],
          [480 + s * 404, 790],
          [480 + s * 410, 850],
          [480 + s * 340, 866],
        ],
        22,
        tone,
      ),
    )
    .join('');
  const bowl = turned(pen, 480, tone, {
    profile: [
      [760, 350],
      [790, 356],
      [860, 320],
      [940, 200],
      [984, 150],
    ],
    tilt: 0.32,
    hollow: darker(tone, 0.4),
    finish: 'metal',
    decor: hammer + line(band(480, 800, 356, 0.32), darker(tone, 0.45), 5),
  });
  const water =
    oval([480, 764], 300, 90, '#7FA6A0') +
    oval([440, 756], 200, 50, '#CFE3DC', 'opacity=".6"') +
    oval([480, 764], 300, 90, 'none', `stroke="${darker(tone, 0.3)}" stroke-width="4"`);
  const blooms = [
    [300, 760],
    [390, 806],
    [570, 812],
    [668, 760],
    [590, 716],
    [370, 716],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        `<g transform="translate(${x} ${y}) scale(1 .6)">${flower(0, 0, 54, [pick(['#E07B22', '#F2C230', '#D94F6A'], i), '#8C2F1F', 12])}${flower(0, -8, 34, [lighter(pick(['#E07B22', '#F2C230', '#D94F6A'], i), 0.2), '#F2C230', 10])}</g>`,
    )
    .join('');
  const centre = lotus(480, 790, 130, ['#F1B6C4', '#A8435E']) + flame(pen, 480, 738, 64);
  const loose = times(26, () =>
    at(
      250 + pen.random() * 460,
      720 + pen.random() * 90,
      `<g transform="scale(1 .6)">${shape(petal(24, 10), '#E58FA6')}</g>`,
      { turn: pen.random() * 360 },
    ),
  );
  return {
    art: handles + bowl + water + loose + blooms + centre,
    place: 'floor',
    light: 'sage',
    spread: 280,
    raise: 160,
    zoom: 1.02,
  };
};

export const diyas: Record<string, Draw> = { FE01: diyaSet, FE02: panchDiya, FE12: waxCups, FE07: urli };
