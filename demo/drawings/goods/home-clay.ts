import { bankuraHorse } from '../kit/animal.ts';
import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { mandala, flower, leaf, vine } from '../kit/motif.ts';
import type { Pen } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, disc, line, oval, shape, times } from '../kit/shape.ts';
import { band, limb, turned } from '../kit/solid.ts';
import { dabs, specks } from '../kit/texture.ts';

const horse: Draw = (pen, colour) => {
  const [tone] = colour === 'Black' ? ['#3B3634'] : scheme(colour, [tones.terracotta]);
  return { art: at(440, 990, bankuraHorse(pen, tone), { scale: 1.16 }), place: 'floor', light: 'paper', spread: 200 };
};

const bluePotteryVase: Draw = (pen, colour) => {
  const [tone, second, third, accent] = scheme(colour, [tones.cobalt]);
  const pale = colour === 'White Floral' ? tones.cobalt : third;
  const decor = times(7, (i) => bloom(300 + i * 60, 740 + (i % 2) * 36, i % 2 ? 52 : 66, [pale, accent, second])) + times(9, (i) => leaf(270 + i * 52, 900, 56, [pale, i % 2 ? 20 : -20])) + [608, 624, 850, 866].map((y) => line(band(480, y, 260, 0.12), pale, 5)).join('') + times(13, (i) => at(318 + i * 27, 556, shape('M0 -34L14 0L0 34L-14 0Z', i % 2 ? accent : pale)));
  const vase = turned(pen, 480, tone, { profile: [[300, 96], [318, 84], [400, 62], [500, 78], [600, 168], [720, 214], [840, 178], [940, 104], [984, 112]], hollow: darker(tone, 0.5), finish: 'glaze', decor, tilt: 0.18 });
  return { art: vase + shine(360, 660), place: 'floor', light: 'paper', spread: 150 };
};

function bloom(x: number, y: number, r: number, [fill, heart, green]: readonly [string, string, string]): string {
  return leaf(x, y, r * 1.3, [green, 130]) + leaf(x, y, r * 1.3, [green, -130]) + flower(x, y, r, [fill, heart, 8]);
}

function shine(x: number, y: number): string {
  return shape(`M${x} ${y - 60}Q${x - 38} ${y} ${x - 10} ${y + 90}Q${x + 4} ${y + 10} ${x + 26} ${y - 60}Z`, '#FFFFFF', 'opacity=".4"');
}

const planter: Draw = (pen, colour) => {
  const many = colour === 'Multicolour';
  const [tone, , , green] = many ? ['#F3EDDE', '', '', '#2F6B4A'] : scheme(colour, []);
  const paint = many ? ['#B23A30', '#DDA02E', '#2F5597', '#C4527A'] : [tone, lighter(tone, 0.25), tone, lighter(tone, 0.25)];
  const decor = times(6, (i) => bloom(255 + i * 92, 800, 58, [paint[i % 4] ?? tone, '#DDA02E', many ? green : darker(tone, 0.25)])) + [682, 700].map((y) => line(band(480, y, 300, 0.12), paint[0] ?? tone, 9)).join('') + line(band(480, 912, 300, 0.12), paint[2] ?? tone, 12) + times(15, (i) => disc(240 + i * 36, 738 - Math.abs(i - 7) * 3, 8, paint[i % 4] ?? tone));
  const pot = turned(pen, 480, '#F3EDDE', { profile: [[640, 236], [668, 238], [676, 222], [800, 206], [930, 164], [984, 154]], hollow: '#5A3B24', finish: 'glaze', decor, tilt: 0.2 });
  const plant = times(13, (i) => limb([[480 + (i - 6) * 12, 650], [480 + (i - 6) * 30, 520 - (i % 3) * 30], [480 + (i - 6) * 46, 400 + Math.abs(i - 6) * 26 - (i % 2) * 60]], 5, '#4F7A45') + leaf(480 + (i - 6) * 46, 440 + Math.abs(i - 6) * 26 - (i % 2) * 60, 150, [i % 2 ? '#5C8A50' : '#3F6B42', (i - 6) * 13]) + leaf(480 + (i - 6) * 30, 560, 110, [i % 2 ? '#3F6B42' : '#6C9A5A', (i - 6) * 15 + 20]));
  return { art: plant + pot + shine(330, 800), place: 'floor', spread: 190 };
};

const blackVase: Draw = (pen) => {
  const silver = '#C9CDCF';
  const decor = [470, 484, 872, 886].map((y) => line(band(480, y, 260, 0.12), silver, 4)).join('') + vine([250, 690], [720, 690], [silver, silver, '#8E9497'], 5) + vine([250, 790], [720, 790], [silver, silver, '#8E9497'], 7) + times(17, (i) => at(250 + i * 29, 590, shape('M0 30C-12 10 -10 -10 0 -26C10 -10 12 10 0 30Z', silver))) + times(13, (i) => at(420 + i * 10, 428, shape('M0 10L5 -10L10 10Z', silver)));
  const vase = turned(pen, 480, '#2C2928', { profile: [[330, 84], [346, 62], [390, 44], [470, 52], [540, 140], [660, 196], [780, 176], [890, 96], [940, 70], [984, 92]], hollow: '#2C2928', finish: 'glaze', decor, tilt: 0.18 });
  return { art: vase + shine(352, 640), place: 'floor', light: 'clay', spread: 120, raise: 30 };
};

const longpiPot: Draw = (pen) => {
  const tone = '#403C3A';
  const decor = dabs(pen, [[220, 600], [540, 400]], [260, 9, 0.1]) + specks(pen, [[220, 600], [540, 400]], [300, 2.5, '#8B8580']);
  const handle = (side: number) => limb([[480 + side * 250, 730], [480 + side * 318, 742], [480 + side * 312, 812], [480 + side * 254, 820]], 26, tone) + cane(480 + side * 306, 776);
  const body = turned(pen, 480, tone, { profile: [[660, 236], [690, 224], [730, 254], [820, 278], [920, 232], [978, 150]], hollow: tone, finish: 'matt', decor, tilt: 0.2 });
  const lid = turned(pen, 480, tone, { profile: [[566, 46], [590, 80], [630, 190], [662, 240]], decor, finish: 'matt', tilt: 0.16 });
  return { art: handle(-1) + handle(1) + body + lid + turned(pen, 480, tone, { profile: [[512, 52], [530, 56], [556, 30], [580, 36]], finish: 'matt' }) + cane(480, 566, 46), place: 'floor', light: 'clay', spread: 250, raise: 120 };
};

function cane(x: number, y: number, r = 22): string {
  return times(5, (i) => line(`M${x - r} ${y - 16 + i * 8}Q${x} ${y - 8 + i * 8} ${x + r} ${y - 16 + i * 8}`, i % 2 ? '#C89A5C' : '#A87A40', 8));
}

const pembarthi: Draw = (pen) => {
  const tone = tones.brass;
  const dark = darker(tone, 0.5);
  const petals = (y: number, h: number, count: number) => times(count, (i) => { const w = 560 / count; return shape(`M${200 + i * w} ${y}C${200 + i * w} ${y - h} ${200 + (i + 1) * w} ${y - h} ${200 + (i + 1) * w} ${y}`, 'none', `stroke="${dark}" stroke-width="4"`) + shape(`M${208 + i * w} ${y}C${214 + i * w} ${y - h * 0.7} ${192 + (i + 1) * w} ${y - h * 0.7} ${192 + (i + 1) * w} ${y}`, lighter(tone, 0.28)); });
  const decor = petals(960, 90, 10) + [560, 576, 870].map((y) => line(band(480, y, 300, 0.14), dark, 5)).join('') + vine([210, 760], [750, 760], [dark, dark, lighter(tone, 0.5)], 5) + times(20, (i) => disc(220 + i * 27, 620, 10, lighter(tone, 0.4)) + disc(222 + i * 27, 622, 5, dark)) + mandala(480, 760, [[74, 6, 'ring', dark], [44, 10, 'petal', lighter(tone, 0.4)], [30, 30, 'ring', dark], [14, 8, 'dot', lighter(tone, 0.6)]]);
  const pot = turned(pen, 480, tone, { profile: [[470, 176], [492, 184], [530, 130], [580, 150], [690, 236], [790, 240], [900, 160], [944, 96], [984, 138]], hollow: tone, finish: 'metal', decor, tilt: 0.2 });
  const stems = around(9, 60, (dx, _dy, _turn, i) => limb([[480 + dx * 0.8, 480], [480 + dx * 2, 380 - (i % 3) * 30], [480 + dx * 3, 300 + (i % 3) * 40]], 5, '#4F7A45') + flower(480 + dx * 3, 300 + (i % 3) * 40, 52, [i % 2 ? '#D98A25' : '#B8452F', '#6E3A16', 12]));
  return { art: stems + pot, place: 'floor', light: 'sage', spread: 170 };
};

const bowls: Draw = (pen, colour) => {
  const [a, b, c] = colour === 'Multicolour' ? ['#B23A30', '#DDA02E', '#23726F'] : [scheme(colour, [])[0], scheme(colour, [])[0], scheme(colour, [])[0]];
  const accents = colour === 'Multicolour' ? ['#DDA02E', '#23726F', '#DDA02E'] : ['#DDA83F', '#2B2725', '#F4E7CC'];
  const bowl = (x: number, y: number, r: number, [tone, trim]: readonly [string, string]) => turned(pen, x, tone, { profile: [[y - r * 0.9, r], [y - r * 0.55, r * 0.95], [y - r * 0.22, r * 0.66], [y - r * 0.1, r * 0.4], [y, r * 0.46]], hollow: '#C79A62', finish: 'glaze', tilt: 0.3, decor: [0.72, 0.62, 0.3].map((k, i) => line(band(x, y - r * k, r, 0.3), i === 1 ? '#2B2725' : trim, i === 1 ? 4 : 12)).join('') }) + oval([x, y - r * 0.9], r * 0.7, r * 0.2, 'none', 'stroke="#8E6433" stroke-width="2" opacity=".6"');
  return { art: oval([480, 985], 330, 30, '#2B1808', 'opacity=".12"') + bowl(640, 880, 210, [b ?? '', accents[1] ?? '']) + bowl(310, 930, 175, [a ?? '', accents[0] ?? '']) + bowl(540, 990, 140, [c ?? '', accents[2] ?? '']), place: 'floor', spread: 300, raise: 150, zoom: 1.1 };
};

function ornament(pen: Pen, y: number, r: number, [tone, trim]: readonly [string, string]): string {
  return turned(pen, 0, tone, { profile: [[y, r * 0.6], [y + 12, r], [y + 40, r], [y + 52, r * 0.6]], finish: 'glaze', decor: line(band(0, y + 26, r, 0.16), trim, 8) });
}

const stool: Draw = (pen, colour) => {
  const [tone, second, third] = scheme(colour, []);
  const leg = (x: number, y: number, scale: number) => at(x, y, [0, 64, 128, 192, 256, 320].map((dy, i) => ornament(pen, dy, i === 2 ? 40 : 30, [i % 2 ? second : tone, i % 2 ? tone : second])).join('') + turned(pen, 0, tone, { profile: [[372, 18], [400, 28], [420, 16]], finish: 'glaze' }), { scale });
  const seatDecor = mandala(480, 540, [[238, 8, 'ring', second]]) + times(24, (i) => flower(230 + i * 22, 606 + Math.sqrt(Math.max(0, 1 - ((i - 11.5) / 12) ** 2)) * 36, 15, [second, third, 6]));
  const top = `<g transform="translate(480 540) scale(1 .3)">${disc(0, 0, 282, tone)}${mandala(0, 0, [[262, 10, 'ring', second], [214, 22, 'petal', second], [200, 6, 'ring', third], [130, 14, 'petal', second], [120, 5, 'ring', third], [80, 12, 'dot', second], [36, 10, 'petal', second]])}</g>`;
  const seat = turned(pen, 480, tone, { profile: [[540, 290], [570, 300], [604, 286], [630, 240]], finish: 'glaze', tilt: 0.3, decor: seatDecor });
  const bars = limb([[320, 860], [640, 860]], 20, second) + limb([[300, 820], [660, 820]], 14, darker(tone, 0.1));
  return { art: leg(380, 620, 0.8) + leg(580, 620, 0.8) + bars + leg(272, 606, 0.92) + leg(688, 606, 0.92) + seat + top + oval([400, 512], 130, 26, '#FFFFFF', 'opacity=".22"'), place: 'floor', spread: 280, raise: 110, zoom: 1.12 };
};

export const homeClay: Record<string, Draw> = { HA01: horse, HA03: bluePotteryVase, HA04: planter, HA05: blackVase, HA06: longpiPot, HA12: bowls, HA14: pembarthi, HA15: stool };
