import { darker, lighter, mix, scheme, tones } from '../kit/colour.ts';
import { flower, leaf, mandala, petal } from '../kit/motif.ts';
import { lifted, pierced, round, type Point } from '../kit/pen.ts';
import { flame, glow, type Draw } from '../kit/scene.ts';
import { around, at, disc, line, oval, poly, ring, shape, times } from '../kit/shape.ts';
import { band, limb, lump, outline, solid, turned, type Turned } from '../kit/solid.ts';
import { dabs } from '../kit/texture.ts';
import { diya } from './lights.ts';

/** Flowers of cut stone set in marble. */
export function inlayFlower(x: number, y: number, s: number): string {
  return at(x, y, line('M0 54Q-12 20 0 0M0 50Q30 34 40 10M0 50Q-30 40 -42 18', '#2F6B4A', 4) + leaf(0, 52, 34, ['#3E7A55', 74]) + leaf(0, 52, 34, ['#3E7A55', -74]) + flower(0, -6, 28, ['#B3432F', '#E0A12E', 7]) + flower(42, 4, 17, ['#2C4F8F', '#E0A12E', 6]) + flower(-44, 12, 17, ['#2A8C82', '#E0A12E', 6]), { scale: s });
}

const marbleTealight: Draw = (pen) => {
  const tone = tones.marble;
  const veins = times(9, () => { const [x, y] = [230 + pen.random() * 460, 720 + pen.random() * 230]; return line(`M${x} ${y}q40 ${pen.random() * 50 - 25} 80 10t70 ${pen.random() * 40 - 20}`, '#B9B2A6', 2, 'opacity=".6"'); });
  const decor = veins + times(5, (i) => inlayFlower(270 + i * 105, 846 + Math.sin((i / 4) * Math.PI) * 22, 1.1)) + [744, 758, 934, 948].map((y, i) => line(band(480, y, 262, 0.2), i % 2 ? '#B3432F' : '#2A8C82', 5)).join('') + times(19, (i) => disc(232 + i * 27.5, 776 + Math.sin((i / 18) * Math.PI) * 46, 5, i % 2 ? '#2C4F8F' : '#E0A12E'));
  const body = turned(pen, 480, tone, { profile: [[720, 236], [736, 248], [800, 262], [900, 256], [984, 226]], tilt: 0.24, decor });
  const lip = oval([480, 720], 236, 57, lighter(tone, 0.4), 'stroke="#8E8678" stroke-width="3"') + around(26, 1, (x, y) => at(480 + x * 208, 720 + y * 49, shape('M0 -8L9 0L0 8L-9 0Z', '#B3432F'))) + oval([480, 722], 150, 35, '#A59C8B') + oval([480, 728], 136, 29, '#D9D6CF', 'stroke="#8E8678" stroke-width="3"') + oval([480, 724], 120, 24, '#FFF3C9');
  return { art: body + lip + flame(pen, 480, 722, 110) + glow(pen, 480, 700, 280, 0.5), place: 'floor', light: 'clay', spread: 250, raise: 150, zoom: 1.14 };
};

const ironDeer: Draw = (pen) => {
  const tone = tones.iron;
  const leg = (x: number, lean: number) => limb([[x, 740], [x + lean, 850], [x + lean * 0.6, 980]], 20, tone) + lump(pen, `M${x + lean * 0.6 - 16} 990L${x + lean * 0.6} 960L${x + lean * 0.6 + 18} 990Z`, tone);
  const antler = (s: number) => limb([[598, 380], [598 + s * 30, 320], [598 + s * 84, 270], [598 + s * 92, 190]], 13, tone) + limb([[598 + s * 40, 310], [598 + s * 30, 250]], 10, tone) + limb([[598 + s * 74, 280], [598 + s * 130, 250], [598 + s * 140, 206]], 10, tone);
  const cup = (x: number, y: number) => turned(pen, x, tone, { profile: [[y - 26, 46], [y - 10, 44], [y, 20]], tilt: 0.3, hollow: '#1C1816' }) + turned(pen, x, '#F4EBD8', { profile: [[y - 150, 24], [y - 30, 25]], tilt: 0.24 }) + line(`M${x} ${y - 152}V${y - 166}`, '#2B1D14', 3) + flame(pen, x, y - 160, 62);
  const body = solid(pen, 'M288 690C280 620 350 610 430 622C480 626 520 590 540 520L566 410L632 412C640 500 640 600 600 690C570 760 500 770 430 764C350 768 292 760 288 690Z', tone, { decor: dabs(pen, [[280, 400], [370, 380]], [120, 9, 0.16]) + times(5, (i) => line(`M300 ${650 + i * 18}Q440 ${670 + i * 14} 600 ${640 + i * 16}`, lighter(tone, 0.25), 3, 'opacity=".6"')) });
  const head = solid(pen, 'M560 420C556 380 590 362 624 372C660 380 712 420 722 446C720 466 690 466 664 458C640 462 600 470 574 462Z', tone, { decor: dabs(pen, [[560, 370], [160, 90]], [30, 7, 0.16]) }) + disc(634, 406, 6, '#D8C8A8') + lump(pen, 'M566 392C530 376 510 384 500 404C524 416 550 414 570 408Z', tone);
  return { art: leg(330, -16) + leg(548, -10) + leg(372, 14) + leg(590, 14) + limb([[296, 660], [262, 640], [258, 600]], 14, tone) + antler(-1) + antler(1) + body + head + cup(402, 620) + cup(506, 184) + cup(690, 184), place: 'floor', light: 'sage', spread: 210, raise: 0, zoom: 0.88 };
};

const treeLamp: Draw = (pen) => {
  const tone = tones.bell;
  const ends: Point[] = [[190, 560], [270, 400], [370, 300], [480, 240], [590, 300], [690, 400], [770, 560]];
  const limbs = ends.map(([x, y], i) => limb([[480, 800 - Math.abs(i - 3) * 20], [480 + (x - 480) * 0.45, (800 + y) / 2 + 40], [x, y + 10]], 17, tone)).join('');
  const twigs = ends.map(([x, y]) => [0.45, 0.7].map((t) => at(480 + (x - 480) * t, 800 + (y - 800) * t + 20, lump(pen, petal(46, 14), lighter(tone, 0.1)), { turn: x < 480 ? 40 : -40 }) + at(480 + (x - 480) * t, 800 + (y - 800) * t + 20, lump(pen, petal(40, 12), tone), { turn: x < 480 ? -80 : 80 })).join('')).join('');
  const lamps = ends.map(([x, y]) => at(x, y, diya(pen, tone, { flame: 92, decor: times(5, (i) => line(`M-110 ${-50 + i * 11}Q0 ${-30 + i * 11} 110 ${-60 + i * 11}`, lighter(tone, 0.4), 4)) }), { scale: 0.56, flip: x < 480 })).join('');
  const trunk = solid(pen, 'M450 800C440 860 430 900 404 940H556C530 900 520 860 510 800Z', tone, { finish: 'metal', decor: times(12, (i) => line(`M400 ${800 + i * 13}Q480 ${820 + i * 13} 560 ${796 + i * 13}`, i % 2 ? lighter(tone, 0.4) : darker(tone, 0.5), 4)) });
  const foot = turned(pen, 480, tone, { profile: [[930, 150], [950, 200], [988, 226]], finish: 'metal', tilt: 0.14, decor: times(16, (i) => ring(280 + i * 27, 985, 10, lighter(tone, 0.4), 4)) });
  const birds = [[330, 640], [640, 640]].map(([x = 0, y = 0], i) => at(x, y, lump(pen, 'M-34 4C-20 -24 14 -20 20 -8L40 -8L24 4C12 20 -12 20 -34 4Z', lighter(tone, 0.12)), { flip: i === 0 })).join('');
  return { art: foot + limbs + twigs + trunk + birds + lamps, place: 'floor', light: 'dusk', spread: 230, raise: 10 };
};

const coconutLamp: Draw = (pen) => {
  const tone = '#5E3A22';
  const profile: Turned['profile'] = [[400, 90], [440, 180], [530, 246], [650, 262], [760, 230], [850, 140], [876, 70]];
  const bloom = (x: number, y: number, w: number) => `<g transform="translate(${x} ${y}) scale(${w} 1)">${around(8, 0, (_x, _y, turn) => `<path d="M0 -14C-10 -26 -10 -46 0 -58C10 -46 10 -26 0 -14Z" fill="#000" transform="rotate(${turn})"/>`)}${around(16, 74, (a, b) => `<circle cx="${a}" cy="${b}" r="4.5" fill="#000"/>`)}<circle r="7" fill="#000"/></g>`;
  const holes = bloom(480, 640, 1.35).replace('scale(1.35 1)', 'scale(1.35)') + bloom(296, 620, 0.46) + bloom(664, 620, 0.46) + times(17, (i) => `<circle cx="${480 + Math.sin((i - 8) * 0.19) * 232}" cy="${496 + Math.cos((i - 8) * 0.19) * 22}" r="6" fill="#000"/><circle cx="${480 + Math.sin((i - 8) * 0.19) * 214}" cy="${780 + Math.cos((i - 8) * 0.19) * 22}" r="6" fill="#000"/>`);
  const fibre = times(70, () => { const [x, y] = [230 + pen.random() * 500, 400 + pen.random() * 460]; return line(`M${x} ${y}q${pen.random() * 10 - 5} 22 ${pen.random() * 8 - 4} ${30 + pen.random() * 30}`, pen.random() > 0.5 ? lighter(tone, 0.22) : darker(tone, 0.4), 2, 'opacity=".6"'); });
  const shell = pierced(pen, turned(pen, 480, tone, { profile, finish: 'glaze', decor: fibre, tilt: 0.12 }), holes);
  const cap = turned(pen, 480, tones.brass, { profile: [[320, 20], [344, 44], [370, 60], [402, 100], [414, 104]], finish: 'metal' });
  const end = turned(pen, 480, tones.brass, { profile: [[866, 76], [884, 78], [900, 30], [924, 20], [944, 4]], finish: 'metal' });
  return { art: line('M480 -10V320', '#8A6A3A', 8) + line('M480 -10V320', '#D9B878', 3, 'stroke-dasharray="8 8"') + glow(pen, 480, 640, 460, 0.9) + shape(outline(480, { profile }, 0.12), round(pen, ['#FFF8DA', '#FFD06A', '#C97A26'], true)) + shell + cap + end, place: 'hung', light: 'dusk' };
};

/** A folded five-pointed paper star with its cut-work, lit from within. */
const starLantern: Draw = (pen, colour) => {
  const [tone] = scheme(colour, []);
  const paper = colour === 'White' ? '#F7EFDC' : tone;
  const [R, r] = [400, 158];
  const tip = (i: number, radius: number): Point => { const a = (i / 10) * Math.PI * 2 - Math.PI / 2; return [480 + Math.cos(a) * radius, 630 + Math.sin(a) * radius]; };
  const facets = times(10, (i) => { const point = i % 2 === 0 ? tip(i, R) : tip(i + 1, R); const inner = i % 2 === 0 ? tip(i + 1, r) : tip(i, r); const bright = i % 2 === 0 ? lighter(paper, 0.22) : darker(paper, 0.12); return shape(poly([[480, 630], point, inner]), bright, `stroke="${darker(paper, 0.4)}" stroke-width="2"`); });
  const cuts = times(5, (i) => at(480, 630, [110, 170, 226].map((y, k) => at(-20 + k * 4, -y, shape(petal(40 - k * 8, 11 - k * 2), '#FFEBAA')) + at(20 - k * 4, -y, shape(petal(40 - k * 8, 11 - k * 2), '#FFEBAA'))).join('') + times(5, (k) => disc(0, -286 - k * 20, 5 - k * 0.7, '#FFEBAA')) + times(3, (k) => disc(-34 + k * 6, -128 - k * 56, 4.5, '#FFF3CC') + disc(34 - k * 6, -128 - k * 56, 4.5, '#FFF3CC')), { turn: i * 72 }));
  const heart = mandala(480, 630, [[88, 5, 'ring', '#FFEBAA'], [50, 10, 'petal', '#FFEBAA'], [34, 10, 'dot', '#FFF8E0']]);
  const star = facets + shape(poly(times10(tip, R, r)), round(pen, ['#FFF2BC@0/.75', '#FFE08A@.45/.28', '#FFD070@1/0'], true)) + cuts + heart;
  return { art: line('M480 -10V232', '#5A3F2A', 5) + glow(pen, 480, 630, 500, 0.75) + lifted(pen, star, 10) + line(poly(times10(tip, R, r)), mix(paper, '#FFE9B0', 0.4), 4), place: 'hung', light: 'dusk' };
};

function times10(tip: (i: number, radius: number) => Point, outer: number, inner: number): Point[] {
  return Array.from({ length: 10 }, (_, i) => tip(i, i % 2 ? inner : outer));
}

export const moreLights: Record<string, Draw> = { LI11: marbleTealight, LI12: ironDeer, LI13: treeLamp, LI14: coconutLamp, LI15: starLantern };
