import { darker, lighter, tones } from '../kit/colour.ts';
import { crown, features, necklace } from '../kit/deity-parts.ts';
import { feather } from '../kit/feather.ts';
import { lotus, petal } from '../kit/motif.ts';
import { type Pen, pierced } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { at, disc, line, mirrored, shape, times } from '../kit/shape.ts';
import { ball, band, limb, lump, solid, turned } from '../kit/solid.ts';

/** A standing figure in a long robe, feet on y = 0, about 560 high. */
function standing(pen: Pen, skin: string, made: { cloth: string; sash: string; woman: boolean }): string {
  const gilt = tones.bright;
  const ink = darker(skin, 0.68);
  const robe = made.woman
    ? mirrored(
        0,
        [
          [48, -330],
          [92, -200],
          [128, -40],
          [120, -6],
          [0, 0],
        ],
        true,
      )
    : mirrored(
        0,
        [
          [50, -320],
          [76, -220],
          [70, -90],
          [76, -14],
          [0, -6],
        ],
        true,
      );
  const pleats = times(made.woman ? 9 : 5, (i) => {
    const k = i - (made.woman ? 4 : 2);
    return line(
      `M${k * 8} -310Q${k * 18} -160 ${k * (made.woman ? 26 : 24)} -12`,
      darker(made.cloth, 0.35),
      2.6,
      'opacity=".5"',
    );
  });
  return (
    [-1, 1].map((s) => ball(pen, s * 34, -6, [30, 12], skin)).join('') +
    lump(pen, robe, made.cloth) +
    pleats +
    line(made.woman ? 'M-122 -22Q0 8 122 -22' : 'M-70 -26Q0 -4 70 -26', gilt, 11) +
    lump(pen, 'M-20 -330C-30 -200 -34 -110 -24 -40L24 -40C34 -110 30 -200 20 -330Z', made.sash) +
    lump(
      pen,
      mirrored(
        0,
        [
          [58, -458],
          [62, -400],
          [46, -350],
          [56, -316],
          [0, -306],
        ],
        true,
      ),
      made.woman ? made.cloth : skin,
    ) +
    line('M-52 -322Q0 -304 52 -322', gilt, 12) +
    necklace(-450, 42, gilt) +
    necklace(-440, 58, gilt) +
    lump(pen, 'M-15 -486H15V-450H-15Z', skin) +
    ball(pen, 0, -512, [44, 52], skin) +
    at(0, -506, features(40, ink)) +
    shape(petal(17, 5), '#B3261E', 'transform="translate(0 -522)"') +
    [-1, 1].map((s) => ball(pen, s * 46, -494, 10, gilt)).join('')
  );
}

const radhaKrishna: Draw = (pen) => {
  const skin = '#F4EEE4';
  const krishna =
    standing(pen, skin, { cloth: '#EBC766', sash: '#C8553D', woman: false }) +
    line('M-46 -534Q0 -600 46 -534', '#3A2A22', 16) +
    at(0, -544, crown(pen, 96, 84, tones.bright)) +
    at(-10, -614, feather(20, -20)) +
    limb(
      [
        [-54, -440],
        [-96, -400],
        [-70, -466],
      ],
      22,
      skin,
    ) +
    limb(
      [
        [54, -440],
        [100, -410],
        [82, -470],
      ],
      22,
      skin,
    ) +
    line('M-120 -486L110 -470', '#7A4A24', 15) +
    line('M-120 -489L110 -473', '#D9A93F', 5) +
    ball(pen, -64, -480, 14, skin) +
    ball(pen, 70, -476, 14, skin) +
    limb(
      [
        [-60, -420],
        [-86, -300],
        [-90, -200],
      ],
      12,
      '#C8553D',
    );
  const radha =
    standing(pen, skin, { cloth: '#B8475F', sash: '#E3B450', woman: true }) +
    lump(
      pen,
      'M-50 -556C-84 -500 -92 -400 -112 -200L-90 -196C-70 -330 -56 -430 -48 -500ZM50 -556C84 -500 92 -400 112 -200L90 -196C70 -330 56 -430 48 -500Z',
      '#D98A6A',
    ) +
    lump(pen, 'M-52 -520C-62 -590 62 -590 52 -520C30 -566 -30 -566 -52 -520Z', '#D98A6A') +
    at(0, -556, crown(pen, 76, 60, tones.bright)) +
    limb(
      [
        [-52, -440],
        [-72, -384],
        [-22, -376],
      ],
      21,
      skin,
    ) +
    limb(
      [
        [52, -440],
        [86, -390],
        [96, -330],
      ],
      21,
      skin,
    ) +
    lotus(-16, -372, 44, ['#E58FA6', '#8C2F4A']);
  const slab = turned(pen, 480, tones.marble, {
    profile: [
      [920, 300],
      [944, 316],
      [966, 300],
      [990, 322],
    ],
    tilt: 0.08,
    decor: times(22, (i) => lotus(190 + i * 28, 968, 30, [tones.bright, darker(tones.bright, 0.4)])),
  });
  return {
    art: slab + at(370, 924, krishna, { scale: 1.18 }) + at(612, 924, radha, { scale: 1.06 }),
    place: 'floor',
    light: 'clay',
    spread: 320,
    raise: 0,
  };
};

const shivaLinga: Draw = (pen) => {
  const tone = '#B9AD98';
  const holes = times(3, (row) =>
    times(
      11,
      (i) =>
        `<path transform="translate(${250 + i * 44 + (row % 2) * 20} ${848 + row * 34 + Math.sin((i / 10) * Math.PI) * 26})" d="M0 -13L13 0L0 13L-13 0Z" fill="#000"/>`,
    ),
  );
  const drum = pierced(
    pen,
    turned(pen, 480, tone, {
      profile: [
        [800, 236],
        [820, 256],
        [930, 256],
        [950, 240],
      ],
      tilt: 0.2,
    }),
    holes,
  );
  const inner = turned(pen, 480, darker(tone, 0.72), {
    profile: [
      [810, 240],
      [930, 246],
    ],
    tilt: 0.2,
  });
  const foot = turned(pen, 480, tone, {
    profile: [
      [936, 250],
      [950, 282],
      [988, 290],
    ],
    tilt: 0.16,
    decor: times(20, (i) =>
      at(
        204 + i * 29,
        1024 - Math.abs(i - 9.5) * 3,
        shape(petal(56, 14), lighter(tone, 0.25), `stroke="${darker(tone, 0.4)}" stroke-width="2"`),
      ),
    ),
  });
  const yoni =
    lump(
      pen,
      'M230 758C230 690 360 668 480 668C580 668 660 690 700 724L838 736C862 744 862 776 838 784L700 800C650 836 570 846 480 846C350 846 230 826 230 758Z',
      tone,
    ) +
    shape(
      'M286 752C290 708 390 694 480 694C570 694 640 714 668 744L826 752V768L668 772C630 806 560 818 480 818C380 818 286 800 286 752Z',
      darker(tone, 0.25),
    ) +
    shape(
      'M300 756C306 722 396 708 480 708C560 708 622 724 650 750L820 757V763L650 766C614 796 556 806 480 806C390 806 304 792 300 756Z',
      tone,
    );
  const linga =
    solid(
      pen,
      'M384 770V500C384 400 430 372 480 372C530 372 576 400 576 500V770Q480 806 384 770Z',
      '#8E8474',
      { finish: 'glaze' },
    ) +
    [-18, 0, 18]
      .map((dy) => line(`M420 ${500 + dy}Q480 ${518 + dy} 540 ${500 + dy}`, '#F4EBD8', 9))
      .join('') +
    shape(petal(34, 10), '#B3402F', 'transform="translate(480 528)"') +
    line(band(480, 700, 98, 0.16), darker('#8E8474', 0.4), 5);
  const shade = darker(tone, 0.22);
  const cobra = (turn: number, size: number) =>
    at(
      480,
      470,
      lump(
        pen,
        mirrored(
          0,
          [
            [0, -250],
            [30, -236],
            [50, -190],
            [38, -120],
            [16, -40],
            [0, 0],
          ],
          true,
        ),
        shade,
      ) +
        times(4, (i) =>
          line(
            `M${-16 + i * 2} ${-176 + i * 26}Q0 ${-166 + i * 26} ${16 - i * 2} ${-176 + i * 26}`,
            darker(tone, 0.55),
            3,
          ),
        ) +
        disc(-11, -216, 4.5, '#2B1D14') +
        disc(11, -216, 4.5, '#2B1D14'),
      { turn, scale: size },
    );
  const naga = [
    [-64, 0.82],
    [64, 0.82],
    [-33, 0.94],
    [33, 0.94],
    [0, 1.06],
  ]
    .map(([turn = 0, size = 1]) => cobra(turn, size))
    .join('');
  return {
    art: foot + inner + drum + yoni + naga + linga,
    place: 'floor',
    light: 'clay',
    spread: 290,
    raise: 40,
  };
};

export const stoneIdols: Record<string, Draw> = { DC05: radhaKrishna, DC06: shivaLinga };
