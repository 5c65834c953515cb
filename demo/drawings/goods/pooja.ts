import { darker, lighter, tones } from '../kit/colour.ts';
import { flower, mandala, petal } from '../kit/motif.ts';
import { slant } from '../kit/pen.ts';
import { type Draw, flame } from '../kit/scene.ts';
import { at, disc, line, mirrored, oval, shape, times } from '../kit/shape.ts';
import { ball, band, limb, lump, turned } from '../kit/solid.ts';
import { specks } from '../kit/texture.ts';

const ghanti: Draw = (pen) => {
  const tone = tones.brass;
  const rings =
    [716, 730, 890, 906].map((y) => line(band(480, y, 240, 0.18), darker(tone, 0.45), 5)).join('') +
    times(16, (i) =>
      at(
        270 + i * 28,
        846,
        shape(petal(56, 13), lighter(tone, 0.25), `stroke="${darker(tone, 0.4)}" stroke-width="2"`),
      ),
    );
  const bell = turned(pen, 480, tone, {
    profile: [
      [640, 60],
      [660, 120],
      [720, 150],
      [840, 168],
      [920, 206],
      [968, 232],
    ],
    finish: 'metal',
    decor: rings,
    tilt: 0.14,
  });
  const grip = turned(pen, 480, tone, {
    profile: [
      [380, 28],
      [410, 40],
      [440, 24],
      [500, 34],
      [560, 24],
      [590, 46],
      [620, 30],
      [646, 62],
    ],
    finish: 'metal',
    decor: [430, 470, 530, 572].map((y) => line(band(480, y, 60, 0.2), darker(tone, 0.5), 4)).join(''),
  });
  const wing = (s: number) =>
    times(6, (i) =>
      at(480 + s * 30, 324, lump(pen, petal(150 - i * 12, 18), i % 2 ? lighter(tone, 0.14) : tone), {
        turn: s * (34 + i * 17),
      }),
    );
  const garuda =
    wing(-1) +
    wing(1) +
    lump(
      pen,
      mirrored(
        480,
        [
          [32, 280],
          [52, 310],
          [44, 360],
          [30, 396],
          [0, 404],
        ],
        true,
      ),
      tone,
    ) +
    times(3, (i) =>
      line(
        `M${446 + i * 4} ${324 + i * 20}Q480 ${342 + i * 20} ${514 - i * 4} ${324 + i * 20}`,
        darker(tone, 0.5),
        3,
      ),
    ) +
    limb(
      [
        [452, 316],
        [440, 346],
        [474, 340],
      ],
      15,
      tone,
    ) +
    limb(
      [
        [508, 316],
        [520, 346],
        [486, 340],
      ],
      15,
      tone,
    ) +
    ball(pen, 480, 246, [36, 40], tone) +
    lump(pen, 'M466 246L494 246L480 282Z', lighter(tone, 0.3)) +
    disc(464, 236, 5, darker(tone, 0.75)) +
    disc(496, 236, 5, darker(tone, 0.75)) +
    lump(
      pen,
      mirrored(
        480,
        [
          [0, 150],
          [14, 176],
          [34, 200],
          [38, 220],
          [0, 212],
        ],
        true,
      ),
      lighter(tone, 0.12),
    );
  return {
    art:
      grip +
      garuda +
      bell +
      oval([480, 974], 226, 24, darker(tone, 0.7)) +
      oval([480, 970], 232, 28, 'none', `stroke="${lighter(tone, 0.2)}" stroke-width="9"`) +
      ball(pen, 480, 984, [32, 22], darker(tone, 0.15)),
    place: 'floor',
    light: 'clay',
    spread: 220,
  };
};

const thali: Draw = (pen) => {
  const tone = tones.brass;
  const dark = darker(tone, 0.45);
  const flat = (art: string, x: number, y: number) =>
    `<g transform="translate(${x} ${y}) scale(1 .5)">${art}</g>`;
  const tray =
    oval([480, 800], 420, 216, dark) +
    oval([480, 792], 420, 212, slant(pen, lighter(tone, 0.6), tone, darker(tone, 0.3))) +
    oval([480, 790], 388, 194, slant(pen, darker(tone, 0.3), tone, lighter(tone, 0.4))) +
    oval([480, 794], 376, 186, slant(pen, lighter(tone, 0.35), lighter(tone, 0.1), darker(tone, 0.12)));
  const engraving = flat(
    mandala(0, 0, [
      [352, 5, 'ring', dark],
      [306, 32, 'petal', dark],
      [292, 4, 'ring', dark],
      [236, 24, 'tooth', dark],
      [226, 4, 'ring', dark],
      [116, 14, 'petal', dark],
      [108, 4, 'ring', dark],
    ]),
    480,
    794,
  );
  const bowl = (x: number, y: number, [fill, r]: readonly [string, number]) =>
    turned(pen, x, tone, {
      profile: [
        [y - r * 0.7, r],
        [y - r * 0.3, r * 0.86],
        [y, r * 0.5],
      ],
      hollow: dark,
      finish: 'metal',
      tilt: 0.42,
    }) +
    oval([x, y - r * 0.66], r * 0.78, r * 0.3, fill) +
    specks(
      pen,
      [
        [x - r * 0.6, y - r * 0.86],
        [r * 1.2, r * 0.4],
      ],
      [24, 3.4, lighter(fill, 0.5)],
    );
  const lamp =
    turned(pen, 480, tone, {
      profile: [
        [700, 64],
        [724, 60],
        [744, 26],
        [776, 20],
        [800, 56],
      ],
      hollow: '#E0B24A',
      finish: 'metal',
      tilt: 0.36,
    }) + flame(pen, 480, 702, 80);
  const bell = at(
    690,
    716,
    turned(pen, 0, tone, {
      profile: [
        [-60, 16],
        [-40, 34],
        [-10, 42],
        [20, 60],
      ],
      finish: 'metal',
      tilt: 0.2,
    }) +
      turned(pen, 0, tone, {
        profile: [
          [-150, 10],
          [-130, 15],
          [-100, 8],
          [-56, 16],
        ],
        finish: 'metal',
      }),
  );
  const lota = turned(pen, 270, tone, {
    profile: [
      [606, 44],
      [622, 46],
      [640, 34],
      [680, 66],
      [716, 64],
      [744, 40],
    ],
    hollow: dark,
    finish: 'metal',
    decor: [668, 700].map((y) => line(band(270, y, 80, 0.2), dark, 4)).join(''),
  });
  const blooms = [
    [330, 906],
    [372, 934],
    [610, 914],
  ]
    .map(([x = 0, y = 0], i) => flower(x, y, 32, [i % 2 ? '#E07B22' : '#D94F2B', '#F2C230', 11]))
    .join('');
  return {
    art:
      tray +
      engraving +
      lota +
      bell +
      lamp +
      bowl(330, 838, ['#B3261E', 62]) +
      bowl(480, 900, ['#E3A024', 62]) +
      bowl(630, 838, ['#F6EFDF', 62]) +
      bowl(742, 800, ['#D8C08A', 48]) +
      blooms,
    place: 'floor',
    light: 'clay',
    spread: 400,
    raise: 150,
    zoom: 1.02,
  };
};

export const pooja: Record<string, Draw> = { DC12: ghanti, DC13: thali };
