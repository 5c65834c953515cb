import { darker, lighter, mix } from './colour.ts';
import { lotus, petal } from './motif.ts';
import { round, type Pen, type Point } from './pen.ts';
import { around, at, disc, line, mirrored, oval, ring, shape, times } from './shape.ts';
import { ball, limb, lump, turned } from './solid.ts';

/** Figures stand on y = 0 around x = 0; parts may be painted, otherwise everything is the one cast tone. */
export type Paint = { skin?: string; cloth?: string; gilt?: string; scale?: number };

/** A double row of lotus petals, `w` wide, its top at y = -h. */
export function lotusSeat(pen: Pen, w: number, h: number, tone: string): string {
  const row = (y: number, turn: number, count: number) => times(count, (i) => { const x = (i - (count - 1) / 2) * (w / count); return at(x, y, lump(pen, petal(h * 0.52, (w / count) * 0.56), tone), { turn: turn + (turn ? -1 : 1) * (x / w) * 50 }); });
  return turned(pen, 0, tone, { profile: [[-h, w * 0.44], [-h * 0.8, w * 0.48], [-h * 0.5, w * 0.36], [-h * 0.2, w * 0.5], [0, w * 0.52]], finish: 'metal', tilt: 0.1 }) + row(-h * 0.5, 0, 9) + row(-h * 0.46, 180, 9);
}

/** The arch of light behind a deity, from the ground up. */
export function aureole(pen: Pen, w: number, h: number, tone: string): string {
  const arch = `M${-w} 0V${-h + w}A${w} ${w} 0 0 1 ${w} ${-h + w}V0H${w * 0.8}V${-h + w}A${w * 0.8} ${w * 0.8} 0 0 0 ${-w * 0.8} ${-h + w}V0Z`;
  const tongues = times(17, (i) => { const a = Math.PI * (i / 16); return at(-Math.cos(a) * w, -h + w - Math.sin(a) * w, lump(pen, petal(w * 0.24, w * 0.08), tone), { turn: (i / 16) * 180 - 90 }); });
  const beads = times(21, (i) => { const a = Math.PI * (i / 20); return ball(pen, -Math.cos(a) * w * 0.9, -h + w - Math.sin(a) * w * 0.9, w * 0.045, lighter(tone, 0.15)); });
  return tongues + lump(pen, arch, darker(tone, 0.08)) + beads + times(4, (i) => ball(pen, -w * 0.9, -((h - w) * i) / 4 - 20, w * 0.045, tone) + ball(pen, w * 0.9, -((h - w) * i) / 4 - 20, w * 0.045, tone)) + at(0, -h, lump(pen, mirrored(0, [[0, -w * 0.26], [w * 0.16, -w * 0.1], [w * 0.2, w * 0.08], [0, w * 0.2]]), lighter(tone, 0.1)));
}

/** A tiered crown whose lower edge is on y = 0. */
export function crown(pen: Pen, w: number, h: number, tone: string): string {
  return lump(pen, mirrored(0, [[0, -h], [w * 0.14, -h * 0.8], [w * 0.26, -h * 0.5], [w * 0.44, -h * 0.24], [w * 0.52, 0]]), tone) + [0.1, 0.3, 0.52].map((k) => line(`M${-w * (0.5 - k * 0.5)} ${-h * k}Q0 ${-h * k + w * 0.12} ${w * (0.5 - k * 0.5)} ${-h * k}`, darker(tone, 0.5), 2.4)).join('') + ball(pen, 0, -h * 0.16, w * 0.09, lighter(tone, 0.2)) + ball(pen, 0, -h, w * 0.08, lighter(tone, 0.2));
}

/** Calm closed-eyed face features for a head of half-width w centred on 0,0. */
export function features(w: number, ink: string): string {
  return [-1, 1].map((s) => line(`M${s * w * 0.16} ${-w * 0.02}Q${s * w * 0.42} ${w * 0.16} ${s * w * 0.66} ${-w * 0.06}`, ink, w * 0.07) + line(`M${s * w * 0.12} ${-w * 0.22}Q${s * w * 0.42} ${-w * 0.42} ${s * w * 0.72} ${-w * 0.2}`, ink, w * 0.06)).join('') + line(`M0 ${-w * 0.16}Q${w * 0.06} ${w * 0.26} ${-w * 0.12} ${w * 0.34}Q0 ${w * 0.42} ${w * 0.12} ${w * 0.34}`, ink, w * 0.055) + line(`M${-w * 0.24} ${w * 0.62}Q0 ${w * 0.76} ${w * 0.24} ${w * 0.62}`, ink, w * 0.085);
}

/** Folded legs in the lotus pose, knees at ±w, hips on y = -h. */
export function crossedLegs(pen: Pen, w: number, h: number, tone: string): string {
  const left = `M${-w * 0.3} ${-h}C${-w * 0.9} ${-h * 1.05} ${-w * 1.15} ${-h * 0.3} ${-w * 0.86} ${-h * 0.06}C${-w * 0.5} ${h * 0.06} 0 ${-h * 0.02} ${w * 0.3} ${-h * 0.24}C${w * 0.1} ${-h * 0.5} ${-w * 0.1} ${-h * 0.6} ${-w * 0.3} ${-h}Z`;
  return lump(pen, `M${-w * 0.5} ${-h}H${w * 0.5}L${w * 0.6} ${-h * 0.1}H${-w * 0.6}Z`, darker(tone, 0.12)) + lump(pen, left, tone) + `<g transform="scale(-1 1)">${lump(pen, left, tone)}</g>` + line(`M${-w * 0.7} ${-h * 0.72}Q${-w * 0.4} ${-h * 0.3} ${w * 0.02} ${-h * 0.2}M${w * 0.7} ${-h * 0.72}Q${w * 0.4} ${-h * 0.3} ${w * 0.1} ${-h * 0.26}`, darker(tone, 0.5), 2.5, 'opacity=".6"') + ball(pen, -w * 0.16, -h * 0.12, [w * 0.2, h * 0.12], lighter(tone, 0.06)) + ball(pen, w * 0.16, -h * 0.12, [w * 0.2, h * 0.12], lighter(tone, 0.06));
}

export function necklace(y: number, w: number, tone: string): string {
  return line(`M${-w} ${y}Q0 ${y + w * 1.2} ${w} ${y}`, darker(tone, 0.5), w * 0.2) + line(`M${-w} ${y}Q0 ${y + w * 1.2} ${w} ${y}`, lighter(tone, 0.35), w * 0.11, `stroke-dasharray="1 ${w * 0.18}"`);
}

/** Seated Ganesha, about 400 wide and 520 high. */
export function ganesha(pen: Pen, tone: string, paint: { gilt?: string } = {}): string {
  const dark = darker(tone, 0.6);
  const gilt = paint.gilt ?? lighter(tone, 0.12);
  const arm = (side: number, points: readonly Point[]) => limb(points.map(([x, y]): Point => [x * side, y]), 34, tone);
  const axe = at(-172, -380, line('M0 60V-40', dark, 8) + lump(pen, 'M-8 -44C-40 -50 -52 -20 -44 2C-28 -10 -16 -10 -4 -8Z', gilt));
  const goad = at(172, -380, line('M0 60V-30', dark, 8) + line('M0 -30C0 -64 40 -60 34 -30', gilt, 10));
  const ear = lump(pen, 'M-60 -350C-150 -410 -176 -330 -160 -270C-148 -226 -96 -220 -70 -256Z', tone) + line('M-92 -346C-146 -350 -150 -290 -138 -262', dark, 3, 'opacity=".5"');
  const trunk: Point[] = [[-2, -300], [-6, -240], [-34, -196], [-62, -180], [-84, -196], [-78, -216]];
  const trunkRings = times(6, (i) => line(`M${-30 - i * 3 + (i > 3 ? -12 * (i - 3) : 0)} ${-262 + i * 14}q26 10 48 -2`, dark, 2.6, 'opacity=".5"'));
  return (
    axe + goad + arm(1, [[96, -236], [150, -262], [172, -330]]) + arm(-1, [[96, -236], [150, -262], [172, -330]]) +
    crossedLegs(pen, 200, 118, tone) + lump(pen, mirrored(0, [[84, -262], [126, -216], [142, -130], [104, -74], [0, -58]], true), tone) + ball(pen, 0, -142, [116, 92], tone) + disc(0, -112, 6, dark) +
    line('M-110 -196Q20 -170 92 -78', lighter(tone, 0.35), 8) + line('M-110 -196Q20 -170 92 -78', dark, 2) + necklace(-244, 84, gilt) +
    arm(-1, [[104, -220], [152, -172], [120, -126]]) + arm(1, [[104, -220], [158, -170], [146, -128]]) + ball(pen, 146, -140, [22, 30], tone) + disc(146, -142, 5, dark) + ball(pen, -110, -124, 26, gilt) + ball(pen, -110, -142, 16, lighter(gilt, 0.2)) +
    ear + `<g transform="scale(-1 1)">${ear}</g>` + lump(pen, mirrored(0, [[0, -404], [72, -388], [92, -330], [64, -270], [0, -238]], true), tone) +
    lump(pen, 'M44 -268C62 -256 78 -258 92 -250C80 -238 56 -240 38 -252Z', lighter(tone, 0.45)) + limb(trunk, 40, tone) + limb(trunk.slice(2), 28, tone) + trunkRings +
    [-1, 1].map((s) => line(`M${s * 26} -326Q${s * 44} -342 ${s * 60} -324Q${s * 44} -314 ${s * 26} -326`, dark, 4) + disc(s * 43, -327, 5, dark)).join('') + line('M-22 -366Q0 -356 22 -366M-16 -378Q0 -370 16 -378', dark, 3) +
    at(0, -384, crown(pen, 156, 136, gilt)) + [-1, 1].map((s) => ball(pen, s * 128, -76, [26, 14], lighter(tone, 0.1))).join('')
  );
}

/** Seated four-armed Lakshmi with lotuses, about 340 wide and 500 high. */
export function figureLakshmi(pen: Pen, tone: string, paint: Paint = {}): string {
  const skin = paint.skin ?? tone;
  const cloth = paint.cloth ?? tone;
  const gilt = paint.gilt ?? lighter(tone, 0.14);
  const dark = darker(skin, 0.62);
  const arm = (points: readonly Point[]) => limb(points, 24, skin) + limb(points.map(([x, y]): Point => [-x, y]), 24, skin);
  const bloom = (side: number) => line(`M${side * 118} -270V-316`, darker(tone, 0.4), 6) + lotus(side * 118, -306, 64, [paint.cloth ? '#E58FA6' : lighter(tone, 0.2), darker(tone, 0.6)]);
  const coins = times(7, (i) => ball(pen, -96 + (i % 3) * 9, -96 + i * 13, 6, gilt));
  return at(0, 0, arm([[56, -254], [96, -236], [116, -268]]) + bloom(1) + bloom(-1) + crossedLegs(pen, 148, 92, cloth) + lump(pen, mirrored(0, [[58, -268], [64, -220], [42, -166], [68, -90], [0, -82]], true), paint.cloth ?? skin) + ball(pen, -26, -216, 25, cloth) + ball(pen, 26, -216, 25, cloth) + lump(pen, 'M60 -270C0 -200 -50 -150 -60 -90L-36 -84C-20 -150 30 -200 74 -252Z', mix(cloth, tone, 0.5)) + arm([[60, -252], [92, -196], [88, -136]]) + ball(pen, 88, -130, [15, 20], skin) + ball(pen, -88, -130, [15, 20], skin) + coins + line('M-150 -56Q0 -14 150 -56', gilt, 6) + lump(pen, 'M-16 -300H16V-262H-16Z', skin) + necklace(-270, 46, gilt) + necklace(-262, 62, gilt) + ball(pen, 0, -322, [48, 56], skin) + at(0, -316, features(44, dark)) + shape(petal(18, 5), '#A8322A', 'transform="translate(0 -332)"') + [-1, 1].map((s) => ball(pen, s * 50, -300, 11, gilt)).join('') + at(0, -350, crown(pen, 104, 118, gilt)), { scale: paint.scale ?? 1 });
}

/** Meditating Buddha, about 360 wide and 500 high. */
export function buddha(pen: Pen, tone: string, robe: string): string {
  const dark = darker(tone, 0.6);
  const curls = times(5, (row) => times(9 - row, (i) => ball(pen, (i - (8 - row) / 2) * 15, -404 - row * 15, 9, darker(tone, 0.2))));
  return (
    crossedLegs(pen, 196, 112, tone) + limb([[96, -262], [140, -180], [92, -104], [24, -92]], 40, tone) + limb([[-96, -262], [-140, -180], [-92, -104], [-24, -92]], 40, tone) +
    lump(pen, mirrored(0, [[40, -300], [112, -272], [104, -190], [78, -108], [0, -92]], true), tone) +
    `<g>${lump(pen, 'M-40 -302C-90 -292 -118 -280 -126 -240C-146 -190 -140 -140 -96 -92L64 -84C84 -120 90 -160 84 -190C40 -210 -16 -250 -40 -302Z', mix(tone, robe, 0.7))}${line('M-104 -260C-60 -180 10 -130 78 -116M-120 -220C-80 -150 -10 -112 64 -100M-70 -286C-30 -220 30 -170 84 -160', dark, 3, 'opacity=".55"')}</g>` +
    ball(pen, 0, -92, [58, 18], lighter(tone, 0.08)) + ball(pen, 0, -104, [46, 14], lighter(tone, 0.14)) +
    lump(pen, 'M-28 -330H28L40 -290H-40Z', tone) + line('M-30 -304Q0 -292 30 -304', dark, 2.5, 'opacity=".6"') + [-1, 1].map((s) => lump(pen, `M${s * 62} -384C${s * 80} -380 ${s * 78} -330 ${s * 68} -312C${s * 58} -322 ${s * 58} -350 ${s * 60} -384Z`, tone)).join('') +
    lump(pen, mirrored(0, [[0, -440], [58, -424], [68, -376], [50, -326], [0, -304]], true), tone) + curls + ball(pen, 0, -484, [30, 26], darker(tone, 0.2)) + ball(pen, 0, -512, [9, 14], tone) + at(0, -372, features(58, dark)) + disc(0, -398, 5, dark)
  );
}

/** The wide-eyed deities of Puri; around 0,0, about 150 wide and 300 high. */
export function jagannath(skin: 'black' | 'yellow' | 'white'): string {
  const tone = { black: '#1F1A18', yellow: '#E9B230', white: '#F6F0E2' }[skin];
  const edge = '#2B1712';
  const eye = (x: number) => (skin === 'black' ? disc(x, -120, 25, '#F6F0E2') + disc(x, -120, 17, '#C0392B') + disc(x, -120, 10, '#1F1A18') : oval([x, -120], 24, 15, '#F6F0E2', `stroke="${edge}" stroke-width="3"`) + disc(x, -120, 9, '#1F1A18'));
  const crownD = 'M-58 -170C-60 -240 -30 -250 -22 -220C-14 -270 14 -270 22 -220C30 -250 60 -240 58 -170Z';
  const arms = skin === 'yellow' ? '' : shape('M-58 -76L-96 -92L-92 -58L-58 -44ZM58 -76L96 -92L92 -58L58 -44Z', tone, `stroke="${edge}" stroke-width="3"`);
  return (
    arms + shape('M-66 60C-70 0 -60 -40 -60 -70H60C60 -40 70 0 66 60Z', skin === 'white' ? '#2C5F8C' : skin === 'black' ? '#E0A12E' : '#C0392B', `stroke="${edge}" stroke-width="3"`) + times(5, (i) => line(`M-62 ${-30 + i * 18}H62`, i % 2 ? '#F4E7CC' : '#2F6B4A', 5)) +
    shape(mirrored(0, [[0, -190], [62, -176], [74, -116], [58, -66], [0, -52]], true), tone, `stroke="${edge}" stroke-width="4"`) + shape(crownD, '#C0392B', `stroke="${edge}" stroke-width="3"`) + disc(0, -206, 12, '#E9B230') + disc(-34, -190, 7, '#E9B230') + disc(34, -190, 7, '#E9B230') +
    eye(-30) + eye(30) + line('M-38 -80Q0 -58 38 -80', '#C0392B', 8) + shape('M-6 -160L0 -128L6 -160Z', skin === 'black' ? '#F6F0E2' : '#C0392B') + ring(0, -104, 5, skin === 'black' ? '#C0392B' : edge, 3) + around(11, 0, (_x, _y, _t, i) => disc((i - 5) * 12, -50 + Math.cos((i - 5) / 3.4) * 18, 7, i % 2 ? '#F4E7CC' : '#E0752B'))
  );
}

export function halo(pen: Pen, r: number, tone: string): string {
  return `<circle r="${r}" fill="${round(pen, [lighter(tone, 0.3), tone, darker(tone, 0.2)], true)}"/>` + ring(0, 0, r, darker(tone, 0.5), 3) + ring(0, 0, r * 0.88, darker(tone, 0.4), 2) + around(28, r * 0.94, (x, y) => disc(x, y, r * 0.03, lighter(tone, 0.5)));
}
