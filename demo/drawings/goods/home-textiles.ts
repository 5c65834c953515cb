import { darker, lighter, scheme } from '../kit/colour.ts';
import { border, flower, leaf, mandala, paisley } from '../kit/motif.ts';
import { type Pen, tiled } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { at, box, disc, line, roundRect, shape, times } from '../kit/shape.ts';
import { solid } from '../kit/solid.ts';
import { threads } from '../kit/texture.ts';

function printedCloth(pen: Pen, [tone, ground, leafTone]: readonly [string, string, string]): string {
  const sprig = (x: number, y: number) =>
    line(`M${x} ${y + 46}Q${x - 8} ${y + 20} ${x} ${y}`, leafTone, 4) +
    leaf(x, y + 34, 30, [leafTone, 60]) +
    leaf(x, y + 40, 30, [leafTone, -60]) +
    flower(x, y, 24, [tone, ground, 7]);
  return box(
    [-300, -300],
    [1500, 1800],
    tiled(
      pen,
      [104, 132],
      box([0, 0], [104, 132], ground) +
        sprig(28, 20) +
        sprig(80, 86) +
        disc(80, 20, 4, tone) +
        disc(28, 96, 4, tone),
    ),
  );
}

const cushions: Draw = (pen, colour) => {
  const [tone, , , accent] = scheme(colour, []);
  const puff = (s: number) =>
    `M${-s} ${-s}Q0 ${-s * 0.86} ${s} ${-s}Q${s * 0.88} 0 ${s} ${s}Q0 ${s * 0.9} ${-s} ${s}Q${-s * 0.88} 0 ${-s} ${-s}Z`;
  const pattern = (ground: string, print: string) =>
    printedCloth(pen, [print, ground, mixLeaf(tone, accent)]) +
    border([-196, -196], [392, 392], [12, 12], (x, y) => at(x, y, shape('M0 -14L14 0L0 14L-14 0Z', print))) +
    threads(pen);
  const one = (ground: string, print: string) =>
    solid(pen, puff(236), ground, { finish: 'cloth', decor: pattern(ground, print) }) +
    line(
      'M-150 -150Q-190 -180 -232 -232M150 150Q190 180 232 232M150 -150Q190 -186 232 -232',
      darker(ground, 0.4),
      3,
      'opacity=".35"',
    );
  return {
    art:
      at(610, 690, one(tone, '#F4E9D3'), { turn: 8, scale: 0.98 }) +
      at(350, 770, one('#F6EDDA', tone), { turn: -7 }),
    place: 'floor',
    spread: 340,
  };
};

function mixLeaf(tone: string, accent: string): string {
  return tone === accent ? darker(tone, 0.3) : accent;
}

const kantha: Draw = (pen, colour) => {
  const [tone, second, third, accent] = scheme(colour, []);
  const stitches = (shade: string) =>
    box(
      [-100, -100],
      [1200, 1400],
      tiled(pen, [22, 11], line('M1 3H13M12 8.5H22', shade, 2.2)),
      'opacity=".7"',
    );
  const cloth = (d: string, ground: string, art: string) =>
    solid(pen, d, ground, { finish: 'cloth', decor: art + stitches(lighter(ground, 0.6)) });
  const folk =
    at(300, 600, lotusRound(130, [second, third, accent])) +
    [
      [560, 470],
      [690, 600],
      [470, 690],
      [640, 760],
    ]
      .map(([x = 0, y = 0], i) => paisley(x, y, 56, [i % 2 ? third : second, accent, i * 70]))
      .join('') +
    times(9, (i) => leaf(230 + i * 66, 800, 46, [i % 2 ? second : third, 45]));
  const fold = (y: number, ground: string) =>
    cloth(
      roundRect([170, y], [620, 74], 34),
      ground,
      times(7, (i) => flower(215 + i * 90, y + 40, 26, [second, third, 8])),
    );
  const drape =
    'M186 452Q480 430 774 452Q800 470 798 520L806 880Q700 902 640 884Q560 900 480 886Q380 904 300 884Q220 900 156 880L164 520Q162 470 186 452Z';
  const reverse = cloth(
    'M156 880L160 700Q300 640 420 790Q450 840 446 892Q380 902 300 884Q220 900 156 880Z',
    second,
    times(12, (i) => line(`M130 ${640 + i * 26}H480`, i % 3 ? third : accent, 7)),
  );
  return {
    art:
      fold(918, darker(tone, 0.12)) +
      fold(860, tone) +
      cloth(drape, tone, folk) +
      reverse +
      line('M160 700Q300 640 420 790Q450 840 446 892', darker(second, 0.4), 4) +
      times(22, (i) => line(`M${170 + i * 29} 888l-3 24`, lighter(tone, 0.4), 3)),
    place: 'floor',
    light: colour === 'Ivory' ? 'clay' : 'paper',
    spread: 330,
    raise: 60,
  };
};

function lotusRound(r: number, [a, b, c]: readonly [string, string, string]): string {
  return mandala(0, 0, [
    [r, 5, 'ring', a],
    [r * 0.62, 12, 'petal', a],
    [r * 0.56, 4, 'ring', b],
    [r * 0.3, 8, 'petal', b],
    [r * 0.26, 8, 'dot', c],
    [r * 0.1, 4, 'ring', c],
  ]);
}

export const homeTextiles: Record<string, Draw> = { HA07: cushions, HA08: kantha };
