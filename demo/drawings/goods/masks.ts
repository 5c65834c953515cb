import { darker } from '../kit/colour.ts';
import { crown } from '../kit/deity-parts.ts';
import { flower, petal } from '../kit/motif.ts';
import { lifted, pick } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { at, disc, line, mirrored, oval, ring, shape, times } from '../kit/shape.ts';
import { ball, lump, solid } from '../kit/solid.ts';
import { specks } from '../kit/texture.ts';

const cheriyalMasks: Draw = (pen) => {
  const face = (skin: string, [cloth, man]: readonly [string, boolean]) => {
    const head = mirrored(0, [
      [0, -190],
      [110, -176],
      [158, -60],
      [142, 70],
      [84, 166],
      [0, 204],
    ]);
    const eye = (x: number) =>
      shape(
        `M${x - 48} -20Q${x} -66 ${x + 48} -20Q${x} 12 ${x - 48} -20Z`,
        '#FFFBEF',
        'stroke="#201612" stroke-width="6"',
      ) +
      disc(x, -24, 17, '#201612') +
      disc(x - 5, -30, 5, '#fff') +
      line(`M${x - 56} -62Q${x} -106 ${x + 56} -62`, '#201612', 10);
    const hair = shape(
      mirrored(0, [
        [0, -214],
        [130, -190],
        [176, -80],
        [150, -84],
        [90, -142],
        [0, -150],
      ]),
      '#201612',
    );
    const crownBand = man
      ? shape(
          'M-160 -110Q0 -250 160 -110L150 -176Q90 -262 0 -268Q-90 -262 -150 -176Z',
          cloth,
          'stroke="#201612" stroke-width="5"',
        ) +
        times(7, (i) => disc(-108 + i * 36, -190 + Math.abs(i - 3) * 14, 9, '#F0B429')) +
        at(0, -250, lump(pen, petal(70, 30), '#F0B429'))
      : times(13, (i) =>
          flower(-138 + i * 23, -122 - Math.sin((i / 12) * Math.PI) * 84, 20, [
            i % 2 ? '#F0B429' : '#F6F0E0',
            '#C0392B',
            7,
          ]),
        );
    const mouth = man
      ? shape(
          'M-84 96Q-40 66 0 92Q40 66 84 96Q104 82 112 62Q104 122 44 116Q0 106 -44 116Q-104 122 -112 62Q-104 82 -84 96Z',
          '#201612',
        )
      : '';
    const jewels =
      [-1, 1]
        .map(
          (s) =>
            disc(s * 158, 46, 24, '#F0B429') +
            disc(s * 158, 46, 10, '#C0392B') +
            disc(s * 158, 84, 12, '#F0B429'),
        )
        .join('') +
      (man
        ? ''
        : disc(34, 64, 12, '#F0B429') +
          disc(34, 64, 5, '#C0392B') +
          line('M34 74Q60 112 120 60', '#F0B429', 3));
    return (
      hair +
      solid(pen, head, skin, { edge: 5 }) +
      crownBand +
      eye(-66) +
      eye(66) +
      line('M-10 -30Q-26 40 -30 54Q0 76 30 54', '#201612', 6) +
      shape(
        'M-44 122Q-20 106 0 116Q20 106 44 122Q0 158 -44 122Z',
        '#B3261E',
        'stroke="#201612" stroke-width="4"',
      ) +
      mouth +
      shape(petal(52, 12), '#C0392B', 'transform="translate(0 -74)"') +
      disc(-104, 60, 24, '#D9503A').replace('/>', ' opacity=".4"/>') +
      disc(104, 60, 24, '#D9503A').replace('/>', ' opacity=".4"/>') +
      jewels +
      specks(
        pen,
        [
          [-100, -60],
          [200, 200],
        ],
        [8, 1, skin],
      )
    );
  };
  return {
    art:
      lifted(pen, at(275, 610, face('#C8502F', ['#2F6B4A', true]), { scale: 1.16, turn: -3 })) +
      lifted(pen, at(690, 620, face('#E3A83A', ['#A8322A', false]), { scale: 1.12, turn: 3 })),
    place: 'wall',
  };
};

const chhauMask: Draw = (pen) => {
  const skin = '#E7A24A';
  const rays = times(25, (i) => {
    const turn = -112 + (i / 24) * 224;
    return at(
      480,
      560,
      at(
        0,
        -236,
        shape(
          petal(190 - (i % 2) * 54, 26),
          i % 2 ? '#D9382E' : '#F2C230',
          'stroke="#7C1A16" stroke-width="2"',
        ) + disc(0, -(150 - (i % 2) * 40), 10, '#EDE6F2'),
      ),
      { turn },
    );
  });
  const beads = [206, 226, 248]
    .map((r, row) =>
      times(31, (i) => {
        const a = Math.PI * (-0.12 + (i / 30) * 1.24);
        return ball(
          pen,
          480 - Math.cos(a) * r,
          566 - Math.sin(a) * r * 1.04,
          row === 1 ? 11 : 8,
          pick(['#F2C230', '#2E7FB8', '#F7F0E0', '#3C9A5F'], i + row),
        );
      }),
    )
    .join('');
  const band =
    shape(
      'M284 470C300 340 400 292 480 288C560 292 660 340 676 470Q480 360 284 470Z',
      '#1F5FA8',
      'stroke="#F2C230" stroke-width="7"',
    ) +
    times(9, (i) =>
      flower(318 + i * 40.5, 424 - Math.sin((i / 8) * Math.PI) * 74, 21, [
        i % 2 ? '#F2C230' : '#E8507A',
        '#F7F0E0',
        8,
      ]),
    ) +
    at(480, 400, crown(pen, 150, 190, '#F2C230')) +
    ball(pen, 480, 350, 17, '#D9382E');
  const face = lump(
    pen,
    mirrored(
      480,
      [
        [0, 380],
        [130, 410],
        [186, 520],
        [176, 650],
        [110, 780],
        [0, 830],
      ],
      true,
    ),
    skin,
  );
  const eye = (s: number) =>
    shape(
      `M${480 + s * 26} 570C${480 + s * 56} 516 ${480 + s * 128} 520 ${480 + s * 158} 548C${480 + s * 120} 590 ${480 + s * 60} 596 ${480 + s * 26} 570Z`,
      '#FFFDF4',
      'stroke="#1E1210" stroke-width="8"',
    ) +
    disc(480 + s * 86, 556, 22, '#1E1210') +
    disc(480 + s * 86 - 7, 548, 6, '#FFF') +
    line(`M${480 + s * 24} 516C${480 + s * 60} 462 ${480 + s * 130} 470 ${480 + s * 166} 500`, '#1E1210', 13);
  const third =
    shape(
      'M480 430C500 456 500 486 480 510C460 486 460 456 480 430Z',
      '#FFFDF4',
      'stroke="#C0221C" stroke-width="6"',
    ) + disc(480, 472, 9, '#1E1210');
  const nose =
    line('M466 560Q446 640 452 656Q480 680 508 656', darker(skin, 0.55), 7) +
    ring(522, 674, 30, '#F7D858', 6) +
    disc(540, 698, 7, '#D9382E');
  const mouth =
    shape(
      'M416 724Q450 704 480 716Q510 704 544 724Q480 784 416 724Z',
      '#C0221C',
      'stroke="#6E1210" stroke-width="4"',
    ) + line('M420 726Q480 738 540 726', '#6E1210', 3);
  const ears = [-1, 1]
    .map(
      (s) =>
        ball(pen, 480 + s * 196, 640, 34, '#F2C230') +
        ball(pen, 480 + s * 196, 640, 15, '#D9382E') +
        times(3, (i) =>
          ball(pen, 480 + s * 196, 690 + i * 30, 15 - i * 3, pick(['#2E7FB8', '#F2C230', '#F7F0E0'], i)),
        ) +
        lump(
          pen,
          `M${480 + s * 168} 480C${480 + s * 214} 560 ${480 + s * 212} 700 ${480 + s * 184} 800C${480 + s * 160} 760 ${480 + s * 176} 620 ${480 + s * 168} 480Z`,
          '#241A18',
        ),
    )
    .join('');
  return {
    art:
      lifted(pen, rays) +
      ears +
      face +
      beads +
      band +
      eye(-1) +
      eye(1) +
      third +
      nose +
      mouth +
      times(2, (i) => oval([380 + i * 200, 650], 34, 24, '#D9502E', 'opacity=".3"')),
    place: 'wall',
  };
};

export const masks: Record<string, Draw> = { WD12: chhauMask, HA16: cheriyalMasks };
