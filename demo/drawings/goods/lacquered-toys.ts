import { cow, elephant } from '../kit/animal.ts';
import { darker, lighter, scheme } from '../kit/colour.ts';
import { flower, mandala } from '../kit/motif.ts';
import { pick } from '../kit/pen.ts';
import { contact, type Draw } from '../kit/scene.ts';
import { around, at, disc, line, oval, ring, shape, times } from '../kit/shape.ts';
import { ball, band, limb, solid, turned } from '../kit/solid.ts';

const stacker: Draw = (pen) => {
  const tones = ['#3F7A4B', '#E3A32B', '#2F6FA0', '#D9622B', '#7E4A86', '#C0392B'];
  const hoop = (i: number) => {
    const [tone, r, y] = [pick(tones, i), 236 - i * 26, 888 - i * 86];
    const ridges = [22, 58].map((dy) => line(band(480, y + dy, r, 0.2), lighter(tone, 0.42), 4)).join('');
    return (
      turned(pen, 480, tone, {
        profile: [
          [y, r * 0.84],
          [y + 16, r * 0.97],
          [y + 40, r],
          [y + 64, r * 0.97],
          [y + 80, r * 0.84],
        ],
        finish: 'glaze',
        tilt: 0.2,
        decor: ridges,
      }) + oval([480, y], r * 0.5, r * 0.1, darker(tone, 0.3))
    );
  };
  const base = turned(pen, 480, '#C0392B', {
    profile: [
      [950, 248],
      [962, 262],
      [978, 262],
      [988, 250],
    ],
    finish: 'glaze',
    tilt: 0.2,
  });
  const neck = turned(pen, 480, '#E3C48E', {
    profile: [
      [420, 24],
      [470, 24],
    ],
    finish: 'wood',
  });
  const head =
    ball(pen, 480, 352, [88, 84], '#E9C48A') +
    shape('M392 344C396 250 564 250 568 344Q480 300 392 344Z', '#C0392B') +
    line('M392 344Q480 300 568 344', '#7E1F1A', 5) +
    turned(pen, 480, '#E3A32B', {
      profile: [
        [226, 12],
        [240, 20],
        [256, 14],
        [270, 30],
      ],
      finish: 'glaze',
    });
  const face =
    [-1, 1]
      .map(
        (s) =>
          disc(480 + s * 30, 356, 8, '#2B1D14') +
          disc(482 + s * 30, 353, 2.6, '#FFFFFF') +
          disc(480 + s * 50, 384, 13, '#D98A6A'),
      )
      .join('') + line('M456 392Q480 412 504 392', '#A8322A', 6);
  return {
    art: base + times(6, hoop) + neck + head + face,
    place: 'floor',
    light: 'sage',
    spread: 250,
    raise: 60,
    zoom: 1.1,
  };
};

const bullockCart: Draw = (pen) => {
  const wheel = (x: number, y: number, r: number) =>
    ring(x, y, r, '#5A2E16', r * 0.24) +
    ring(x, y, r, '#D9622B', r * 0.18) +
    ring(x, y, r, '#F0C64A', 4) +
    around(8, 0, (_x, _y, turn) =>
      at(x, y, shape(`M-8 0L-5 ${-r * 0.9}H5L8 0Z`, '#E3A32B', 'stroke="#6E3A16" stroke-width="2"'), {
        turn,
      }),
    ) +
    ball(pen, x, y, r * 0.24, '#A8322A') +
    disc(x, y, r * 0.09, '#F0C64A');
  const cloth = times(9, (i) => disc(-70 + i * 10, -120 - (i % 2) * 12, 4, '#F0C64A'));
  const bullock = (x: number, y: number, tone: string, drape: string) =>
    at(
      x,
      y,
      cow(pen, tone, { cloth: drape, horn: '#C0392B', decor: cloth }) +
        line('M100 -186Q90 -140 124 -118', '#C0392B', 9) +
        disc(120, -112, 11, '#E3B04B'),
      { scale: 1.22 },
    );
  const hood = solid(pen, 'M92 720C92 560 130 490 260 490C390 490 430 560 430 720Z', '#D9B36A', {
    finish: 'cloth',
    decor:
      times(17, (i) => line(`M92 ${500 + i * 14}H430`, i % 4 ? '#B98C46' : '#A8322A', i % 4 ? 3 : 8)) +
      times(9, (i) => line(`M${104 + i * 40} 480V720`, '#8E6630', 2.4)),
  });
  const bed = solid(pen, 'M60 716H470L452 790H78Z', '#2F6B4A', {
    decor:
      line('M70 734H470M76 776H460', '#F0C64A', 6) +
      times(9, (i) => flower(100 + i * 42, 755, 14, [i % 2 ? '#F4E7CC' : '#E3A32B', '#C0392B', 7])),
  });
  const driver =
    limb(
      [
        [430, 640],
        [478, 660],
        [520, 640],
      ],
      18,
      '#A8663C',
    ) +
    solid(pen, 'M398 716C396 640 410 600 436 600C462 600 478 650 480 716Z', '#F4E7CC') +
    ball(pen, 440, 570, [30, 34], '#A8663C') +
    solid(pen, 'M404 566C396 520 484 516 478 564Q440 548 404 566Z', '#C0392B') +
    disc(454, 572, 4, '#2B1D14');
  const pole = limb(
    [
      [440, 770],
      [640, 770],
      [858, 748],
    ],
    15,
    '#8E5A33',
  );
  return {
    art:
      contact(pen, 224, 980, 150) +
      contact(pen, 680, 984, 250) +
      at(
        -26,
        0,
        bullock(730, 966, '#D9CDB6', '#2F6FA0') +
          pole +
          hood +
          driver +
          bed +
          wheel(250, 858, 122) +
          bullock(690, 990, '#F6F0E2', '#C0392B') +
          limb(
            [
              [742, 796],
              [772, 742],
              [800, 730],
            ],
            13,
            '#A8322A',
          ),
      ),
    place: 'floor',
    spread: 0,
    raise: 150,
    zoom: 0.95,
  };
};

const lacElephants: Draw = (pen, colour) => {
  const [tone, second, third] = scheme(colour ?? 'Red', []);
  const howdah =
    shape('M-74 -270H50L58 -140Q-10 -116 -84 -140Z', second) +
    line('M-84 -142Q-10 -118 58 -142', third, 10) +
    mandala(-14, -200, [
      [42, 6, 'ring', third],
      [22, 8, 'petal', third],
      [10, 6, 'dot', tone],
    ]) +
    times(9, (i) => disc(-78 + i * 17, -160, 5, third)) +
    line('M-150 -44H-60M40 -36H110M-150 -24H-60M40 -18H110', second, 9);
  const one =
    elephant(pen, tone, { finish: 'glaze', decor: howdah, ear: lighter(tone, 0.12) }) +
    times(4, (i) => disc(112 + i * 12, -252 + i * 5, 5, second)) +
    ring(44, -196, 14, second, 5);
  const top = turned(pen, -14, second, {
    profile: [
      [-342, 10],
      [-330, 22],
      [-312, 12],
      [-296, 40],
      [-264, 52],
    ],
    finish: 'glaze',
  });
  return {
    art:
      contact(pen, 640, 900, 190) +
      at(642, 900, top + one, { scale: 0.94 }) +
      contact(pen, 320, 990, 230) +
      at(320, 990, top + one, { scale: 1.16 }),
    place: 'floor',
    light: 'paper',
    spread: 0,
    raise: 150,
    zoom: 1,
  };
};

export const lacqueredToys: Record<string, Draw> = { GI05: stacker, GI06: bullockCart, GI13: lacElephants };
