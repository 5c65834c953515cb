import { assortment, darker, lighter, scheme, tones } from '../kit/colour.ts';
import { leaf, lotus, mandala, marigold, tassel } from '../kit/motif.ts';
import type { Pen } from '../kit/pen.ts';
import { type Draw, flame, glow } from '../kit/scene.ts';
import { at, disc, line, oval, poly, shape, smooth, times } from '../kit/shape.ts';
import { band, turned } from '../kit/solid.ts';
import { specks } from '../kit/texture.ts';

/** A small clay lamp with its spout to the front, lit. */
function diya(pen: Pen, [x, y, r]: readonly [number, number, number], tone: string, paint: readonly string[]): string {
  const trim = paint[1] ?? lighter(tone, 0.4);
  const bowl = turned(pen, x, tone, {
    profile: [[y - r * 0.5, r], [y - r * 0.36, r * 0.98], [y - r * 0.12, r * 0.6], [y, r * 0.42]],
    hollow: darker(tone, 0.35),
    tilt: 0.34,
    decor: times(9, (i) => disc(x - r + i * r * 0.25, y - r * 0.26 + Math.sqrt(Math.max(0, 1 - ((i - 4) / 4.4) ** 2)) * r * 0.2, r * 0.07, i % 2 ? trim : (paint[2] ?? trim))) + line(band(x, y - r * 0.5, r, 0.34), trim, r * 0.07),
  });
  const oil = oval([x, y - r * 0.46], r * 0.76, r * 0.24, '#C98A2B', 'opacity=".75"');
  return bowl + oil + line(`M${x - r * 0.2} ${y - r * 0.44}Q${x + r * 0.3} ${y - r * 0.36} ${x + r * 0.52} ${y - r * 0.5}`, '#F2E4C8', r * 0.07) + flame(pen, x + r * 0.54, y - r * 0.5, r * 0.62);
}

/** The dark under a small lamp among many. */
function under(x: number, y: number, r: number): string {
  return oval([x + r * 0.1, y + 4], r * 0.8, r * 0.16, '#2B1808', 'opacity=".4"');
}

const dozen: Draw = (pen, colour) => {
  const colours = colour === 'Red Gold' ? ['#A8322A', '#DDB04A', '#8E2A24'] : assortment(colour).length > 1 ? assortment(colour) : ['#B23A30', '#DDA02E', '#23726F', '#C4527A', '#35558F'];
  const rows = [[3, 800, 84], [4, 890, 92], [5, 990, 100]] as const;
  const set = rows.map(([count, y, r], row) => times(count, (i) => {
    const tone = colours[(i + row * 2) % colours.length] ?? tones.terracotta;
    return under(480 + (i - (count - 1) / 2) * r * 1.74, y, r * 0.8) + diya(pen, [480 + (i - (count - 1) / 2) * r * 1.74, y, r * 0.8], tone, [tone, '#F4E7CC', '#F0C04A']);
  })).join('');
  return { art: set, place: 'floor', light: 'dusk', spread: 0, raise: 60, zoom: 1.3 };
};

const panchDiya: Draw = (pen) => {
  const tone = tones.terracotta;
  const spout = (turn: number) => at(480 + Math.sin(turn) * 236, 700 + Math.cos(turn) * 62, oval([0, 0], 66, 34, tone, `stroke="${darker(tone, 0.5)}" stroke-width="2.5"`) + oval([0, -2], 44, 20, '#C98A2B'));
  const turns = [-1.25, -0.62, 0, 0.62, 1.25];
  const dish = turned(pen, 480, tone, { profile: [[690, 240], [720, 236], [790, 150], [820, 90]], hollow: darker(tone, 0.3), tilt: 0.26, decor: times(13, (i) => disc(250 + i * 38, 752, 7, '#F0DDBB')) + specks(pen, [[230, 690], [500, 130]], [90, 2, darker(tone, 0.3)]) });
  const stand = turned(pen, 480, tone, { profile: [[806, 78], [830, 92], [868, 56], [930, 74], [984, 170]], decor: line(band(480, 868, 80), '#F0DDBB', 6) + line(band(480, 962, 200), '#F0DDBB', 6) });
  const flames = turns.map((turn) => flame(pen, 480 + Math.sin(turn) * 246, 690 + Math.cos(turn) * 62, 86)).join('');
  return { art: stand + dish + turns.map(spout).join('') + flames, place: 'floor', light: 'dusk', spread: 190, raise: 40, zoom: 1.1 };
};

const urli: Draw = (pen) => {
  const tone = tones.brass;
  const dents = times(70, (i) => disc(170 + (i % 14) * 48 + (Math.floor(i / 14) % 2) * 24, 800 + Math.floor(i / 14) * 36, 11, lighter(tone, 0.22)) + disc(173 + (i % 14) * 48 + (Math.floor(i / 14) % 2) * 24, 803 + Math.floor(i / 14) * 36, 9, darker(tone, 0.12)));
  const bowl = turned(pen, 480, tone, { profile: [[780, 350], [798, 338], [860, 312], [940, 210], [984, 120]], hollow: '#7A5A1E', finish: 'metal', tilt: 0.24, decor: dents });
  const water = oval([480, 786], 306, 70, '#5E8F92', 'opacity=".6"') + oval([400, 772], 120, 20, '#FFFFFF', 'opacity=".25"');
  const petals = times(9, (i) => at(260 + i * 55, 778 + ((i * 37) % 40), oval([0, 0], 18, 9, i % 2 ? '#E39A2D' : '#C4527A'), { turn: i * 40 }));
  const blooms = marigold(350, 776, 62, '#E07B22') + marigold(610, 788, 58, '#F0A93A') + lotus(480, 812, 150, ['#E79AAE', '#9C3B55']) + leaf(300, 812, 70, ['#4E8A4A', 70]) + leaf(660, 800, 70, ['#4E8A4A', -60]);
  return { art: bowl + water + petals + blooms + disc(480, 786, 12, '#F0C04A'), place: 'floor', light: 'clay', spread: 260, raise: 40, zoom: 1.08 };
};

const candles: Draw = (pen, colour) => {
  const [wax] = scheme(colour, ['#E9CF92']);
  const tone = colour === 'Natural' ? '#E2BC6A' : wax;
  const one = (x: number, y: number, r: number) =>
    turned(pen, x, tones.terracotta, { profile: [[y - r * 0.55, r], [y - r * 0.42, r * 0.97], [y - r * 0.1, r * 0.6], [y, r * 0.5]], hollow: tone, tilt: 0.32 }) +
    oval([x, y - r * 0.53], r * 0.84, r * 0.26, tone) + oval([x - r * 0.2, y - r * 0.58], r * 0.4, r * 0.1, '#FFFFFF', 'opacity=".35"') + line(`M${x} ${y - r * 0.5}V${y - r * 0.74}`, '#4A3520', 4) + flame(pen, x, y - r * 0.7, r * 0.66);
  const set = [[300, 800, 84], [480, 800, 84], [660, 800, 84], [395, 890, 92], [570, 890, 92], [290, 990, 100], [480, 990, 100], [670, 990, 100]] as const;
  return { art: set.map(([x, y, r]) => under(x, y, r) + one(x, y, r)).join(''), place: 'floor', light: 'dusk', spread: 0, raise: 60, zoom: 1.3 };
};

const sanjhi: Draw = (pen, colour) => {
  const [main, lit] = colour === 'White' ? ['#EFE3CB', '#FFE9B4'] : [scheme(colour, [])[0], '#FFD989'];
  const paper = colour === 'White' ? '#D9C7A4' : main;
  const cut = darker(paper, 0.45);
  const side = (x: number, w: number, shade: string) => {
    const d = poly([[x, 420], [x + w, 420], [x + w, 988], [x, 988]]);
    const mid = x + w / 2;
    const peacock = at(mid, 700, shape('M0 130C-70 90 -64 10 -30 -40C-14 -70 -30 -110 -6 -130C14 -146 34 -130 26 -104C16 -70 40 -30 46 20C52 80 40 110 0 130Z', lit) + times(5, (i) => disc(-26 + i * 16, 60 - (i % 2) * 26, 9, shade)), { scale: w / 260 });
    const tree = times(4, (i) => leaf(mid - w * 0.3 + i * w * 0.2, 560 + (i % 2) * 26, w * 0.2, [lit, -40 + i * 26]));
    return shape(d, shade) + peacock + tree + mandala(mid, 500, [[w * 0.18, 12, 'petal', lit], [w * 0.12, 4, 'ring', lit], [w * 0.06, 6, 'dot', lit]]) + times(8, (i) => shape(`M${x + 14 + (i * (w - 28)) / 8} 958l${(w - 28) / 16} -46l${(w - 28) / 16} 46Z`, lit)) + line(d, cut, 4);
  };
  return { art: glow(pen, 480, 700, 430, 0.8) + side(270, 230, paper) + side(500, 190, darker(paper, 0.16)) + shape('M270 420L330 372H640L690 420Z', lighter(paper, 0.2), `stroke="${cut}" stroke-width="4"`) + oval([480, 396], 90, 16, '#FFE9B4'), place: 'floor', light: 'dusk', spread: 230, raise: 40 };
};

const kandil: Draw = (pen, colour) => {
  const [main, second] = colour === 'White' ? ['#F3E9D5', '#DDA83F'] : scheme(colour, []);
  const facet = (points: readonly (readonly [number, number])[], fill: string) => shape(poly(points), fill, `stroke="${darker(main, 0.45)}" stroke-width="4"`);
  const body = facet([[480, 250], [300, 360], [250, 520], [480, 520]], main) + facet([[480, 250], [660, 360], [710, 520], [480, 520]], darker(main, 0.12)) + facet([[250, 520], [330, 700], [480, 780], [480, 520]], second) + facet([[710, 520], [630, 700], [480, 780], [480, 520]], darker(second, 0.14)) + facet([[300, 360], [480, 520], [250, 520]], lighter(second, 0.15)) + facet([[660, 360], [480, 520], [710, 520]], second);
  const stars = [[390, 430], [570, 430], [400, 620], [560, 620]].map(([x = 0, y = 0]) => mandala(x, y, [[34, 8, 'petal', '#FFF1CC'], [12, 6, 'dot', '#FFF1CC']])).join('');
  const tails = times(7, (i) => { const x = 360 + i * 40; return shape(smooth([[x - 14, 740 - Math.abs(i - 3) * 22], [x - 18, 900], [x - 10, 1040], [x + 10, 1040], [x + 14, 900], [x + 14, 740 - Math.abs(i - 3) * 22]], true), i % 2 ? second : main, `stroke="${darker(main, 0.4)}" stroke-width="2"`); });
  return { art: line('M480 40V250', '#5A3820', 5) + glow(pen, 480, 520, 430, 0.7) + tails + body + stars + glow(pen, 480, 520, 190, 0.6) + tassel(480, 1020, 110, second), place: 'hung', light: 'dusk' };
};

export const festiveLights: Record<string, Draw> = { FE01: dozen, FE02: panchDiya, FE07: urli, FE12: candles, FE13: sanjhi, FE14: kandil };
