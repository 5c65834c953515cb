import { elephant } from '../kit/animal.ts';
import { darker, lighter, tones } from '../kit/colour.ts';
import { crate } from '../kit/made.ts';
import { mandala, petal } from '../kit/motif.ts';
import { across, type Pen, slant } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, box, disc, line, oval, poly, ring, shape, times } from '../kit/shape.ts';
import { ball, lump, turned } from '../kit/solid.ts';
import { grain } from '../kit/texture.ts';

const dhokraElephants: Draw = (pen) => {
  const tone = tones.bell;
  const coil = (x: number, y: number) => times(4, (i) => ring(x, y, 7 + i * 6, lighter(tone, 0.45), 3));
  const decor =
    times(9, (i) =>
      line(
        `M-150 ${-226 + i * 11}Q-40 ${-206 + i * 11} 100 ${-232 + i * 11}`,
        i % 2 ? lighter(tone, 0.4) : darker(tone, 0.45),
        4,
      ),
    ) +
    coil(-104, -96) +
    coil(-96, -150) +
    times(8, (i) => line(`M-150 ${-70 + i * 9}H-70M30 ${-70 + i * 9}H110`, darker(tone, 0.4), 3)) +
    times(10, (i) => disc(-130 + i * 22, -124 + (i % 2) * 8, 5, lighter(tone, 0.5))) +
    times(9, (i) => line(`M138 ${-170 + i * 14}L186 ${-184 + i * 16}`, darker(tone, 0.4), 3));
  const one = () =>
    elephant(pen, tone, { finish: 'metal', decor, tusk: lighter(tone, 0.4) }) +
    box([-130, -270], [170, 20], darker(tone, 0.1), 'rx="8"') +
    coil(46, -208);
  return {
    art: at(262, 990, one(), { scale: 1.2 }) + at(704, 990, one(), { scale: 0.94, flip: true }),
    place: 'floor',
    light: 'sage',
    spread: 380,
    raise: 190,
  };
};

const tray: Draw = (pen) => {
  const tone = tones.sheesham;
  const brass = '#D8AC55';
  const inlay =
    box([0, 0], [100, 100], lighter(tone, 0.12)) +
    box([8, 8], [84, 84], 'none', `stroke="${brass}" stroke-width="1.1"`) +
    box([11, 11], [78, 78], 'none', `stroke="${brass}" stroke-width=".5"`) +
    mandala(50, 50, [
      [23, 0.7, 'ring', brass],
      [12, 10, 'petal', brass],
      [10, 1, 'ring', tone],
      [4, 8, 'petal', brass],
    ]) +
    [
      [20, 20],
      [80, 20],
      [20, 80],
      [80, 80],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          at(x, y, shape(petal(12, 4), brass), { turn: 135 + [0, 90, -90, 180][i]! }) +
          disc(x, y, 1.6, brass),
      )
      .join('');
  return {
    art: at(
      0,
      85,
      crate(pen, {
        x: 510,
        y: 900,
        w: 350,
        d: 270,
        h: 74,
        tone,
        top: inlay + grainTile(pen, tone),
        left: sideInlay(brass),
        right: sideInlay(brass),
      }) + rim(pen, tone),
    ),
    place: 'floor',
    light: 'paper',
    spread: 0,
    raise: 130,
    zoom: 1.1,
  };
};

function sideInlay(brass: string): string {
  return (
    box([0, 40], [100, 4], brass) + times(12, (i) => at(6 + i * 8, 62, shape('M0 -12L3 0L0 12L-3 0Z', brass)))
  );
}

function grainTile(pen: Pen, tone: string): string {
  return `<g opacity=".3" transform="scale(.4)">${grain(pen, tone)}</g>`;
}

function rim(pen: Pen, tone: string): string {
  const up = 54;
  const [a, b, c, d] = [
    [160, 700],
    [510, 826],
    [780, 729],
    [430, 603],
  ] as const;
  const wall = (p: readonly number[], q: readonly number[], shade: string) =>
    shape(
      poly([
        [p[0]!, p[1]!],
        [q[0]!, q[1]!],
        [q[0]!, q[1]! - up],
        [p[0]!, p[1]! - up],
      ]),
      shade,
    );
  const slot = (x: number, y: number, skew: number) =>
    `<g transform="translate(${x} ${y}) skewY(${skew})">${box([-44, -12], [88, 24], darker(tone, 0.7), 'rx="12"')}</g>`;
  return (
    wall(a, d, darker(tone, 0.2)) +
    wall(d, c, lighter(tone, 0.08)) +
    line(
      poly(
        [
          [160, 646],
          [430, 549],
          [780, 675],
        ],
        false,
      ),
      lighter(tone, 0.4),
      9,
    ) +
    wall(a, b, across(pen, lighter(tone, 0.2), tone)) +
    wall(b, c, across(pen, darker(tone, 0.2), darker(tone, 0.42))) +
    line(
      poly(
        [
          [160, 646],
          [510, 772],
          [780, 675],
        ],
        false,
      ),
      lighter(tone, 0.34),
      11,
    ) +
    slot(645, 754, -20) +
    line('M176 690L502 808', '#D8AC55', 4) +
    line('M520 808L772 716', '#B58A3C', 4)
  );
}

const aranmula: Draw = (pen) => {
  const brass = tones.brass;
  const handle = turned(pen, 480, brass, {
    profile: [
      [760, 34],
      [780, 52],
      [800, 26],
      [830, 20],
      [880, 32],
      [930, 22],
      [960, 44],
      [976, 90],
      [990, 104],
    ],
    finish: 'metal',
    tilt: 0.12,
  });
  const leaves = around(26, 1, (_x, _y, turn) =>
    at(480, 500, at(0, -214, lump(pen, petal(58, 26), brass)), { turn }),
  );
  const glass =
    oval([480, 500], 196, 208, slant(pen, '#DADFE0', '#8C979B', '#EEF1EF', '#A7B0B2', '#717C80')) +
    shape('M350 560L560 330L620 372L420 650Z', '#FFFFFF', 'opacity=".28"');
  return {
    art:
      handle +
      leaves +
      oval([480, 500], 222, 234, slant(pen, lighter(brass, 0.4), brass, darker(brass, 0.4))) +
      around(40, 1, (_x, _y, turn) => at(480, 500, disc(0, -222, 6, lighter(brass, 0.4)), { turn })) +
      glass +
      oval([480, 500], 196, 208, 'none', `stroke="${darker(brass, 0.5)}" stroke-width="4"`) +
      at(
        480,
        240,
        lump(pen, petal(96, 44), brass) +
          at(-40, 14, lump(pen, petal(64, 26), brass), { turn: -44 }) +
          at(40, 14, lump(pen, petal(64, 26), brass), { turn: 44 }) +
          ball(pen, 0, -20, 13, '#A8322A'),
      ),
    place: 'floor',
    light: 'sage',
    spread: 110,
  };
};

export const homeMetal: Record<string, Draw> = { HA02: dhokraElephants, HA13: aranmula, HA11: tray };
