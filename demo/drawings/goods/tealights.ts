import { darker, lighter, tones } from '../kit/colour.ts';
import { inlayFlower } from '../kit/inlay.ts';
import { flower, leaf } from '../kit/motif.ts';
import { pierced, round } from '../kit/pen.ts';
import { type Draw, flame, glow } from '../kit/scene.ts';
import { around, at, disc, line, oval, shape, times } from '../kit/shape.ts';
import { band, limb, outline, turned, type Turned } from '../kit/solid.ts';
import { dabs } from '../kit/texture.ts';

const jaliTealight: Draw = (pen) => {
  const tone = tones.terracotta;
  const profile: Turned['profile'] = [
    [440, 70],
    [470, 130],
    [560, 200],
    [700, 226],
    [850, 206],
    [940, 160],
    [986, 170],
  ];
  const hole = (x: number, y: number, w: number) =>
    `<g transform="translate(${x} ${y}) scale(${w} 1)">${around(6, 0, (_x, _y, turn) => `<path d="M0 -8C-11 -16 -11 -30 0 -40C11 -30 11 -16 0 -8Z" fill="#000" transform="rotate(${turn})"/>`)}</g>`;
  const holes =
    [560, 690, 820]
      .map((y, row) =>
        times(5, (i) =>
          hole(
            480 + Math.sin((i - 2) * 0.62) * (188 + row * 10),
            y + Math.cos((i - 2) * 0.62) * 22,
            Math.max(0.4, Math.cos((i - 2) * 0.62)),
          ),
        ),
      )
      .join('') +
    [628, 756, 884]
      .map((y) =>
        times(
          8,
          (i) =>
            `<circle cx="${480 + Math.sin((i - 3.5) * 0.38) * 200}" cy="${y + Math.cos((i - 3.5) * 0.38) * 20}" r="9" fill="#000"/>`,
        ),
      )
      .join('');
  const lit = shape(outline(480, { profile }, 0.14), round(pen, ['#FFF6CC', '#FFC85E', '#C9661E'], true));
  const shell = pierced(
    pen,
    turned(pen, 480, tone, {
      profile,
      hollow: '#6E2F1A',
      tilt: 0.2,
      decor:
        [488, 500, 938].map((y) => line(band(480, y, 240, 0.14), darker(tone, 0.35), 5)).join('') +
        dabs(
          pen,
          [
            [260, 440],
            [440, 540],
          ],
          [120, 7, 0.05],
        ),
    }),
    holes,
  );
  return {
    art:
      glow(pen, 480, 740, 450, 0.85) +
      lit +
      shell +
      limb(
        [
          [430, 452],
          [440, 380],
          [480, 356],
          [520, 380],
          [530, 452],
        ],
        18,
        tone,
      ) +
      oval([480, 1004], 330, 34, '#FFC85E', 'opacity=".25"'),
    place: 'floor',
    light: 'dusk',
    spread: 190,
    raise: 40,
  };
};

const aromaLamp: Draw = (pen, colour) => {
  const tone = colour === 'White' ? '#F4EFE4' : colour === 'Cobalt' ? tones.cobalt : '#4E7A5A';
  const paint = colour === 'White' ? [tones.cobalt, '#E3B04B'] : ['#F3F1E8', '#E3B04B'];
  const [a = '', b = ''] = paint;
  const window =
    `<path d="M400 960V850C400 790 440 770 480 740C520 770 560 790 560 850V960Z" fill="#000"/>` +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<circle cx="${340 + i * 70}" cy="${690 + Math.sin((i / 4) * Math.PI) * 16}" r="11" fill="#000"/>`,
      )
      .join('');
  const profile: Turned['profile'] = [
    [600, 150],
    [640, 170],
    [760, 216],
    [880, 220],
    [984, 196],
  ];
  const decor =
    [
      [300, 850],
      [660, 850],
    ]
      .map(
        ([x = 0, y = 0]) =>
          flower(x, y, 40, [a, b, 8]) + leaf(x, y + 60, 46, [a, 40]) + leaf(x, y + 60, 46, [a, -40]),
      )
      .join('') + [646, 660].map((y) => line(band(480, y, 220, 0.14), a, 5)).join('');
  const body = pierced(pen, turned(pen, 480, tone, { profile, finish: 'glaze', tilt: 0.2, decor }), window);
  const lit =
    shape(outline(480, { profile }, 0.14), round(pen, ['#FFF6CC', '#FFC85E', '#8A4A1E'], true)) +
    turned(pen, 480, '#C9CDCF', {
      profile: [
        [900, 54],
        [960, 54],
      ],
      tilt: 0.2,
    }) +
    flame(pen, 480, 900, 84);
  const dish =
    turned(pen, 480, tone, {
      profile: [
        [540, 190],
        [560, 186],
        [600, 140],
        [622, 110],
      ],
      finish: 'glaze',
      tilt: 0.26,
      hollow: lighter(tone, 0.2),
    }) +
    oval([480, 546], 140, 32, '#E6C46A', 'opacity=".7"') +
    [
      [430, 540],
      [500, 552],
      [540, 536],
    ]
      .map(([x = 0, y = 0]) => flower(x, y, 22, ['#F6EEDD', '#E3B04B', 6]))
      .join('');
  const steam = [420, 480, 540]
    .map((x, i) =>
      line(`M${x} 490C${x - 40} 430 ${x + 40} 390 ${x} ${320 - (i % 2) * 40}`, '#FFFFFF', 12, 'opacity=".4"'),
    )
    .join('');
  return {
    art: lit + body + dish + steam,
    place: 'floor',
    light: 'clay',
    spread: 200,
    raise: 50,
    zoom: 1.06,
  };
};

const marbleTealight: Draw = (pen) => {
  const tone = tones.marble;
  const veins = times(9, () => {
    const [x, y] = [230 + pen.random() * 460, 720 + pen.random() * 230];
    return line(
      `M${x} ${y}q40 ${pen.random() * 50 - 25} 80 10t70 ${pen.random() * 40 - 20}`,
      '#B9B2A6',
      2,
      'opacity=".6"',
    );
  });
  const decor =
    veins +
    times(5, (i) => inlayFlower(270 + i * 105, 846 + Math.sin((i / 4) * Math.PI) * 22, 1.1)) +
    [744, 758, 934, 948]
      .map((y, i) => line(band(480, y, 262, 0.2), i % 2 ? '#B3432F' : '#2A8C82', 5))
      .join('') +
    times(19, (i) =>
      disc(232 + i * 27.5, 776 + Math.sin((i / 18) * Math.PI) * 46, 5, i % 2 ? '#2C4F8F' : '#E0A12E'),
    );
  const body = turned(pen, 480, tone, {
    profile: [
      [720, 236],
      [736, 248],
      [800, 262],
      [900, 256],
      [984, 226],
    ],
    tilt: 0.24,
    decor,
  });
  const lip =
    oval([480, 720], 236, 57, lighter(tone, 0.4), 'stroke="#8E8678" stroke-width="3"') +
    around(26, 1, (x, y) => at(480 + x * 208, 720 + y * 49, shape('M0 -8L9 0L0 8L-9 0Z', '#B3432F'))) +
    oval([480, 722], 150, 35, '#A59C8B') +
    oval([480, 728], 136, 29, '#D9D6CF', 'stroke="#8E8678" stroke-width="3"') +
    oval([480, 724], 120, 24, '#FFF3C9');
  return {
    art: body + lip + flame(pen, 480, 722, 110) + glow(pen, 480, 700, 280, 0.5),
    place: 'floor',
    light: 'clay',
    spread: 250,
    raise: 150,
    zoom: 1.14,
  };
};

export const tealights: Record<string, Draw> = { LI08: jaliTealight, LI09: aromaLamp, LI11: marbleTealight };
