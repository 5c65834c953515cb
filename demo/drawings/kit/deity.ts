import { darker, lighter, mix } from './colour.ts';
import { crossedLegs, crown, features, necklace, type Paint } from './deity-parts.ts';
import { lotus, petal } from './motif.ts';
import type { Pen, Point } from './pen.ts';
import { at, disc, line, mirrored, shape, times } from './shape.ts';
import { ball, limb, lump } from './solid.ts';

/** Seated Ganesha, about 400 wide and 520 high. */
export function ganesha(pen: Pen, tone: string, paint: { gilt?: string } = {}): string {
  const dark = darker(tone, 0.6);
  const gilt = paint.gilt ?? lighter(tone, 0.12);
  const arm = (side: number, points: readonly Point[]) =>
    limb(
      points.map(([x, y]): Point => [x * side, y]),
      34,
      tone,
    );
  const axe = at(
    -172,
    -380,
    line('M0 60V-40', dark, 8) + lump(pen, 'M-8 -44C-40 -50 -52 -20 -44 2C-28 -10 -16 -10 -4 -8Z', gilt),
  );
  const goad = at(172, -380, line('M0 60V-30', dark, 8) + line('M0 -30C0 -64 40 -60 34 -30', gilt, 10));
  const ear =
    lump(pen, 'M-60 -350C-150 -410 -176 -330 -160 -270C-148 -226 -96 -220 -70 -256Z', tone) +
    line('M-92 -346C-146 -350 -150 -290 -138 -262', dark, 3, 'opacity=".5"');
  const trunk: Point[] = [
    [-2, -300],
    [-6, -240],
    [-34, -196],
    [-62, -180],
    [-84, -196],
    [-78, -216],
  ];
  const trunkRings = times(6, (i) =>
    line(
      `M${-30 - i * 3 + (i > 3 ? -12 * (i - 3) : 0)} ${-262 + i * 14}q26 10 48 -2`,
      dark,
      2.6,
      'opacity=".5"',
    ),
  );
  return (
    axe +
    goad +
    arm(1, [
      [96, -236],
      [150, -262],
      [172, -330],
    ]) +
    arm(-1, [
      [96, -236],
      [150, -262],
      [172, -330],
    ]) +
    crossedLegs(pen, 200, 118, tone) +
    lump(
      pen,
      mirrored(
        0,
        [
          [84, -262],
          [126, -216],
          [142, -130],
          [104, -74],
          [0, -58],
        ],
        true,
      ),
      tone,
    ) +
    ball(pen, 0, -142, [116, 92], tone) +
    disc(0, -112, 6, dark) +
    line('M-110 -196Q20 -170 92 -78', lighter(tone, 0.35), 8) +
    line('M-110 -196Q20 -170 92 -78', dark, 2) +
    necklace(-244, 84, gilt) +
    arm(-1, [
      [104, -220],
      [152, -172],
      [120, -126],
    ]) +
    arm(1, [
      [104, -220],
      [158, -170],
      [146, -128],
    ]) +
    ball(pen, 146, -140, [22, 30], tone) +
    disc(146, -142, 5, dark) +
    ball(pen, -110, -124, 26, gilt) +
    ball(pen, -110, -142, 16, lighter(gilt, 0.2)) +
    ear +
    `<g transform="scale(-1 1)">${ear}</g>` +
    lump(
      pen,
      mirrored(
        0,
        [
          [0, -404],
          [72, -388],
          [92, -330],
          [64, -270],
          [0, -238],
        ],
        true,
      ),
      tone,
    ) +
    lump(pen, 'M44 -268C62 -256 78 -258 92 -250C80 -238 56 -240 38 -252Z', lighter(tone, 0.45)) +
    limb(trunk, 40, tone) +
    limb(trunk.slice(2), 28, tone) +
    trunkRings +
    [-1, 1]
      .map(
        (s) =>
          line(`M${s * 26} -326Q${s * 44} -342 ${s * 60} -324Q${s * 44} -314 ${s * 26} -326`, dark, 4) +
          disc(s * 43, -327, 5, dark),
      )
      .join('') +
    line('M-22 -366Q0 -356 22 -366M-16 -378Q0 -370 16 -378', dark, 3) +
    at(0, -384, crown(pen, 156, 136, gilt)) +
    [-1, 1].map((s) => ball(pen, s * 128, -76, [26, 14], lighter(tone, 0.1))).join('')
  );
}

/** Seated four-armed Lakshmi with lotuses, about 340 wide and 500 high. */
export function figureLakshmi(pen: Pen, tone: string, paint: Paint = {}): string {
  const skin = paint.skin ?? tone;
  const cloth = paint.cloth ?? tone;
  const gilt = paint.gilt ?? lighter(tone, 0.14);
  const dark = darker(skin, 0.62);
  const arm = (points: readonly Point[]) =>
    limb(points, 24, skin) +
    limb(
      points.map(([x, y]): Point => [-x, y]),
      24,
      skin,
    );
  const bloom = (side: number) =>
    line(`M${side * 118} -270V-316`, darker(tone, 0.4), 6) +
    lotus(side * 118, -306, 64, [paint.cloth ? '#E58FA6' : lighter(tone, 0.2), darker(tone, 0.6)]);
  const coins = times(7, (i) => ball(pen, -96 + (i % 3) * 9, -96 + i * 13, 6, gilt));
  return at(
    0,
    0,
    arm([
      [56, -254],
      [96, -236],
      [116, -268],
    ]) +
      bloom(1) +
      bloom(-1) +
      crossedLegs(pen, 148, 92, cloth) +
      lump(
        pen,
        mirrored(
          0,
          [
            [58, -268],
            [64, -220],
            [42, -166],
            [68, -90],
            [0, -82],
          ],
          true,
        ),
        paint.cloth ?? skin,
      ) +
      ball(pen, -26, -216, 25, cloth) +
      ball(pen, 26, -216, 25, cloth) +
      lump(pen, 'M60 -270C0 -200 -50 -150 -60 -90L-36 -84C-20 -150 30 -200 74 -252Z', mix(cloth, tone, 0.5)) +
      arm([
        [60, -252],
        [92, -196],
        [88, -136],
      ]) +
      ball(pen, 88, -130, [15, 20], skin) +
      ball(pen, -88, -130, [15, 20], skin) +
      coins +
      line('M-150 -56Q0 -14 150 -56', gilt, 6) +
      lump(pen, 'M-16 -300H16V-262H-16Z', skin) +
      necklace(-270, 46, gilt) +
      necklace(-262, 62, gilt) +
      ball(pen, 0, -322, [48, 56], skin) +
      at(0, -316, features(44, dark)) +
      shape(petal(18, 5), '#A8322A', 'transform="translate(0 -332)"') +
      [-1, 1].map((s) => ball(pen, s * 50, -300, 11, gilt)).join('') +
      at(0, -350, crown(pen, 104, 118, gilt)),
    { scale: paint.scale ?? 1 },
  );
}
