import { chest } from '../kit/chest.ts';
import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { flower, leaf, mandala, paisley, petal, type Row, vine } from '../kit/motif.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, box, disc, line, shape, times } from '../kit/shape.ts';
import { band, turned } from '../kit/solid.ts';

/** Ornament lying on the round top of a turned piece. */
function lying(x: number, y: number, tilt: number, rows: readonly Row[]): string {
  return `<g transform="translate(${x} ${y}) scale(1 ${tilt})">${mandala(0, 0, rows)}</g>`;
}

const bidri: Draw = (pen) => {
  const [body, silver] = ['#272423', '#D3D7D9'];
  const creeper = (y: number, turns: number) => vine([190, y], [770, y], [silver, silver, '#F2F4F4'], turns);
  const lines = (ys: number[]) => ys.map((y) => line(band(480, y, 276, 0.24), silver, 5)).join('');
  const bowl = turned(pen, 480, body, {
    profile: [
      [770, 272],
      [860, 280],
      [940, 262],
      [986, 226],
    ],
    finish: 'glaze',
    tilt: 0.24,
    decor: creeper(896, 8) + lines([790, 804, 918, 932]),
  });
  const lid = turned(pen, 480, body, {
    profile: [
      [640, 96],
      [656, 170],
      [694, 246],
      [740, 284],
      [772, 286],
    ],
    finish: 'glaze',
    tilt: 0.24,
    decor:
      times(13, (i) => {
        const a = Math.PI * (i / 12);
        return at(
          480 - Math.cos(a) * 236,
          690 + Math.sin(a) * 60,
          shape(petal(66, 22), silver) + shape(petal(40, 10), body),
          { turn: Math.cos(a) * -46 },
        );
      }) +
      lines([720, 732]) +
      lines([752]),
  });
  const top = lying(480, 642, 0.26, [
    [88, 6, 'ring', silver],
    [56, 12, 'petal', silver],
    [40, 5, 'ring', silver],
  ]);
  const knob = turned(pen, 480, silver, {
    profile: [
      [560, 22],
      [578, 38],
      [608, 22],
      [636, 40],
    ],
    finish: 'metal',
  });
  return { art: bowl + lid + top + knob, place: 'floor', light: 'clay', spread: 250, raise: 150, zoom: 1.1 };
};

const tarkashi: Draw = (pen) => {
  const wire = '#EBC874';
  const spiral = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      line('M0 0c5 -4 10 1 8 6s-11 6 -15 0s-1 -17 9 -18s20 8 18 19', wire, 1.3) +
        leaf(-4, -10, 11, [wire, -40]) +
        leaf(14, 2, 11, [wire, 110]),
      { scale: s },
    );
  const side =
    box([6, 36], [88, 56], 'none', `stroke="${wire}" stroke-width="1"`) +
    [18, 50, 82]
      .map((x) =>
        at(
          x,
          64,
          mandala(0, 0, [
            [11, 10, 'petal', wire],
            [9, 1, 'ring', wire],
            [5, 8, 'dot', wire],
          ]),
        ),
      )
      .join('') +
    [34, 66].map((x) => spiral(x, 64, 0.9)).join('') +
    times(24, (i) => shape(`M${4 + i * 4} 22l2 -9l2 9Z`, wire));
  const top =
    box([7, 9], [86, 82], 'none', `stroke="${wire}" stroke-width="1.2"`) +
    box([11, 14], [78, 72], 'none', `stroke="${wire}" stroke-width=".7"`) +
    at(
      50,
      50,
      mandala(0, 0, [
        [27, 1.2, 'ring', wire],
        [15, 16, 'petal', wire],
        [14, 1, 'ring', wire],
        [6, 8, 'petal', wire],
        [30, 32, 'dot', wire],
      ]),
    ) +
    [
      [20, 24, 1],
      [80, 24, -1],
      [20, 76, 1],
      [80, 76, -1],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${s} ${y > 50 ? -1 : 1})">${spiral(0, 0, 0.8)}</g>`,
      )
      .join('');
  return {
    art: chest(pen, { tone: tones.sheesham, h: 240, left: side, right: side, top, edge: wire }),
    place: 'floor',
    spread: 0,
    raise: 120,
    zoom: 1.22,
  };
};

const papierMache: Draw = (pen, colour) => {
  const [tone] = scheme(colour ?? 'Red', []);
  const gilt = '#E3B85A';
  const paints =
    colour === 'Red'
      ? ['#F4E7CC', '#2E9AA6', '#E7A23C']
      : colour === 'Turquoise'
        ? ['#F4E7CC', '#C4426E', '#E7A23C']
        : ['#C0392B', '#E7A23C', '#7FB0B4'];
  const bunch = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      times(6, (i) => leaf(0, 0, 15, [i % 2 ? gilt : '#5E9A62', i * 60 + 30])) +
        flower(0, 0, 9, [paints[Math.round(x / 16) % 3] ?? gilt, gilt, 7]) +
        flower(11, 7, 5, [paints[(Math.round(x / 16) + 1) % 3] ?? gilt, gilt, 6]) +
        flower(-11, -7, 5, [paints[(Math.round(x / 16) + 2) % 3] ?? gilt, gilt, 6]),
      { scale: s },
    );
  const rows = (y: number) => times(17, (i) => disc(3 + i * 5.9, y, 1.6, gilt));
  const side =
    rows(35) +
    rows(94) +
    times(4, (i) => bunch(14 + i * 24, 65, 1.05)) +
    times(
      6,
      (i) =>
        flower(10 + i * 16, 14, 6, [paints[i % 3] ?? gilt, gilt, 6]) + leaf(18 + i * 16, 18, 9, [gilt, 60]),
    );
  const top =
    rows(6) +
    rows(94) +
    paisley(28, 52, 24, [gilt, paints[0] ?? gilt, 30]) +
    `<g transform="translate(72 50) scale(-1 1)">${paisley(0, 0, 24, [gilt, paints[1] ?? gilt, 30])}</g>` +
    bunch(50, 30, 1.15) +
    bunch(50, 74, 1.1) +
    bunch(14, 20, 0.8) +
    bunch(86, 20, 0.8) +
    bunch(14, 82, 0.8) +
    bunch(86, 82, 0.8);
  return {
    art: chest(pen, { tone, h: 260, wood: false, left: side, right: side, top, edge: gilt }),
    place: 'floor',
    light: 'sage',
    spread: 0,
    raise: 120,
    zoom: 1.22,
  };
};

const walnutBox: Draw = (pen) => {
  const tone = '#6E4628';
  const [pale, deep] = [lighter(tone, 0.34), darker(tone, 0.55)];
  const chinarD =
    'M0 0L-3 -8L-20 -4L-14 -14L-26 -24L-13 -26L-14 -40L-4 -32L0 -48L4 -32L14 -40L13 -26L26 -24L14 -14L20 -4L3 -8Z';
  const chinar = (x: number, y: number, s: number, turn: number) =>
    at(
      x,
      y,
      shape(chinarD, deep, 'transform="translate(2 3)"') +
        shape(chinarD, pale) +
        line('M0 8V-40M0 -10L-16 -22M0 -10L16 -22M0 -22L-9 -32M0 -22L9 -32', deep, 1.6),
      { scale: s, turn },
    );
  const side =
    box([5, 36], [90, 57], darker(tone, 0.3)) +
    times(5, (i) => chinar(14 + i * 18, 78, 0.5, (i % 2) * 34 - 17)) +
    times(6, (i) => disc(8 + i * 17, 46 + (i % 2) * 40, 2, pale)) +
    times(16, (i) => shape(`M${3 + i * 6} 24q3 -14 6 0Z`, pale, `stroke="${deep}" stroke-width=".8"`));
  const top =
    box([7, 9], [86, 82], darker(tone, 0.3)) +
    at(
      50,
      50,
      mandala(0, 0, [
        [17, 10, 'petal', pale],
        [14, 1.4, 'ring', deep],
        [6, 8, 'petal', pale],
      ]),
    ) +
    around(10, 29, (x, y, turn) => chinar(50 + x * 1.12, 50 + y, 0.34, turn)) +
    [
      [15, 18, -40],
      [85, 18, 40],
      [15, 88, -140],
      [85, 88, 140],
    ]
      .map(([x = 0, y = 0, turn = 0]) => chinar(x, y, 0.32, turn))
      .join('');
  return {
    art: chest(pen, { tone: lighter(tone, 0.08), h: 230, left: side, right: side, top, edge: pale }),
    place: 'floor',
    light: 'clay',
    spread: 0,
    raise: 120,
    zoom: 1.22,
  };
};

export const giftBoxes: Record<string, Draw> = {
  GI01: bidri,
  GI02: tarkashi,
  GI03: papierMache,
  GI04: walnutBox,
};
