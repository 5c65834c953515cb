import { darker, gold, scheme } from '../kit/colour.ts';
import { crown, features, necklace } from '../kit/deity-parts.ts';
import { flower, leaf, petal } from '../kit/motif.ts';
import type { Draw } from '../kit/scene.ts';
import { at, box, disc, line, mirrored, oval, ring, shape, times } from '../kit/shape.ts';
import { ball, limb, lump, solid, turned } from '../kit/solid.ts';

/** A marapachi doll: dark red wood, dressed and jewelled for the steps of Navratri. */
const golu: Draw = (pen) => {
  const skin = '#8A3F26';
  const dark = darker(skin, 0.65);
  const doll = ([cloth, trim]: readonly [string, string], isKing: boolean) => {
    const pleats = times(9, (i) =>
      line(`M${-24 + i * 6} -400Q${-64 + i * 16} -200 ${-96 + i * 24} -10`, darker(cloth, 0.3), 3),
    );
    const robe = solid(
      pen,
      mirrored(
        0,
        [
          [58, -420],
          [96, -260],
          [118, -60],
          [112, -6],
          [0, 0],
        ],
        true,
      ),
      cloth,
      {
        finish: 'cloth',
        decor:
          pleats +
          line('M-130 -40Q0 -14 130 -40', trim, 24) +
          times(9, (i) => disc(-104 + i * 26, -34 + Math.abs(i - 4) * -3, 6, '#8C1F22')),
      },
    );
    const sash = solid(
      pen,
      isKing
        ? 'M-30 -420H30L22 -60H-22Z'
        : 'M52 -560C10 -470 -40 -440 -62 -400L-40 -392C0 -430 50 -470 76 -536Z',
      trim,
      { edge: 1.5 },
    );
    const torso = lump(
      pen,
      mirrored(
        0,
        [
          [66, -560],
          [76, -500],
          [54, -440],
          [62, -400],
          [0, -392],
        ],
        true,
      ),
      isKing ? skin : darker(cloth, 0.1),
    );
    const arms =
      limb(
        [
          [-64, -540],
          [-98, -470],
          [-44, -428],
        ],
        26,
        skin,
      ) +
      limb(
        [
          [64, -540],
          [98, -470],
          [44, -428],
        ],
        26,
        skin,
      ) +
      [-1, 1]
        .map((s) => times(2, (i) => ball(pen, s * (86 - i * 30), -470 + i * 30, [15, 8], gold)))
        .join('');
    const head =
      lump(pen, 'M-18 -600H18V-556H-18Z', skin) +
      ball(pen, 0, -634, [56, 64], skin) +
      at(0, -626, features(50, dark)) +
      [-1, 1]
        .map(
          (s) =>
            oval([s * 21, -630], 9, 5, '#FFF8E8') +
            disc(s * 21, -630, 4, '#1E120A') +
            ball(pen, s * 58, -610, 14, gold),
        )
        .join('') +
      shape(petal(20, 6), '#F2C94C', 'transform="translate(0 -650)"');
    const hat = isKing
      ? at(0, -674, crown(pen, 124, 120, gold))
      : lump(pen, 'M-62 -640C-66 -730 66 -730 62 -640C40 -682 -40 -682 -62 -640Z', '#241712') +
        ball(pen, 0, -716, [38, 26], '#241712') +
        times(9, (i) =>
          flower(-46 + i * 11.5, -690 - Math.sin((i / 8) * Math.PI) * 18, 13, ['#F6EFDF', gold, 6]),
        ) +
        ball(pen, 0, -668, 9, gold);
    const jewels =
      necklace(-556, 46, gold) + necklace(-544, 62, gold) + line('M-58 -404Q0 -384 58 -404', gold, 13);
    return (
      turned(pen, 0, darker(skin, 0.25), {
        profile: [
          [-20, 120],
          [0, 126],
        ],
        tilt: 0.1,
      }) +
      robe +
      torso +
      sash +
      jewels +
      arms +
      head +
      hat
    );
  };
  return {
    art: at(306, 988, doll(['#A8322A', gold], true)) + at(654, 988, doll(['#1F6A54', gold], false)),
    place: 'floor',
    light: 'sage',
    spread: 330,
    raise: 40,
  };
};

const puppets: Draw = (pen, colour) => {
  const [tone, second, third, fourth] = scheme(colour ?? 'Red', []);
  const skirtOf = (x: number, [main, trim]: readonly [string, string]) =>
    solid(
      pen,
      `M${x - 58} 560C${x - 90} 720 ${x - 150} 880 ${x - 172} 1010Q${x} 1070 ${x + 172} 1010C${x + 150} 880 ${x + 90} 720 ${x + 58} 560Z`,
      main,
      {
        finish: 'cloth',
        decor:
          times(11, (i) => line(`M${x + (i - 5) * 10} 560L${x + (i - 5) * 34} 1060`, darker(main, 0.3), 3)) +
          line(`M${x - 180} 958Q${x} 1018 ${x + 180} 958`, trim, 26) +
          line(`M${x - 186} 1000Q${x} 1060 ${x + 186} 1000`, '#E3B85A', 16) +
          times(7, (i) => flower(x + (i - 3) * 30, 760 + (i % 2) * 60, 17, [trim, third, 6])),
      },
    );
  const hand = (x: number, s: number, main: string) =>
    limb(
      [
        [x + s * 54, 500],
        [x + s * 106, 580],
        [x + s * 122, 672],
      ],
      32,
      main,
    ) + ball(pen, x + s * 124, 696, [18, 22], '#C98A55');
  const head = (x: number, raja: boolean) =>
    ball(pen, x, 402, [62, 72], '#D29660') +
    [-1, 1]
      .map(
        (s) =>
          shape(
            `M${x + s * 8} 396Q${x + s * 30} 376 ${x + s * 52} 394Q${x + s * 30} 410 ${x + s * 8} 396Z`,
            '#FFF8E8',
            'stroke="#2B1D14" stroke-width="3"',
          ) +
          disc(x + s * 29, 395, 7, '#2B1D14') +
          line(`M${x + s * 8} 376Q${x + s * 32} 356 ${x + s * 56} 374`, '#2B1D14', 5),
      )
      .join('') +
    line(`M${x} 396L${x - 6} 424H${x + 8}`, '#8A4E28', 4) +
    line(`M${x - 16} 446Q${x} 458 ${x + 16} 446`, '#B3261E', 7) +
    (raja
      ? line(`M${x - 44} 424Q${x - 22} 446 ${x} 432Q${x + 22} 446 ${x + 44} 424`, '#2B1D14', 8)
      : ring(x + 20, 424, 8, '#E3B85A', 3) + disc(x, 366, 6, '#B3261E'));
  const strings = (x: number) =>
    line(`M${x} 300V110M${x - 122} 680L${x - 60} 110M${x + 122} 680L${x + 60} 110`, '#8A6A48', 2.6) +
    box([x - 90, 98], [180, 18], '#8E5A33', 'rx="6"');
  const turban =
    solid(pen, 'M200 372C180 290 230 262 300 266C370 262 410 300 388 372Q296 322 200 372Z', tone, {
      finish: 'cloth',
      decor: times(6, (i) =>
        line(
          `M${190 + i * 20} 380Q${270 + i * 20} 290 ${380 + i * 12} 270`,
          i % 2 ? second : darker(tone, 0.25),
          9,
        ),
      ),
    }) +
    ball(pen, 296, 308, 16, '#E3B85A') +
    leaf(296, 300, 70, ['#F4E7CC', 12]);
  const veil = solid(
    pen,
    'M570 400C560 290 610 264 664 264C720 264 770 290 758 400C790 560 800 640 790 720C750 650 726 560 722 420Q664 330 606 420C602 560 578 650 538 720C528 640 540 560 570 400Z',
    fourth,
    {
      finish: 'cloth',
      decor:
        times(16, (i) => disc(550 + (i % 4) * 80, 300 + Math.floor(i / 4) * 100 + (i % 2) * 30, 7, second)) +
        line('M606 420Q664 330 722 420', '#E3B85A', 16),
    },
  );
  const coat = (x: number, main: string) =>
    solid(pen, `M${x - 62} 478Q${x} 456 ${x + 62} 478L${x + 66} 590Q${x} 620 ${x - 66} 590Z`, main, {
      finish: 'cloth',
      decor:
        line(`M${x} 460V610`, '#E3B85A', 10) +
        times(5, (i) => disc(x, 490 + i * 24, 6, '#B3261E')) +
        line(`M${x - 70} 586Q${x} 612 ${x + 70} 586`, '#E3B85A', 14),
    });
  const raja =
    strings(296) +
    skirtOf(296, [tone, second]) +
    hand(296, -1, tone) +
    hand(296, 1, tone) +
    coat(296, tone) +
    head(296, true) +
    turban;
  const rani =
    strings(664) +
    skirtOf(664, [second, tone]) +
    hand(664, -1, tone) +
    hand(664, 1, tone) +
    coat(664, fourth) +
    head(664, false) +
    veil;
  return { art: raja + rani, place: 'hung', zoom: 0.94, raise: 0 };
};

export const dolls: Record<string, Draw> = { FE11: golu, GI07: puppets };
