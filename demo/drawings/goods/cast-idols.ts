import { darker, lighter, mix, tones } from '../kit/colour.ts';
import { aureole, crown, features, lotusSeat, necklace } from '../kit/deity-parts.ts';
import { feather } from '../kit/feather.ts';
import { petal } from '../kit/motif.ts';
import { natarajaFigure } from '../kit/nataraja.ts';
import type { Point } from '../kit/pen.ts';
import { plinth } from '../kit/plinth.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, disc, line, mirrored, oval, ring, shape, smooth, times } from '../kit/shape.ts';
import { ball, limb, lump, turned } from '../kit/solid.ts';
import { specks } from '../kit/texture.ts';

const nataraja: Draw = (pen) => ({
  art: at(
    480,
    990,
    lotusSeat(pen, 420, 96, tones.bronze) +
      at(0, -84, natarajaFigure(pen, mix(tones.bronze, '#9C7A4A', 0.35)), { scale: 1.42 }),
  ),
  place: 'floor',
  light: 'sage',
  spread: 230,
});

const ladduGopal: Draw = (pen) => {
  const tone = tones.brass;
  const cushion = (x: number, y: number, [rx, ry]: Point, fill: string) => ball(pen, x, y, [rx, ry], fill);
  const back =
    aureole(pen, 236, 560, tone) +
    lump(pen, 'M-186 -20V-330A186 186 0 0 1 186 -330V-20Z', '#9C2F3A') +
    times(5, (row) => times(6, (i) => disc(-150 + i * 60, -60 - row * 74, 6, tones.bright)));
  const sides = [-1, 1]
    .map((s) =>
      at(
        s * 218,
        0,
        turned(pen, 0, tone, {
          profile: [
            [-190, 16],
            [-170, 26],
            [-140, 14],
            [-60, 22],
            [0, 28],
          ],
          finish: 'metal',
        }) + ball(pen, 0, -210, 26, tone),
      ),
    )
    .join('');
  const legs =
    limb(
      [
        [-60, -84],
        [-120, -66],
        [-104, -28],
        [-40, -30],
      ],
      44,
      tone,
    ) +
    limb(
      [
        [60, -88],
        [96, -46],
        [150, -34],
      ],
      42,
      tone,
    ) +
    ball(pen, 162, -36, [24, 18], tone) +
    ball(pen, -34, -30, [22, 16], tone);
  const body =
    ball(pen, 0, -130, [84, 78], tone) +
    disc(0, -112, 6, darker(tone, 0.6)) +
    line('M-80 -96Q0 -48 80 -96', '#9C2F3A', 12) +
    line('M-80 -88Q0 -40 80 -88', tones.bright, 5) +
    limb(
      [
        [-66, -180],
        [-124, -150],
        [-112, -96],
      ],
      34,
      tone,
    ) +
    limb(
      [
        [66, -180],
        [120, -176],
        [132, -232],
      ],
      34,
      tone,
    ) +
    ball(pen, 134, -252, 24, tone) +
    ball(pen, 136, -282, 27, '#E3B24F') +
    specks(
      pen,
      [
        [120, -300],
        [32, 32],
      ],
      [16, 3, '#8A5A1C'],
    );
  const head =
    ball(pen, 0, -272, [86, 84], tone) +
    [-46, 46].map((x) => oval([x, -240], 19, 14, lighter(tone, 0.4), 'opacity=".45"')).join('') +
    [-1, 1]
      .map(
        (s) =>
          ball(pen, s * 86, -262, [14, 22], tone) +
          ball(pen, s * 92, -236, 10, tones.bright) +
          oval([s * 32, -276], 16, 9, '#FFFBEF', 'stroke="#3A2410" stroke-width="3"') +
          disc(s * 32, -276, 7, '#241610') +
          line(`M${s * 14} -298Q${s * 34} -312 ${s * 54} -296`, darker(tone, 0.65), 4),
      )
      .join('') +
    line('M-6 -256Q0 -248 8 -256M-22 -232Q0 -216 22 -232', darker(tone, 0.65), 5) +
    shape(petal(26, 7), '#A8322A', 'transform="translate(0 -298)"') +
    times(9, (i) =>
      ball(pen, -76 + i * 19, -322 - Math.sin((i / 8) * Math.PI) * 26, 16, darker(tone, 0.25)),
    ) +
    at(0, -334, crown(pen, 116, 84, tones.bright)) +
    feather(64, -404);
  return {
    art: at(
      480,
      990,
      plinth(pen, 270, 70, tone) +
        at(
          0,
          -70,
          back +
            sides +
            cushion(0, -14, [208, 30], '#C0475A') +
            at(0, -6, legs + body + necklace(-206, 52, tones.bright) + head),
        ),
      { scale: 1.12 },
    ),
    place: 'floor',
    light: 'sage',
    spread: 300,
    raise: 60,
  };
};

const dokraDurga: Draw = (pen) => {
  const tone = tones.bell;
  const arms = times(5, (i) =>
    [-1, 1]
      .map((s) => {
        const a = -0.5 + i * 0.42;
        const [ex, ey] = [s * Math.cos(a) * 176, -330 - Math.sin(a) * 176];
        const tip: Point = [ex, ey];
        return (
          limb([[s * 34, -338], [s * Math.cos(a) * 100, -338 - Math.sin(a) * 84], tip], 17, tone) +
          at(
            ex,
            ey,
            i % 2
              ? ring(0, -12, 16, lighter(tone, 0.25), 6)
              : line('M0 16V-44', lighter(tone, 0.25), 7) +
                  shape(petal(26, 10), lighter(tone, 0.25), 'transform="translate(0 -36)"'),
            { turn: s * (66 - i * 24) },
          )
        );
      })
      .join(''),
  );
  const lion = at(
    -70,
    0,
    lump(
      pen,
      'M-110 -20L-104 -84C-112 -116 -60 -124 -20 -118C20 -126 60 -120 96 -110L104 -6H78L70 -60L-60 -56L-78 -6H-112Z',
      tone,
    ) +
      limb(
        [
          [-108, -96],
          [-146, -120],
          [-136, -170],
        ],
        11,
        tone,
      ) +
      around(12, 36, (x, y) => ball(pen, 92 + x, -122 + y, 14, darker(tone, 0.1))) +
      ball(pen, 92, -122, 35, tone) +
      disc(80, -130, 4, darker(tone, 0.7)) +
      disc(104, -130, 4, darker(tone, 0.7)) +
      line('M78 -106Q92 -96 106 -106M92 -122V-112', darker(tone, 0.7), 4),
  );
  const demon = at(
    150,
    0,
    lump(
      pen,
      smooth(
        [
          [-60, -16],
          [-40, -60],
          [10, -76],
          [60, -40],
          [70, -8],
          [0, -2],
        ],
        true,
      ),
      darker(tone, 0.15),
    ) +
      ball(pen, 44, -72, 24, darker(tone, 0.1)) +
      line('M28 -88C16 -110 30 -124 40 -120M60 -88C74 -108 62 -124 52 -122', tone, 7) +
      disc(37, -72, 3, darker(tone, 0.7)) +
      disc(52, -72, 3, darker(tone, 0.7)),
  );
  const robe =
    lump(
      pen,
      mirrored(
        0,
        [
          [30, -262],
          [56, -180],
          [84, -90],
          [0, -74],
        ],
        true,
      ),
      tone,
    ) +
    times(7, (i) =>
      line(
        `M${-40 - i * 5} ${-230 + i * 22}Q0 ${-214 + i * 22} ${40 + i * 5} ${-230 + i * 22}`,
        i % 2 ? lighter(tone, 0.4) : darker(tone, 0.45),
        5,
      ),
    );
  const body =
    lump(
      pen,
      mirrored(
        0,
        [
          [36, -356],
          [44, -320],
          [28, -280],
          [36, -254],
          [0, -246],
        ],
        true,
      ),
      tone,
    ) +
    necklace(-344, 36, tone) +
    ball(pen, 0, -396, [40, 46], tone) +
    at(0, -392, features(36, darker(tone, 0.7))) +
    disc(0, -416, 5, darker(tone, 0.6)) +
    at(0, -426, crown(pen, 92, 96, tone)) +
    [-1, 1].map((s) => ball(pen, s * 44, -382, 12, lighter(tone, 0.1))).join('');
  const spear = line('M100 -420L170 -50', lighter(tone, 0.3), 8);
  return {
    art: at(
      480,
      990,
      at(0, -30, aureole(pen, 236, 640, tone)) +
        plinth(pen, 268, 50, tone) +
        at(0, -48, arms + lion + demon + robe + body + spear),
      { scale: 1.12 },
    ),
    place: 'floor',
    light: 'sage',
    spread: 300,
    raise: 20,
  };
};

export const castIdols: Record<string, Draw> = { DC03: nataraja, DC11: dokraDurga, DC04: ladduGopal };
