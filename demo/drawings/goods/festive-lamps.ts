import { assortment, darker, lighter, scheme, tones } from '../kit/colour.ts';
import { flower, lotus, mandala, petal } from '../kit/motif.ts';
import { pick, pierced, round, type Point } from '../kit/pen.ts';
import { flame, glow, type Draw } from '../kit/scene.ts';
import { at, disc, line, oval, poly, shape, times } from '../kit/shape.ts';
import { ball, band, limb, lump, solid, turned } from '../kit/solid.ts';
import { dabs } from '../kit/texture.ts';
import { diya } from './lights.ts';

const diyaSet: Draw = (pen, colour) => {
  const shades = assortment(colour);
  const one = (i: number) => { const tone = pick(shades, i); const trim = colour === 'Red Gold' ? (tone === '#DDB04A' || tone === '#E8C877' ? '#8C1F22' : '#E8C25E') : '#FFF6DF'; return diya(pen, tone, { inside: darker(tone, 0.35), flame: 54, decor: times(8, (k) => disc(-84 + k * 24, -56 + Math.abs(k - 3.5) * -3, 6, trim)) + times(7, (k) => at(-78 + k * 26, -10, shape(petal(30, 10), trim))) }); };
  const rows = [[560, 0.86], [700, 0.96], [845, 1.06], [1000, 1.16]] as const;
  const art = rows.map(([y, scale], row) => times(3, (i) => at(480 + (i - 1) * 262 * scale - 10, y, oval([10, -2], 96, 13, '#2B1808', 'opacity=".28"') + one(row * 3 + i + row), { scale }))).join('');
  return { art, place: 'floor', light: 'clay', spread: 0, raise: 120, zoom: 0.96 };
};

const panchDiya: Draw = (pen) => {
  const tone = tones.terracotta;
  const spout = (x: number, y: number, turn: number) => at(x, y, lump(pen, 'M-46 34C-50 -4 -20 -30 0 -54C20 -30 50 -4 46 34Z', tone) + shape('M-24 26C-26 2 -10 -18 0 -36C10 -18 26 2 24 26Z', '#5A2C18') + line('M0 20V-40', '#F6EFDF', 8), { turn });
  const foot = turned(pen, 480, tone, { profile: [[880, 96], [910, 66], [940, 84], [988, 150]], tilt: 0.2, decor: [930, 950].map((y) => line(band(480, y, 150, 0.2), darker(tone, 0.35), 4)).join('') });
  const bowl = turned(pen, 480, tone, { profile: [[770, 250], [800, 240], [860, 170], [900, 90]], tilt: 0.34, decor: times(17, (i) => at(240 + i * 30, 872 - Math.abs(i - 8) * 7, disc(0, 0, 9, lighter(tone, 0.35)) + disc(0, 0, 4, darker(tone, 0.4)))) + line(band(480, 806, 250, 0.34), darker(tone, 0.35), 5) + dabs(pen, [[230, 770], [500, 200]], [50, 6, 0.06]) });
  const places: Point[] = [[226, 770], [330, 702], [480, 684], [630, 702], [734, 770]];
  const back = places.map(([x, y], i) => spout(x, y, (i - 2) * 34)).join('');
  const pool = oval([480, 770], 214, 72, '#5A2C18') + oval([480, 774], 190, 58, '#8A5A1E', 'opacity=".8"') + ball(pen, 480, 752, [44, 40], tone) + ball(pen, 480, 716, [24, 26], lighter(tone, 0.1));
  const fires = places.map(([x, y], i) => flame(pen, x + (i - 2) * 16, y - 40 + Math.abs(i - 2) * 14, 92)).join('');
  return { art: foot + bowl + back + oval([480, 770], 250, 85, 'none', `stroke="${lighter(tone, 0.15)}" stroke-width="14"`) + pool + fires, place: 'floor', light: 'dusk', spread: 200, raise: 110, zoom: 1.12 };
};

const waxCups: Draw = (pen, colour) => {
  const [wax] = scheme(colour === 'Natural' ? undefined : colour, ['#EBCB8B', '#B8904A']);
  const cup = (lit: boolean) => solid(pen, 'M-96 -80C-92 -20 -60 0 0 0C60 0 92 -20 96 -80Z', tones.clay, { decor: times(9, (k) => at(-80 + k * 20, -28, shape(petal(28, 8), '#F1E3C8'))) }) + oval([0, -80], 96, 30, darker(tones.clay, 0.3)) + oval([0, -80], 88, 26, wax) + oval([-16, -86], 50, 11, '#FFFFFF', 'opacity=".35"') + line('M0 -82V-104', '#3A2A1C', 4) + (lit ? flame(pen, 0, -98, 64) : '');
  const spots: readonly (readonly [number, number, number])[] = [[250, 740, 0.84], [400, 720, 0.84], [556, 720, 0.84], [710, 740, 0.84], [220, 880, 1], [394, 900, 1], [568, 900, 1], [744, 880, 1]];
  const petals = times(12, () => at(180 + pen.random() * 600, 960 + pen.random() * 40, shape(petal(26, 12), colour === 'Rose' ? '#C4697A' : '#E39A2D'), { turn: pen.random() * 360 }));
  return { art: spots.map(([x, y, s]) => at(x, y, oval([8, -2], 96, 14, '#2B1808', 'opacity=".28"') + cup(true), { scale: s })).join('') + petals, place: 'floor', light: 'clay', spread: 0, raise: 170, zoom: 1.06 };
};

/** What the blade takes out of one wall: a peacock on a lotus under a leafy branch, as on the courtyard floors of Mathura. */
function peacockCut(x: number, flip: boolean): string {
  const tail = times(7, (i) => at(-6, 812, shape(petal(150, 17), '#000') + disc(0, -122, 9, '#fff') + disc(0, -122, 4.5, '#000'), { turn: -112 + i * 15 }));
  const bird = shape('M52 700C70 690 92 700 90 722C88 742 66 746 66 770C72 812 56 852 10 856C-34 858 -46 822 -18 804C18 796 42 776 44 742C44 722 40 708 52 700Z', '#000') + shape('M92 708L120 716L92 722Z', '#000') + disc(70, 716, 5, '#fff') + times(3, (i) => line(`M${58 + i * 8} 694l${-8 + i * 9} -28`, '#000', 4) + disc(50 + i * 17, 662, 6, '#000')) + line('M-14 826Q14 838 44 818M2 846Q26 844 46 832', '#fff', 4) + line('M6 856V884M28 854V884', '#000', 7);
  const branch = line('M-106 634Q-50 606 0 624T106 616', '#000', 7) + times(9, (i) => at(-96 + i * 24, 626 + (i % 2 ? -2 : 2), shape(petal(i % 2 ? 30 : 34, 12), '#000'), { turn: i % 2 ? 14 : 166 }));
  const pond = [-74, 0, 74].map((dx) => at(dx, 932, times(5, (i) => at(0, 0, shape(petal(dx ? 34 : 46, 11), '#000', 'stroke="#fff" stroke-width="3"'), { turn: -72 + i * 36 })))).join('');
  return `<g transform="translate(${x} 0) scale(${flip ? -1 : 1} 1)">${branch}${tail}${bird}${pond}</g>`;
}

const sanjhi: Draw = (pen, colour) => {
  const [tone] = scheme(colour, []);
  const paper = colour === 'White' ? '#F8F2E4' : tone;
  const jali = (x0: number) => times(9, (i) => `<path transform="translate(${x0 + i * 27} 548)" d="M0 -14L12 0L0 14L-12 0Z" fill="#000"/>`) + times(9, (i) => `<circle cx="${x0 + i * 27}" cy="582" r="6" fill="#000"/>`);
  const face = (d: string, cuts: string, shade: string) => pierced(pen, shape(d, shade) + line(d, darker(paper, 0.4), 3), cuts);
  const left = 'M220 520L480 500V990L230 950Z';
  const right = 'M480 500L740 520L730 950L480 990Z';
  const lit = shape(left, round(pen, ['#FFFBE2', '#FFDE8A', '#F2A93C'], true)) + shape(right, round(pen, ['#FFF6CC', '#FFD06A', '#DE8F2A'], true));
  const cutsLeft = `<g transform="skewY(-2)"><g transform="translate(0 16)">${peacockCut(354, false)}${jali(244)}</g></g>`;
  const cutsRight = `<g transform="skewY(2)"><g transform="translate(0 -18)">${peacockCut(606, true)}${jali(504)}</g></g>`;
  const roof = solid(pen, 'M196 524L480 500L764 524L480 392Z', lighter(paper, 0.1), { finish: 'cloth' }) + solid(pen, 'M196 524L480 392L480 504Z', darker(paper, 0.06), { edge: 1.5 }) + times(10, (i) => at(216 + i * 58.6, 524 + (i < 5 ? -i * 3.6 : (i - 9) * 3.6), shape('M-29 0Q0 36 29 0Z', darker(paper, 0.14))));
  return { art: glow(pen, 480, 740, 460, 0.8) + lit + face(left, cutsLeft, paper) + face(right, cutsRight, darker(paper, 0.08)) + roof + limb([[440, 404], [450, 340], [480, 320], [510, 340], [520, 404]], 11, '#8A6A3A') + oval([480, 1004], 320, 30, '#FFD27A', 'opacity=".3"'), place: 'floor', light: 'dusk', spread: 260, raise: 60, zoom: 1.02 };
};

const akashKandil: Draw = (pen, colour) => {
  const [tone, second, third] = scheme(colour, []);
  const main = colour === 'White' ? '#F7F0E0' : tone;
  const other = colour === 'White' ? '#E9D9B4' : second;
  const lit = (d: string) => shape(d, round(pen, ['#FFF4BF@0/.8', '#FFE08A@.5/.3', '#FFC050@1/0'], true));
  const middle: Point[] = [[330, 360], [630, 360], [750, 540], [630, 720], [330, 720], [210, 540]];
  const facets = [[[330, 360], [630, 360], [600, 540], [360, 540]], [[360, 540], [600, 540], [630, 720], [330, 720]]].map((points, i) => shape(poly(points as unknown as Point[]), i ? darker(main, 0.08) : main)).join('') + shape(poly([[330, 360], [210, 540], [360, 540]]), other) + shape(poly([[630, 360], [750, 540], [600, 540]]), darker(other, 0.08)) + shape(poly([[210, 540], [330, 720], [360, 540]]), darker(other, 0.1)) + shape(poly([[750, 540], [630, 720], [600, 540]]), darker(other, 0.2));
  const edges = line(`${poly(middle)}M330 360L360 540L330 720M630 360L600 540L630 720M210 540H750`, '#B98B3E', 6);
  const fans = [[480, 450], [480, 630]].map(([x = 0, y = 0]) => mandala(x, y, [[56, 12, 'petal', third === main ? '#C98A1B' : third], [48, 5, 'ring', other], [22, 10, 'petal', other]])).join('') + [[300, 462], [660, 462], [300, 620], [660, 620]].map(([x = 0, y = 0]) => flower(x, y, 30, [main, third, 8])).join('');
  const caps = solid(pen, 'M330 360L400 300H560L630 360Z', other) + solid(pen, 'M330 720L400 770H560L630 720Z', darker(other, 0.1));
  const tails = times(11, (i) => { const x = 350 + i * 26; return shape(`M${x - 10} 764H${x + 10}L${x + 12 + (i % 2) * 3} ${1030 - Math.abs(i - 5) * 12}L${x} ${1008 - Math.abs(i - 5) * 12}L${x - 10} ${1030 - Math.abs(i - 5) * 12}Z`, i % 2 ? main : other, `stroke="${darker(i % 2 ? main : other, 0.3)}" stroke-width="1.5"`); });
  return { art: line('M480 -10V210M480 210L404 302M480 210L556 302', '#6E5334', 4) + glow(pen, 480, 560, 480, 0.8) + tails + facets + lit(poly(middle)) + fans + edges + caps, place: 'hung', light: 'dusk' };
};

const urli: Draw = (pen) => {
  const tone = tones.brass;
  const hammer = dabs(pen, [[120, 800], [720, 200]], [240, 11, 0.1]);
  const handles = [-1, 1].map((s) => limb([[480 + s * 330, 800], [480 + s * 404, 790], [480 + s * 410, 850], [480 + s * 340, 866]], 22, tone)).join('');
  const bowl = turned(pen, 480, tone, { profile: [[760, 350], [790, 356], [860, 320], [940, 200], [984, 150]], tilt: 0.32, hollow: darker(tone, 0.4), finish: 'metal', decor: hammer + line(band(480, 800, 356, 0.32), darker(tone, 0.45), 5) });
  const water = oval([480, 764], 300, 90, '#7FA6A0') + oval([440, 756], 200, 50, '#CFE3DC', 'opacity=".6"') + oval([480, 764], 300, 90, 'none', `stroke="${darker(tone, 0.3)}" stroke-width="4"`);
  const blooms = [[300, 760], [390, 806], [570, 812], [668, 760], [590, 716], [370, 716]].map(([x = 0, y = 0], i) => `<g transform="translate(${x} ${y}) scale(1 .6)">${flower(0, 0, 54, [pick(['#E07B22', '#F2C230', '#D94F6A'], i), '#8C2F1F', 12])}${flower(0, -8, 34, [lighter(pick(['#E07B22', '#F2C230', '#D94F6A'], i), 0.2), '#F2C230', 10])}</g>`).join('');
  const centre = lotus(480, 790, 130, ['#F1B6C4', '#A8435E']) + flame(pen, 480, 738, 64);
  const loose = times(26, () => at(250 + pen.random() * 460, 720 + pen.random() * 90, `<g transform="scale(1 .6)">${shape(petal(24, 10), '#E58FA6')}</g>`, { turn: pen.random() * 360 }));
  return { art: handles + bowl + water + loose + blooms + centre, place: 'floor', light: 'sage', spread: 280, raise: 160, zoom: 1.02 };
};

export const festiveLamps: Record<string, Draw> = { FE01: diyaSet, FE02: panchDiya, FE07: urli, FE12: waxCups, FE13: sanjhi, FE14: akashKandil };
