import { cow } from '../kit/animal.ts';
import { darker, scheme, tones } from '../kit/colour.ts';
import { figureLakshmi, jagannath } from '../kit/deity.ts';
import { framed } from '../kit/made.ts';
import { border, flower, leaf, lotus, mandala, petal, vine } from '../kit/motif.ts';
import { jitter, lifted, pick, slant, tiled, type Pen, type Point } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, box, disc, line, oval, poly, ring, shape, smooth, times } from '../kit/shape.ts';
import { ball, solid } from '../kit/solid.ts';
import { threads } from '../kit/texture.ts';

const pen6 = '#231713';
const edge = (width = 4) => `stroke="${pen6}" stroke-width="${width}"`;

function fish(body: string, [belly, fin]: readonly [string, string]): string {
  const scales = times(9, (col) => times(5, (row) => line(`M${-110 + col * 26} ${-50 + row * 24 + (col % 2) * 12}q20 12 0 24`, pen6, 2.6)));
  return (
    shape('M150 0C190 -30 214 -84 250 -92C236 -40 236 40 250 92C214 84 190 30 150 0Z', fin, edge()) + line('M168 -4L236 -66M172 0H236M168 4L236 66', pen6, 3) +
    shape('M-40 -70Q10 -132 90 -54ZM-20 72Q30 122 84 54Z', fin, edge()) + line('M0 -94L20 -66M34 -92L46 -66M10 96L24 74M40 88L50 68', pen6, 3) +
    shape('M-190 0C-140 -92 60 -104 160 0C60 104 -140 92 -190 0Z', body, edge(5)) + `<g clip-path="inset(0)">${scales}</g>` +
    shape('M-190 0C-168 -40 -140 -58 -118 -66Q-84 0 -118 66C-140 58 -168 40 -190 0Z', belly, edge()) + disc(-146, -16, 15, '#FFF9EA') + ring(-146, -16, 15, pen6, 3) + disc(-146, -16, 6, pen6) + line('M-186 8Q-168 20 -156 18', pen6, 4)
  );
}

const madhubani: Draw = (pen) => {
  const hatch = box([0, 0], [960, 1200], tiled(pen, [14, 14], line('M0 14L14 0', '#B99A66', 1.2)), 'opacity=".25"');
  const waves = times(10, (i) => line(`M240 ${440 + i * 38}q30 -18 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0`, '#3B6C8E', 2.6, 'opacity=".5"'));
  const edging = border([232, 252], [496, 696], [16, 22], (x, y, i) => shape(poly([[x, y - 20], [x + 20, y], [x, y + 20], [x - 20, y]]), pick(['#B3322A', '#E0A12E', '#2F6B4A'], i), edge(3)) + disc(x, y, 5, '#F6EBD2'));
  const inner = border([272, 292], [416, 616], [16, 24], (x, y, i) => disc(x, y, 8, i % 2 ? '#2C3E70' : '#B3322A') + disc(x, y, 3, '#F6EBD2'));
  const water = [[350, 370, 44], [610, 370, 44], [480, 346, 54], [350, 868, 44], [610, 868, 44]].map(([x = 0, y = 0, w = 0]) => line(`M${x} ${y}v36`, '#2F6B4A', 5) + lotus(x, y, w * 1.6, ['#D0608A', pen6])).join('');
  const art = box([200, 220], [560, 760], '#F4E6C6') + hatch + waves + edging + inner + water + at(488, 524, fish('#C23B2E', ['#E0A12E', '#2F6B4A']), { scale: 0.8, turn: -6 }) + at(476, 720, fish('#2C5F8C', ['#E0A12E', '#B3322A']), { scale: 0.8, flip: true, turn: 6 }) + times(8, (i) => leaf(300 + i * 52, 626, 30, ['#2F6B4A', i * 50]));
  return { art: framed(pen, { corner: [206, 226], size: [548, 748], frame: '#4A2E1C', mount: 34, width: 20 }, art), place: 'wall' };
};

function dancer(x: number, y: number, [s, turn]: Point, white: string): string {
  return at(x, y, shape('M-13 -44H13L0 -14Z', white) + shape('M0 -16L-12 16H12Z', white) + disc(0, -58, 9, white) + disc(6, -66, 4, white) + line('M-12 -42L-26 -24L-34 -38M12 -42L26 -24L34 -38M-8 14L-18 34L-8 50M8 14L16 32L28 46', white, 4.4), { scale: s, turn });
}

const warli: Draw = (pen, colour) => {
  const [ground] = scheme(colour, []);
  const white = '#F6ECD8';
  const spiral = [46, 0].flatMap((r, i) => Array.from({ length: i ? 0 : 26 }, (_, k) => { const a = k * 0.36 - 1.2; const q = r + 54 + k * 4; return dancer(480 + Math.cos(a) * q, 620 + Math.sin(a) * q * 0.98, [0.74, (a * 180) / Math.PI + 90], white); })).join('');
  const drummer = dancer(480, 628, [1.15, 0], white) + line('M452 604q28 16 56 0', white, 14);
  const hut = (x: number, y: number, s: number) => at(x, y, box([-54, -60], [108, 70], 'none', `stroke="${white}" stroke-width="4"`) + times(12, (i) => line(`M${-54 + i * 9.8} -60V10`, white, 2)) + shape('M-76 -58L0 -132L76 -58Z', white) + times(7, (i) => line(`M${-60 + i * 20} -60L0 -130`, ground, 2)) + box([-14, -30], [28, 40], ground, `stroke="${white}" stroke-width="3"`), { scale: s });
  const palm = (x: number, y: number, h: number) => line(`M${x} ${y}Q${x + 8} ${y - h / 2} ${x} ${y - h}`, white, 5) + times(9, (i) => { const a = Math.PI * (i / 8); return line(`M${x} ${y - h}q${Math.cos(a) * 30} ${-Math.sin(a) * 34 - 10} ${Math.cos(a) * 54} ${-Math.sin(a) * 30 + 14}`, white, 3.4); });
  const sun = disc(660, 330, 30, 'none') + ring(660, 330, 30, white, 4) + ring(660, 330, 18, white, 3) + around(18, 44, (x, y, turn) => at(660 + x, 330 + y, line('M0 -6V8', white, 3.6), { turn }));
  const frame = border([240, 250], [480, 700], [24, 35], (x, y) => shape(`M${x - 9} ${y + 8}L${x} ${y - 9}L${x + 9} ${y + 8}Z`, white));
  const field = times(26, (i) => line(`M${268 + i * 17} 930l4 -22m0 8l-6 -8m6 2l6 -8`, white, 2.2));
  const birds = times(5, (i) => line(`M${440 + i * 36} ${310 + (i % 2) * 16}q8 -10 14 0q6 -10 14 0`, white, 3));
  return { art: framed(pen, { corner: [206, 216], size: [548, 768], frame: '#2E211A', width: 16 }, box([200, 200], [560, 800], ground) + threads(pen, 0.12) + frame + spiral + drummer + hut(330, 396, 0.9) + hut(640, 890, 0.8) + palm(300, 896, 130) + palm(346, 904, 96) + sun + field + birds), place: 'wall' };
};

const tanjore: Draw = (pen) => {
  const foil = slant(pen, '#F3D27A', '#C99A33', '#F0CB6B', '#B68528');
  const arch = shape('M270 920V470Q270 300 480 290Q690 300 690 470V920H630V500Q620 380 480 372Q340 380 330 500V920Z', foil, `stroke="${darker(tones.brass, 0.5)}" stroke-width="4"`);
  const stones = border([238, 258], [484, 684], [11, 15], (x, y, i) => disc(x, y, 12, '#8A6420') + ball(pen, x, y, 9, i % 2 ? '#2F6B4A' : '#B3261E'));
  const archStones = times(17, (i) => { const a = Math.PI * (i / 16); return ball(pen, 480 - Math.cos(a) * 180, 470 - Math.sin(a) * 138, 8, i % 2 ? '#B3261E' : '#F6F0E0'); });
  const eleph = (x: number, flip: boolean) => at(x, 560, shape('M-50 60V0C-50 -50 0 -60 30 -46C54 -40 56 -10 60 -30C64 -56 74 -70 88 -74L92 -62C80 -56 82 -30 76 -4C70 16 54 16 46 6L44 60H20V30H-20V60Z', '#EDE7DA', edge(3)) + shape('M-40 -34H10L14 0H-44Z', foil) + disc(42, -26, 4, pen6) + line('M90 -70q10 -22 24 -10', '#5B8BA6', 4), { scale: 0.86, flip });
  const art = box([200, 220], [560, 760], '#7C1F26') + box([252, 272], [456, 656], '#9A2A2A') + stones + arch + archStones + box([334, 470], [292, 450], '#1F5A4B', 'opacity="0"') + eleph(376, false) + eleph(584, true) + at(480, 880, figureLakshmi(pen, tones.bright, { skin: '#E9BE86', cloth: '#B3261E', scale: 1.02 })) + times(13, (i) => disc(276 + i * 34, 936, 5, '#F3D27A'));
  return { art: framed(pen, { corner: [216, 236], size: [528, 728], frame: '#5A2E1A', width: 46 }, art) + border([192, 212], [576, 776], [18, 24], (x, y) => disc(x, y, 6, '#E0B85A')), place: 'wall' };
};

const pattachitra: Draw = (pen) => {
  const trio = at(330, 720, jagannath('black')) + at(480, 740, jagannath('yellow'), { scale: 0.84 }) + at(632, 720, jagannath('white'));
  const shrine = shape('M240 780V470Q240 330 480 316Q720 330 720 470V780H700V476Q690 356 480 344Q270 356 260 476V780Z', '#E0A12E', edge(3)) + times(15, (i) => { const a = Math.PI * (i / 14); return flower(480 - Math.cos(a) * 232, 470 - Math.sin(a) * 138, 17, [i % 2 ? '#F6F0E0' : '#D0608A', '#B3322A', 7]); });
  const edging = border([230, 210], [500, 780], [14, 22], (x, y, i) => flower(x, y, 16, [i % 2 ? '#F6F0E0' : '#E0A12E', '#2F6B4A', 6]) + leaf(x + 16, y, 18, ['#2F6B4A', 90]));
  const lower = box([256, 800], [448, 164], '#1F4E5B') + times(5, (i) => lotus(300 + i * 90, 950, 84, ['#E58FA6', pen6]) + line(`M${300 + i * 90} 950v14`, '#6FA060', 4)) + times(4, (i) => at(345 + i * 90, 866, shape('M-34 0Q0 -30 30 0Q0 26 -34 0ZM26 0L48 -16V16Z', '#E0A12E', edge(2.5)) + disc(-18, -4, 3, pen6)));
  const art = box([196, 170], [568, 860], '#A3271F') + edging + box([254, 234], [452, 732], '#C8472E') + shrine + box([256, 770], [448, 34], '#E0A12E', edge(3)) + times(12, (i) => disc(276 + i * 37, 787, 8, '#2F6B4A')) + lower + trio;
  const rod = (y: number) => solid(pen, `M166 ${y - 18}H794V${y + 18}H166Z`, '#6B3F22', { finish: 'matt' }) + ball(pen, 160, y, 24, '#B3261E') + ball(pen, 800, y, 24, '#B3261E');
  return { art: line('M200 176L480 70L760 176', '#7A4A24', 6) + lifted(pen, box([196, 176], [568, 854], '#A3271F') + at(0, 0, art) + box([196, 176], [568, 854], slant(pen, '#FFF6DF@0/.16', '#1E120A@1/.18'))) + rod(176) + rod(1030) + disc(480, 70, 10, '#5A4632'), place: 'wall', zoom: 0.94, raise: 30 };
};

function branch(pen: Pen, from: Point, [turn, length, width]: readonly [number, number, number], depth: number): string {
  const end: Point = [from[0] + Math.sin(turn) * length, from[1] - Math.cos(turn) * length];
  const bend: Point = [(from[0] + end[0]) / 2 + Math.cos(turn) * length * 0.16, (from[1] + end[1]) / 2];
  const d = smooth([from, bend, end]);
  const own = line(d, '#1F4B4A', width) + line(d, '#F0C64A', width * 0.5, `stroke-dasharray="1 ${Math.max(7, width * 0.55)}"`);
  const shade = ['#D9502E', '#E9A92C', '#2F8A6B', '#C4426E', '#3768A6'];
  const foliage = depth > 1 ? '' : times(5, (i) => { const t = turn * 57.3 + (i - 2) * 36; return at(end[0], end[1], shape(petal(44, 15), pick(shade, i + Math.round(from[0]))) + times(4, (k) => line(`M${-5 + k} ${-10 - k * 8}h${8 - k * 1.6}`, '#FFF2CC', 2.4)), { turn: t }); });
  if (depth === 0) return own + foliage;
  return own + [-0.62, 0.04, 0.62].map((lean) => branch(pen, end, [turn + lean + jitter(pen, 0.14), length * 0.74, width * 0.62], depth - 1)).join('') + foliage;
}

const gond: Draw = (pen) => {
  const deer = (x: number, flip: boolean) => at(x, 930, shape('M-70 0L-66 -60C-74 -90 -40 -104 0 -98L36 -150C40 -170 70 -168 84 -150L94 -138L62 -128L44 -60L46 0H34L28 -50Q-10 -40 -46 -54L-54 0Z', '#D9662E', edge(2.5)) + times(24, (i) => line(`M${-60 + (i % 8) * 13} ${-90 + Math.floor(i / 8) * 14}l7 4`, '#FFF0C8', 2.4)) + line('M58 -162C40 -200 60 -220 50 -244M54 -196L30 -214M72 -164C88 -196 76 -214 92 -240M78 -196L100 -208', '#1F4B4A', 6) + disc(70, -150, 4, pen6), { flip, scale: 0.9 });
  const roots = [-1.1, -0.6, 0.6, 1.1].map((lean) => line(`M480 900q${lean * 40} 24 ${lean * 110} 40`, '#1F4B4A', 14) + line(`M480 900q${lean * 40} 24 ${lean * 110} 40`, '#F0C64A', 5, 'stroke-dasharray="1 9"')).join('');
  const birds = [[300, 330], [650, 300], [690, 560], [270, 570]].map(([x = 0, y = 0], i) => at(x, y, shape('M-30 0C-20 -22 10 -22 20 -6L40 -10L24 4C14 20 -12 18 -30 0ZM-26 0L-52 14L-46 -8Z', pick(['#3768A6', '#C4426E', '#2F8A6B', '#D9502E'], i)) + times(4, (k) => line(`M${-14 + k * 8} -4l5 8`, '#FFF2CC', 2)), { flip: i % 2 === 0 })).join('');
  const art = box([180, 200], [600, 800], '#F6ECD4') + at(0, 0, roots + branch(pen, [480, 910], [0, 210, 54], 4)) + deer(300, false) + deer(660, true) + birds + times(40, (i) => disc(232 + i * 12.7, 962 + (i % 2) * 8, 4, i % 3 ? '#2F8A6B' : '#D9502E')) + border([226, 246], [508, 728], [46, 66], (x, y, i) => disc(x, y, 3.4, i % 2 ? '#D9502E' : '#1F4B4A'));
  return { art: framed(pen, { corner: [206, 226], size: [548, 758], frame: '#8B5A33', width: 18 }, art), place: 'wall' };
};

const pichwai: Draw = (pen) => {
  const ground = '#1E3F3C';
  const tree = times(46, (i) => { const a = (i / 46) * Math.PI * 2; const r = 60 + (i % 5) * 26; return leaf(480 + Math.cos(a) * r * 1.55, 390 + Math.sin(a) * r * 0.62, 46, [i % 3 ? '#4E8A57' : '#7BAA63', i * 37]); }) + times(16, (i) => flower(300 + (i % 8) * 52, 340 + Math.floor(i / 8) * 90 + (i % 2) * 20, 15, ['#F2E7D0', '#E0B85A', 6]));
  const herd = [[330, 640, false, 0.56], [634, 640, true, 0.56], [330, 800, false, 0.64], [640, 800, true, 0.64]] as const;
  const cows = herd.map(([x, y, flip, scale]) => at(x, y, cow(pen, '#F4EEE0', { cloth: '#D9772E', horn: '#E0B85A', decor: times(9, (i) => disc(-100 + i * 24, -130 + (i % 3) * 18, 6, '#C8472E')) }) + line('M92 -150Q112 -120 130 -140', '#E0B85A', 7), { scale, flip })).join('');
  const pond = box([200, 838], [560, 150], '#2C6A78') + times(12, (i) => line(`M${230 + (i % 4) * 130} ${860 + Math.floor(i / 4) * 36}q20 -10 40 0t40 0`, '#8FC0C4', 2.4)) + times(7, (i) => oval([256 + i * 76, 936 - (i % 2) * 36], 30, 10, '#4E8A57') + lotus(256 + i * 76, 930 - (i % 2) * 36, 88, [i % 2 ? '#F1B6C4' : '#F6E9E4', '#A8435E']));
  const edging = border([222, 222], [516, 756], [14, 20], (x, y) => lotus(x, y + 10, 28, ['#E58FA6', '#8C2F4A']));
  const art = box([190, 190], [580, 820], '#8C2F33') + edging + box([246, 246], [468, 708], ground) + box([246, 246], [468, 708], 'none', 'stroke="#E0B85A" stroke-width="5"') + line('M480 760V430M480 560Q420 520 400 450M480 540Q540 500 570 440', '#6E4A2A', 20) + tree + pond.replace('x="200" y="838" width="560"', 'x="248" y="838" width="464"') + cows + box([190, 978], [580, 40], '#8C2F33') + border([222, 222], [516, 756], [14, 1], (x, y) => (y > 900 ? lotus(x, y + 10, 28, ['#E58FA6', '#8C2F4A']) : '')) + line('M246 954H714', '#E0B85A', 5);
  return { art: framed(pen, { corner: [200, 200], size: [560, 800], frame: '#B08A3E', width: 22 }, art), place: 'wall' };
};

const kalamkari: Draw = (pen, colour) => {
  const [tone] = scheme(colour, []);
  const natural = colour === 'Natural';
  const ground = natural ? '#EFDFBC' : tone;
  const [lineTone, body, warm, soft] = natural ? ['#3A2418', '#2F5E66', '#A8432E', '#C98A1B'] : ['#1E1411', colour === 'Indigo' ? '#A8432E' : '#27365E', '#E8D6AE', '#D9A33A'];
  const outline = `stroke="${lineTone}" stroke-width="4"`;
  const plume = shape('M430 560C380 640 320 800 350 930C450 980 570 960 640 900C640 780 560 640 500 540Z', soft, outline) ;
  const bodyD = 'M560 300C590 276 636 296 634 336C632 370 600 380 600 430C606 520 560 620 470 640C400 640 380 560 420 520C480 500 530 440 540 380C544 340 540 320 560 300Z';
  const scales = times(7, (row) => times(6, (i) => line(`M${400 + i * 34 + (row % 2) * 17} ${440 + row * 28}q17 20 34 0`, soft, 3)));
  const head = shape('M630 318L676 334L632 346Z', soft, outline) + disc(606, 324, 10, '#FFF6DF') + disc(606, 324, 5, lineTone) + times(4, (i) => line(`M${574 + i * 12} 296L${556 + i * 20} ${236 - (i % 2) * 8}`, lineTone, 4) + disc(556 + i * 20, 230 - (i % 2) * 8, 9, warm));
  const feathers = times(5, (row) => times(5, (i) => { const [x, y] = [390 + i * 52 - row * 6, 700 + row * 52]; return at(x, y, shape(petal(60, 24), (row + i) % 2 ? warm : body, outline) + disc(0, -32, 9, soft), { turn: 180 }); }));
  const plants = vine([262, 960], [262, 300], [lineTone, natural ? '#5C7A45' : warm, soft], 7) + vine([702, 960], [702, 560], [lineTone, natural ? '#5C7A45' : warm, soft], 4) + flower(340, 380, 48, [warm, soft, 10]) + leaf(340, 440, 60, [soft, 150]);
  const edging = border([218, 198], [524, 804], [13, 20], (x, y, i) => box([x - 20, y - 20], [40, 40], i % 2 ? darker(ground, 0.3) : lineTone) + flower(x, y, 17, [i % 2 ? soft : warm, lineTone, 8]));
  const art = box([190, 170], [580, 860], ground) + edging + box([246, 226], [468, 748], 'none', `stroke="${warm}" stroke-width="4"`) + plants + plume + feathers + shape(bodyD, body, outline) + scales.replaceAll('<path', '<path opacity=".8"') + head + line('M452 636L440 690M490 634L500 690', lineTone, 8) + mandala(620, 620, [[46, 12, 'petal', warm], [40, 7, 'ring', lineTone], [20, 10, 'dot', soft]]) + threads(pen);
  const loops = times(5, (i) => box([236 + i * 112, 128], [40, 62], natural ? '#DCC59A' : ground));
  const rod = solid(pen, 'M150 124H810V150H150Z', '#6B4226', {}) + ball(pen, 148, 137, 20, '#8A5A33') + ball(pen, 812, 137, 20, '#8A5A33');
  return { art: lifted(pen, loops + art) + rod + line('M170 130L480 50L790 130', '#6B4226', 5) + box([190, 170], [580, 860], slant(pen, '#FFF6DF@0/.14', '#1E120A@1/.18')), place: 'wall', zoom: 0.95, raise: 10 };
};

export const paintings: Record<string, Draw> = { WD01: madhubani, WD02: warli, WD03: tanjore, WD04: pattachitra, WD05: gond, WD06: pichwai, WD07: kalamkari };
