import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { crate, framed } from '../kit/made.ts';
import { border, flower, leaf, mandala, paisley, petal, vine, type Row } from '../kit/motif.ts';
import { lifted, slant, type Pen } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, box, disc, line, oval, ring, shape, times } from '../kit/shape.ts';
import { band, limb, solid, turned } from '../kit/solid.ts';
import { grain, threads } from '../kit/texture.ts';

/** Ornament lying on the round top of a turned piece. */
function lying(x: number, y: number, tilt: number, rows: readonly Row[]): string {
  return `<g transform="translate(${x} ${y}) scale(1 ${tilt})">${mandala(0, 0, rows)}</g>`;
}

const bidri: Draw = (pen) => {
  const [body, silver] = ['#272423', '#D3D7D9'];
  const creeper = (y: number, turns: number) => vine([190, y], [770, y], [silver, silver, '#F2F4F4'], turns);
  const lines = (ys: number[]) => ys.map((y) => line(band(480, y, 276, 0.24), silver, 5)).join('');
  const bowl = turned(pen, 480, body, { profile: [[770, 272], [860, 280], [940, 262], [986, 226]], finish: 'glaze', tilt: 0.24, decor: creeper(896, 8) + lines([790, 804, 918, 932]) });
  const lid = turned(pen, 480, body, { profile: [[640, 96], [656, 170], [694, 246], [740, 284], [772, 286]], finish: 'glaze', tilt: 0.24, decor: times(13, (i) => { const a = Math.PI * (i / 12); return at(480 - Math.cos(a) * 236, 690 + Math.sin(a) * 60, shape(petal(66, 22), silver) + shape(petal(40, 10), body), { turn: Math.cos(a) * -46 }); }) + lines([720, 732]) + lines([752]) });
  const top = lying(480, 642, 0.26, [[88, 6, 'ring', silver], [56, 12, 'petal', silver], [40, 5, 'ring', silver]]);
  const knob = turned(pen, 480, silver, { profile: [[560, 22], [578, 38], [608, 22], [636, 40]], finish: 'metal' });
  return { art: bowl + lid + top + knob, place: 'floor', light: 'clay', spread: 250, raise: 150, zoom: 1.1 };
};

/** A lidded wooden chest standing corner-on; faces are ornamented in 0–100 units. */
type Chest = { tone: string; h: number; wood?: boolean; left: string; right: string; top: string; edge: string };
function chest(pen: Pen, made: Chest): string {
  const { tone, h } = made;
  const skin = made.wood === false ? '' : grain(pen, tone, 'scale(.32)');
  const seam = box([0, 27], [100, 3], darker(tone, 0.7)) + line('M0 31H100', lighter(tone, 0.4), 0.8);
  const rim = (art: string) => skin + art + border([3, 4], [94, 92], [1, 1], () => '') + box([1.6, 2.4], [96.8, 95.2], 'none', `stroke="${made.edge}" stroke-width="1.4"`);
  const body = crate(pen, { x: 530, y: 980, w: 350, d: 250, h, tone, left: rim(made.left) + seam, right: rim(made.right) + seam, top: rim(made.top) });
  const clasp = at(360, 980 - h * 0.7 - 62, shape('M-20 -22L20 -8V34L0 42L-20 20Z', tones.brass, `stroke="${darker(tones.brass, 0.55)}" stroke-width="3"`) + disc(0, 12, 7, darker(tones.brass, 0.6)));
  const feet = [[-338, -122], [-8, -4], [236, -86]].map(([x = 0, y = 0]) => disc(530 + x, 984 + y, 17, darker(tone, 0.35))).join('');
  return feet + body + clasp;
}

const tarkashi: Draw = (pen) => {
  const wire = '#EBC874';
  const spiral = (x: number, y: number, s: number) => at(x, y, line('M0 0c5 -4 10 1 8 6s-11 6 -15 0s-1 -17 9 -18s20 8 18 19', wire, 1.3) + leaf(-4, -10, 11, [wire, -40]) + leaf(14, 2, 11, [wire, 110]), { scale: s });
  const side = box([6, 36], [88, 56], 'none', `stroke="${wire}" stroke-width="1"`) + [18, 50, 82].map((x) => at(x, 64, mandala(0, 0, [[11, 10, 'petal', wire], [9, 1, 'ring', wire], [5, 8, 'dot', wire]]))).join('') + [34, 66].map((x) => spiral(x, 64, 0.9)).join('') + times(24, (i) => shape(`M${4 + i * 4} 22l2 -9l2 9Z`, wire));
  const top = box([7, 9], [86, 82], 'none', `stroke="${wire}" stroke-width="1.2"`) + box([11, 14], [78, 72], 'none', `stroke="${wire}" stroke-width=".7"`) + at(50, 50, mandala(0, 0, [[27, 1.2, 'ring', wire], [15, 16, 'petal', wire], [14, 1, 'ring', wire], [6, 8, 'petal', wire], [30, 32, 'dot', wire]])) + [[20, 24, 1], [80, 24, -1], [20, 76, 1], [80, 76, -1]].map(([x = 0, y = 0, s = 1]) => `<g transform="translate(${x} ${y}) scale(${s} ${y > 50 ? -1 : 1})">${spiral(0, 0, 0.8)}</g>`).join('');
  return { art: chest(pen, { tone: tones.sheesham, h: 240, left: side, right: side, top, edge: wire }), place: 'floor', spread: 0, raise: 120, zoom: 1.22 };
};

const papierMache: Draw = (pen, colour) => {
  const [tone] = scheme(colour ?? 'Red', []);
  const gilt = '#E3B85A';
  const paints = colour === 'Red' ? ['#F4E7CC', '#2E9AA6', '#E7A23C'] : colour === 'Turquoise' ? ['#F4E7CC', '#C4426E', '#E7A23C'] : ['#C0392B', '#E7A23C', '#7FB0B4'];
  const bunch = (x: number, y: number, s: number) => at(x, y, times(6, (i) => leaf(0, 0, 15, [i % 2 ? gilt : '#5E9A62', i * 60 + 30])) + flower(0, 0, 9, [paints[Math.round(x / 16) % 3] ?? gilt, gilt, 7]) + flower(11, 7, 5, [paints[(Math.round(x / 16) + 1) % 3] ?? gilt, gilt, 6]) + flower(-11, -7, 5, [paints[(Math.round(x / 16) + 2) % 3] ?? gilt, gilt, 6]), { scale: s });
  const rows = (y: number) => times(17, (i) => disc(3 + i * 5.9, y, 1.6, gilt));
  const side = rows(35) + rows(94) + times(4, (i) => bunch(14 + i * 24, 65, 1.05)) + times(6, (i) => flower(10 + i * 16, 14, 6, [paints[i % 3] ?? gilt, gilt, 6]) + leaf(18 + i * 16, 18, 9, [gilt, 60]));
  const top = rows(6) + rows(94) + paisley(28, 52, 24, [gilt, paints[0] ?? gilt, 30]) + `<g transform="translate(72 50) scale(-1 1)">${paisley(0, 0, 24, [gilt, paints[1] ?? gilt, 30])}</g>` + bunch(50, 30, 1.15) + bunch(50, 74, 1.1) + bunch(14, 20, 0.8) + bunch(86, 20, 0.8) + bunch(14, 82, 0.8) + bunch(86, 82, 0.8);
  return { art: chest(pen, { tone, h: 260, wood: false, left: side, right: side, top, edge: gilt }), place: 'floor', light: 'sage', spread: 0, raise: 120, zoom: 1.22 };
};

const walnutBox: Draw = (pen) => {
  const tone = '#6E4628';
  const [pale, deep] = [lighter(tone, 0.34), darker(tone, 0.55)];
  const chinarD = 'M0 0L-3 -8L-20 -4L-14 -14L-26 -24L-13 -26L-14 -40L-4 -32L0 -48L4 -32L14 -40L13 -26L26 -24L14 -14L20 -4L3 -8Z';
  const chinar = (x: number, y: number, s: number, turn: number) => at(x, y, shape(chinarD, deep, 'transform="translate(2 3)"') + shape(chinarD, pale) + line('M0 8V-40M0 -10L-16 -22M0 -10L16 -22M0 -22L-9 -32M0 -22L9 -32', deep, 1.6), { scale: s, turn });
  const side = box([5, 36], [90, 57], darker(tone, 0.3)) + times(5, (i) => chinar(14 + i * 18, 78, 0.5, (i % 2) * 34 - 17)) + times(6, (i) => disc(8 + i * 17, 46 + (i % 2) * 40, 2, pale)) + times(16, (i) => shape(`M${3 + i * 6} 24q3 -14 6 0Z`, pale, `stroke="${deep}" stroke-width=".8"`));
  const top = box([7, 9], [86, 82], darker(tone, 0.3)) + at(50, 50, mandala(0, 0, [[17, 10, 'petal', pale], [14, 1.4, 'ring', deep], [6, 8, 'petal', pale]])) + around(10, 29, (x, y, turn) => chinar(50 + x * 1.12, 50 + y, 0.34, turn)) + [[15, 18, -40], [85, 18, 40], [15, 88, -140], [85, 88, 140]].map(([x = 0, y = 0, turn = 0]) => chinar(x, y, 0.32, turn)).join('');
  return { art: chest(pen, { tone: lighter(tone, 0.08), h: 230, left: side, right: side, top, edge: pale }), place: 'floor', light: 'clay', spread: 0, raise: 120, zoom: 1.22 };
};

const journal: Draw = (pen, colour) => {
  const [tone, second] = scheme(colour ?? 'Indigo', []);
  const pale = '#EFE3C8';
  const cell = times(5, (i) => times(4, (j) => at(330 + i * 84 + (j % 2) * 42, 400 + j * 150, flower(0, 0, 30, [pale, colour === 'Maroon' ? second : '#C98A1B', 8]) + leaf(0, 26, 46, [pale, 150]) + leaf(0, 26, 46, [pale, 210]))));
  const cells = cell + times(4, (i) => times(4, (j) => mandala(372 + i * 84 - (j % 2) * 42, 475 + j * 150, [[9, 6, 'dot', pale]])));
  const edging = times(19, (i) => shape(`M${268 + i * 25} 250l12 22l12 -22Z`, pale) + shape(`M${268 + i * 25} 990l12 -22l12 22Z`, pale)) + line('M250 284H760M250 956H760', pale, 5);
  const pages = times(9, (i) => line(`M${706 + i * 4} ${258 + i * 2}V${986 - i}`, i % 2 ? '#F4EAD2' : '#C9B58C', 5));
  const strap = line('M690 230V1000', darker(tone, 0.5), 22) + line('M690 230V1000', '#B08A5A', 16) + line('M690 236V996', '#E3C795', 2, 'stroke-dasharray="10 9"');
  const spine = box([232, 230], [52, 770], darker(tone, 0.2)) + [330, 500, 670, 840].map((y) => line(`M232 ${y}H284`, '#E9DFC8', 6) + line(`M258 ${y - 22}V${y + 22}`, '#E9DFC8', 4)).join('');
  const cover = solid(pen, 'M244 230H712Q722 230 722 240V990Q722 1000 712 1000H244Q232 1000 232 988V242Q232 230 244 230Z', tone, { finish: 'cloth', decor: cells + edging + spine + threads(pen, 0.16) });
  const button = disc(690, 620, 34, '#6E4422') + disc(690, 620, 29, '#A87444') + [-8, 8].map((d) => disc(690 + d, 620, 4, '#2B1608')).join('') + limb([[690, 652], [676, 720], [702, 790], [684, 850]], 6, '#B08A5A');
  return { art: lifted(pen, box([246, 246], [494, 746], '#D9C79E') + pages + cover + strap) + button, place: 'wall', light: 'sage', zoom: 1.06, raise: -24 };
};

/** Four flower slices of coloured stone let into a round or square of white. */
function parchin(x: number, y: number, r: number): string {
  const [green, red, blue, yellow] = ['#3F7A55', '#B23A30', '#2F5A96', '#D9962B'];
  const sprays = around(4, 0, (_x, _y, turn) => at(x, y, line(`M0 0V${-r * 0.6}M0 ${-r * 0.24}Q${r * 0.2} ${-r * 0.3} ${r * 0.24} ${-r * 0.5}M0 ${-r * 0.24}Q${-r * 0.2} ${-r * 0.3} ${-r * 0.24} ${-r * 0.5}`, green, r * 0.035) + leaf(0, -r * 0.3, r * 0.22, [green, 40]) + leaf(0, -r * 0.3, r * 0.22, [green, -40]) + flower(0, -r * 0.66, r * 0.19, [red, yellow, 6]) + flower(r * 0.27, -r * 0.54, r * 0.12, [blue, yellow, 5]) + flower(-r * 0.27, -r * 0.54, r * 0.12, [blue, yellow, 5]), { turn }));
  return sprays + flower(x, y, r * 0.26, [red, yellow, 8]) + around(24, r * 0.93, (dx, dy, _turn, i) => disc(x + dx, y + dy, r * 0.035, i % 2 ? blue : green));
}

function coaster(pen: Pen, x: number, y: number, [r, tone, art]: readonly [number, string, string]): string {
  return lifted(pen, disc(x + 3, y + 14, r, darker(tone, 0.4)) + disc(x, y, r, tone) + ring(x, y, r * 0.985, lighter(tone, 0.5), r * 0.03) + art + disc(x, y, r, slant(pen, '#FFFFFF@0/.26', '#FFFFFF@.4/0', '#2B1D14@1/.16')) + ring(x, y, r, darker(tone, 0.5), 2.4), 12);
}

const marbleCoasters: Draw = (pen) => {
  const veins = (x: number, y: number) => line(`M${x - 150} ${y - 60}q70 30 110 -20t150 -60M${x - 100} ${y + 110}q60 -40 120 -20t120 -30`, '#C9C3B6', 3, 'opacity=".6"');
  const one = (x: number, y: number, r = 172) => coaster(pen, x, y, [r, tones.marble, veins(x, y) + ring(x, y, r * 0.86, '#2B2B33', r * 0.035) + parchin(x, y, r * 0.84)]);
  return { art: one(294, 420) + one(668, 420) + one(294, 796) + one(668, 796), place: 'wall', light: 'clay', zoom: 1.08, raise: -42 };
};

const blueCoasters: Draw = (pen, colour) => {
  const many = ['#27478F', '#2E9AA6', '#F3F1E8', '#E3B04B', '#F3F1E8', '#27478F'];
  const one = (x: number, y: number, i: number) => {
    const [main, , third] = scheme(colour === 'Assorted' ? 'Cobalt' : (colour ?? 'Cobalt'), []);
    const ground = colour === 'Assorted' ? (many[i] ?? main) : i % 2 ? third : main;
    const [petals, heart] = ground === third || ground === '#E3B04B' ? [tones.cobalt, tones.turquoise] : [third, '#E3B04B'];
    const rows: Row[] = [[134, 9, 'ring', petals], [112, 20, 'petal', heart], [108, 4, 'ring', petals], [84, 16, 'dot', petals]];
    const middle = i % 3 === 0 ? flower(x, y, 74, [petals, heart, 8]) : i % 3 === 1 ? around(6, 0, (_x, _y, turn) => at(x, y, leaf(0, -14, 56, [petals, 0]) + flower(0, -66, 15, [heart, petals, 6]), { turn })) + flower(x, y, 26, [heart, petals, 6]) : mandala(x, y, [[44, 10, 'petal', petals], [38, 5, 'ring', heart], [14, 8, 'petal', heart]]);
    return coaster(pen, x, y, [150, ground, mandala(x, y, rows) + middle + oval([x - 52, y - 74], 50, 20, '#FFFFFF', 'opacity=".34"')]);
  };
  return { art: times(6, (i) => one(308 + (i % 2) * 344, 290 + Math.floor(i / 2) * 330, i)), place: 'wall', light: 'sage', zoom: 1.02, raise: -8 };
};

const frame: Draw = (pen) => {
  const [x, y, w, h] = [330, 464, 300, 420];
  const wire = '#E6BE62';
  const photo = box([x, y], [w, h], '#EFE6D3') + disc(x + 210, y + 110, 44, '#E9C27C') + shape(`M${x} ${y + 300}Q${x + 80} ${y + 180} ${x + 160} ${y + 262}Q${x + 230} ${y + 170} ${x + 300} ${y + 270}V${y + h}H${x}Z`, '#B9AE8C') + shape(`M${x} ${y + 350}Q${x + 150} ${y + 290} ${x + 300} ${y + 350}V${y + h}H${x}Z`, '#8E8A66') + shape(`M${x + 92} ${y + 330}V${y + 270}Q${x + 92} ${y + 216} ${x + 140} ${y + 200}Q${x + 188} ${y + 216} ${x + 188} ${y + 270}V${y + 330}Z`, '#F6F0E0') + shape(`M${x + 122} ${y + 330}V${y + 284}Q${x + 140} ${y + 256} ${x + 158} ${y + 284}V${y + 330}Z`, '#A59876') + line(`M${x + 140} ${y + 200}v-22`, '#8A6420', 5) + [78, 202].map((dx) => box([x + dx - 7, y + 222], [14, 108], '#F6F0E0') + disc(x + dx, y + 220, 10, '#F6F0E0')).join('');
  const inlay = border([x - 52, y - 52], [w + 104, h + 104], [6, 8], (px, py, i) => (i % 2 ? flower(px, py, 17, [wire, '#74472A', 8]) : at(px, py, shape('M0 -19L12 0L0 19L-12 0Z', wire)))) + [18, 86].map((k) => box([x - k, y - k], [w + 2 * k, h + 2 * k], 'none', `stroke="${wire}" stroke-width="4.5"`)).join('');
  return { art: framed(pen, { corner: [x, y], size: [w, h], frame: lighter(tones.sheesham, 0.06), width: 104 }, photo) + inlay + shape(`M${x} ${y}H${x + 130}L${x} ${y + 260}Z`, '#FFFFFF', 'opacity=".16"'), place: 'floor', light: 'paper', spread: 270, raise: 60, zoom: 1.1 };
};

export const giftingBoxes: Record<string, Draw> = { GI01: bidri, GI02: tarkashi, GI03: papierMache, GI04: walnutBox, GI08: journal, GI09: marbleCoasters, GI12: blueCoasters, GI16: frame };
