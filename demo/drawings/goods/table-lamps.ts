import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { lampshade } from '../kit/lamp.ts';
import { flower, leaf, lotus, mandala, vine } from '../kit/motif.ts';
import type { Draw } from '../kit/scene.ts';
import { at, disc, line, shape, times } from '../kit/shape.ts';
import { band, limb, turned } from '../kit/solid.ts';
import { grain } from '../kit/texture.ts';

const puppetLamp: Draw = (pen) => {
  const hide = '#E3B06A';
  const dots = times(60, () => disc(250 + pen.random() * 460, 380 + pen.random() * 440, 3.4, '#FFF3C8'));
  const dancing = at(
    480,
    760,
    shape('M-14 -210L14 -210L36 -120L-36 -120Z', '#2F6B4A', 'stroke="#1E120A" stroke-width="4"') +
      shape('M-40 -120H40L86 30Q0 60 -86 30Z', '#A8322A', 'stroke="#1E120A" stroke-width="4"') +
      times(7, (i) => line(`M${-30 + i * 10} -116L${-72 + i * 24} 32`, '#F2C94C', 4)) +
      line('M-14 -204C-70 -190 -90 -150 -62 -120M14 -204C80 -220 90 -270 60 -290', '#C8732E', 17) +
      line('M-14 -204C-70 -190 -90 -150 -62 -120M14 -204C80 -220 90 -270 60 -290', '#1E120A', 2) +
      shape(
        'M-34 -250C-34 -300 36 -300 34 -250C34 -224 10 -214 0 -214C-12 -214 -34 -226 -34 -250Z',
        '#D98A3A',
        'stroke="#1E120A" stroke-width="4"',
      ) +
      shape('M-10 -254Q14 -270 34 -252Q14 -242 -10 -254Z', '#FFF8E8', 'stroke="#1E120A" stroke-width="3"') +
      disc(14, -255, 6, '#1E120A') +
      shape('M-44 -270L-30 -350L0 -310L30 -350L44 -270Z', '#F2C94C', 'stroke="#1E120A" stroke-width="4"') +
      disc(0, -290, 9, '#A8322A') +
      disc(-36, -240, 11, '#F2C94C'),
  );
  const sides = [-1, 1]
    .map(
      (s) =>
        at(
          480 + s * 146,
          600,
          mandala(0, 0, [
            [44, 12, 'petal', '#A8322A'],
            [40, 5, 'ring', '#1E120A'],
            [20, 8, 'petal', '#2F6B4A'],
            [14, 14, 'ring', '#F2C94C'],
          ]),
        ) + vine([480 + s * 130, 800], [480 + s * 150, 690], ['#1E120A', '#2F6B4A', '#A8322A'], 2),
    )
    .join('');
  const edges = [400, 822]
    .map(
      (y) =>
        line(band(480, y, 320, 0.08), '#1E120A', 46) +
        times(19, (i) =>
          at(
            240 + i * 27,
            y + Math.sin((i / 18) * Math.PI) * 22,
            shape('M0 -16L13 0L0 16L-13 0Z', i % 2 ? '#F2C94C' : '#C0392B'),
          ),
        ),
    )
    .join('');
  const frame =
    limb(
      [
        [340, 850],
        [300, 986],
      ],
      9,
      tones.iron,
    ) +
    limb(
      [
        [620, 850],
        [660, 986],
      ],
      9,
      tones.iron,
    ) +
    limb(
      [
        [480, 850],
        [480, 994],
      ],
      9,
      tones.iron,
    );
  return {
    art:
      frame +
      lampshade(
        pen,
        480,
        [
          [370, 150],
          [856, 226],
        ],
        { tone: hide, decor: dots + sides + dancing + edges },
      ),
    place: 'floor',
    light: 'dusk',
    spread: 220,
    raise: 60,
    zoom: 1.06,
  };
};

const potteryLamp: Draw = (pen, colour) => {
  const [tone, , third] = scheme(colour === 'Yellow' ? 'Mustard' : colour, []);
  const paint = colour === 'Yellow' ? ['#27478F', '#F3F1E8', '#2E9AA6'] : [third, '#E3B04B', tones.turquoise];
  const [a = '', b = '', c = ''] = paint;
  const decor =
    times(
      6,
      (i) =>
        flower(290 + i * 76, 810 + (i % 2) * 20, 46, [a, b, 8]) +
        leaf(328 + i * 76, 850, 44, [c, 60]) +
        leaf(328 + i * 76, 790, 44, [c, 120]),
    ) +
    [712, 726, 888, 902].map((y) => line(band(480, y, 220, 0.14), a, 5)).join('') +
    times(11, (i) => disc(400 + i * 16, 688, 5, b));
  const base = turned(pen, 480, tone, {
    profile: [
      [620, 40],
      [660, 46],
      [700, 90],
      [780, 186],
      [850, 190],
      [920, 120],
      [950, 96],
      [966, 120],
      [988, 124],
    ],
    finish: 'glaze',
    tilt: 0.14,
    decor,
  });
  const shade = lampshade(
    pen,
    480,
    [
      [260, 150],
      [586, 270],
    ],
    {
      tone: '#F3E8D0',
      decor:
        [300, 560].map((y) => line(band(480, y, 280, 0.1), tone, 12)).join('') +
        times(9, (i) => lotus(250 + i * 58, 540, 40, [lighter(tone, 0.3), tone])),
    },
  );
  return {
    art:
      turned(pen, 480, tones.antique, {
        profile: [
          [560, 12],
          [600, 14],
          [622, 34],
        ],
        finish: 'metal',
      }) +
      base +
      shade,
    place: 'floor',
    light: 'sage',
    spread: 150,
  };
};

const pillarLamp: Draw = (pen, colour) => {
  const [tone] = colour === 'Natural' ? [tones.mango] : scheme(colour, []);
  const decor =
    `<g opacity=".4">${grain(pen, tone, 'rotate(90)')}</g>` +
    vine([480, 930], [480, 610], [darker(tone, 0.5), darker(tone, 0.35), lighter(tone, 0.35)], 5) +
    vine([420, 930], [420, 610], [darker(tone, 0.5), darker(tone, 0.35), lighter(tone, 0.35)], 5) +
    vine([540, 930], [540, 610], [darker(tone, 0.5), darker(tone, 0.35), lighter(tone, 0.35)], 5);
  const post = turned(pen, 480, tone, {
    profile: [
      [540, 40],
      [556, 70],
      [580, 74],
      [600, 56],
      [640, 68],
      [760, 76],
      [880, 66],
      [910, 56],
      [926, 90],
    ],
    finish: 'wood',
    decor,
  });
  const foot = turned(pen, 480, tone, {
    profile: [
      [920, 110],
      [940, 150],
      [964, 156],
      [990, 164],
    ],
    finish: 'wood',
    tilt: 0.16,
    decor: times(15, (i) => disc(330 + i * 21, 976, 7, darker(tone, 0.4))),
  });
  const weave =
    times(40, (i) => line(`M${170 + i * 16} 170L${180 + i * 15.6} 560`, '#8A6A3A', 2, 'opacity=".4"')) +
    times(22, (i) => line(band(480, 190 + i * 17, 300, 0.1), '#8A6A3A', 2, 'opacity=".4"'));
  return {
    art:
      turned(pen, 480, tones.antique, {
        profile: [
          [500, 12],
          [542, 20],
        ],
        finish: 'metal',
      }) +
      foot +
      post +
      lampshade(
        pen,
        480,
        [
          [190, 170],
          [520, 272],
        ],
        { tone: tones.jute, decor: weave },
      ),
    place: 'floor',
    light: colour === 'White Wash' ? 'clay' : 'sage',
    spread: 190,
  };
};

export const tableLamps: Record<string, Draw> = { LI05: puppetLamp, LI07: potteryLamp, LI10: pillarLamp };
