import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { flower, leaf, lotus, mandala, petal, vine } from '../kit/motif.ts';
import { clipped, pick, pierced, round, type Pen, type Point } from '../kit/pen.ts';
import { flame, glow, type Draw } from '../kit/scene.ts';
import { around, at, disc, ellipsePath, line, oval, shape, times } from '../kit/shape.ts';
import { ball, band, limb, lump, outline, solid, turned, type Turned } from '../kit/solid.ts';
import { dabs, grain } from '../kit/texture.ts';

/** A small clay or metal lamp seen from a little above, its foot at 0,0. */
export function diya(pen: Pen, tone: string, made: { decor?: string; inside?: string; flame?: number }): string {
  const cup = 'M-100 -70C-110 -50 -60 0 0 0C60 0 110 -50 100 -70C104 -84 130 -92 128 -98C118 -108 80 -104 60 -102C30 -112 -96 -108 -100 -70Z';
  const mouth = 'M-94 -72C-92 -102 26 -106 60 -94C80 -98 112 -102 122 -98C110 -88 96 -80 92 -70C60 -44 -88 -44 -94 -72Z';
  return solid(pen, cup, tone, { decor: made.decor ?? '' }) + shape(mouth, made.inside ?? darker(tone, 0.32), `stroke="${darker(tone, 0.5)}" stroke-width="2.5"`) + line('M20 -70Q70 -78 112 -96', '#F6EFDF', 6) + (made.flame === 0 ? '' : flame(pen, 110, -96, made.flame ?? 66));
}

/** A shade: truncated cone with its cloth or paper, lit from within. */
export function lampshade(pen: Pen, x: number, [top, bottom]: readonly [Point, Point], made: { tone: string; decor?: string }): string {
  const profile: Turned['profile'] = [top, bottom];
  const d = outline(x, { profile, flat: true }, 0.1);
  return glow(pen, x, (top[0] + bottom[0]) / 2, bottom[1] * 1.7, 0.5) + turned(pen, x, made.tone, { profile, flat: true, tilt: 0.1, hollow: lighter(made.tone, 0.6), decor: made.decor ?? '', finish: 'matt' }) + shape(d, round(pen, ['#FFF3C4@0/.8', '#FFE39A@.5/.3', '#FFD27A@1/0'], true)) + line(band(x, bottom[0], bottom[1], 0.1), darker(made.tone, 0.3), 7);
}

const kuthuvilakku: Draw = (pen) => {
  const tone = tones.brass;
  const stem = turned(pen, 480, tone, { profile: [[430, 22], [450, 46], [470, 26], [520, 20], [560, 40], [580, 20], [640, 20], [672, 44], [700, 22], [770, 22], [800, 48], [830, 30], [880, 40], [910, 110], [950, 176], [990, 200]], finish: 'metal', tilt: 0.14, decor: [460, 560, 572, 672, 684, 800, 812, 930, 950].map((y) => line(band(480, y, 210, 0.14), darker(tone, 0.5), 4)).join('') });
  const bowl = oval([480, 400], 176, 46, darker(tone, 0.3), `stroke="${darker(tone, 0.55)}" stroke-width="3"`) + solid(pen, 'M304 400C310 450 400 474 480 474C560 474 650 450 656 400C640 424 570 446 480 446C390 446 320 424 304 400Z', tone, { finish: 'metal' }) + oval([480, 402], 146, 33, '#5A3F16') + oval([480, 406], 120, 24, '#A97C30', 'opacity=".7"');
  const spouts = ([[310, 402], [390, 440], [480, 452], [570, 440], [650, 402]] as const).map(([x, y]) => lump(pen, `M${x - 15} ${y - 16}Q${x} ${y + 20} ${x + 15} ${y - 16}Z`, tone)).join('');
  const flames = ([[308, 388], [390, 424], [480, 436], [570, 424], [652, 388]] as const).map(([x, y]) => flame(pen, x, y, 64)).join('');
  const swan = turned(pen, 480, tone, { profile: [[236, 16], [264, 24], [290, 16], [340, 20], [400, 34]], finish: 'metal' }) + lump(pen, 'M430 236C426 196 470 190 492 204C506 178 492 150 512 130C528 118 552 130 556 146L572 156L552 160C546 176 550 214 530 236C500 252 450 252 430 236Z', tone) + disc(534, 142, 4, darker(tone, 0.75)) + lump(pen, 'M432 230L396 196L446 208Z', lighter(tone, 0.15));
  return { art: stem + swan + bowl + spouts + flames, place: 'floor', light: 'dusk', spread: 200, raise: 10 };
};

const akhandDiya: Draw = (pen) => {
  const tone = tones.brass;
  const base = turned(pen, 480, tone, { profile: [[800, 168], [824, 190], [860, 150], [890, 96], [920, 110], [960, 190], [988, 204]], finish: 'metal', tilt: 0.2, hollow: darker(tone, 0.4), decor: [836, 884, 952, 966].map((y) => line(band(480, y, 210, 0.18), darker(tone, 0.5), 4)).join('') });
  const cup = oval([480, 800], 110, 22, '#6E4A16') + flame(pen, 480, 794, 150);
  const glass = 'M366 796C330 700 350 620 410 570C420 500 424 420 424 380A56 10 0 0 1 536 380C536 420 540 500 550 570C610 620 630 700 594 796A114 24 0 0 1 366 796Z';
  const chimney = shape(glass, '#F4FAF6', 'opacity=".2"') + line(glass, '#FFFFFF', 4, 'opacity=".75"') + shape('M384 760C360 690 380 640 430 596C436 540 438 470 438 400L456 400C454 480 454 560 446 612C404 650 390 690 408 764Z', '#FFFFFF', 'opacity=".4"') + line('M560 620Q600 690 574 770', '#FFFFFF', 6, 'opacity=".5"');
  return { art: glow(pen, 480, 700, 380, 0.7) + base + cup + chimney + line(band(480, 790, 126, 0.2), tone, 16) + line(band(480, 788, 126, 0.2), lighter(tone, 0.5), 4) + limb([[660, 880], [740, 850], [740, 780], [676, 800]], 18, tone), place: 'floor', light: 'dusk', spread: 210, raise: 70, zoom: 1.08 };
};

export function chain(x: number, from: number, to: number): string {
  return times(Math.ceil((to - from) / 24), (i) => oval([x, from + i * 24 + 10], i % 2 ? 4 : 8, 13, 'none', 'stroke="#4A3320" stroke-width="4.5"'));
}

const piercedLantern: Draw = (pen, colour) => {
  const [tone] = scheme(colour, [tones.antique]);
  const trim = colour === 'Black Gold' ? '#D9A93F' : lighter(tone, 0.2);
  const lit = round(pen, ['#FFF6CF', '#FFD774', '#F0A63C'], true);
  const profile: Turned['profile'] = [[430, 96], [470, 180], [560, 240], [660, 246], [760, 190], [840, 90], [860, 60]];
  const holes = times(7, (row) => times(13, (i) => { const y = 500 + row * 50; const spread = 1 - Math.abs(row - 2.6) * 0.11; const x = 480 + Math.sin(((i - 6) / 6.4) * 1.5) * 246 * spread; const w = Math.cos(((i - 6) / 6.4) * 1.4); return row % 2 ? `<ellipse cx="${x}" cy="${y + w * 14}" rx="${9 * w + 2}" ry="11" fill="#000"/>` : `<path transform="translate(${x} ${y + w * 14}) scale(${w * 0.9 + 0.1} 1)" d="M0 -22C12 -10 12 10 0 22C-12 10 -12 -10 0 -22Z" fill="#000"/>`; }));
  const shell = pierced(pen, turned(pen, 480, tone, { profile, finish: 'metal', tilt: 0.1 }), holes);
  const cap = turned(pen, 480, tone, { profile: [[300, 20], [330, 44], [360, 70], [400, 84], [434, 112]], finish: 'metal', decor: [352, 400, 420].map((y) => line(band(480, y, 120, 0.1), trim, 5)).join('') });
  const tail = turned(pen, 480, trim, { profile: [[850, 66], [872, 74], [890, 40], [910, 18], [930, 26], [956, 4]], finish: 'metal' });
  return { art: chain(480, -20, 280) + ball(pen, 480, 286, 17, trim) + glow(pen, 480, 640, 460, 0.95) + shape(outline(480, { profile }, 0.1), lit) + shell + line(band(480, 440, 112, 0.1), trim, 10) + line(band(480, 846, 84, 0.1), trim, 8) + cap + tail, place: 'hung', light: 'dusk' };
};

/** Rings of cut glass in cement round a globe: squares, then diamonds with corner pieces between them. */
function mosaic(list: readonly string[], [cx, cy, r]: readonly [number, number, number]): string {
  const rows = 11;
  return times(rows, (row) => {
    const [from, middle, to] = [row, row + 0.5, row + 1].map((step) => (step / rows - 0.5) * Math.PI);
    const count = Math.max(6, Math.round((Math.cos(middle ?? 0) * r) / 17));
    return times(count, (i) => {
      const point = (turn: number, lat = 0) => `${cx + Math.sin(((i + turn) / count - 0.5) * Math.PI) * Math.cos(lat) * r} ${cy + Math.sin(lat) * r}`;
      const piece = (d: string, fill: string) => shape(d, fill, 'stroke="#7A5220" stroke-width="3" stroke-linejoin="round"');
      const square = piece(`M${point(0, from)}L${point(1, from)}L${point(1, to)}L${point(0, to)}Z`, pick(list, row % 2 ? row : i + row));
      return row % 2 ? square + piece(`M${point(0.5, from)}L${point(1, middle)}L${point(0.5, to)}L${point(0, middle)}Z`, pick(list, i + row + 1)) : square;
    });
  });
}

const mosaicLamp: Draw = (pen, colour) => {
  const [tone] = scheme(colour, []);
  const many = colour === 'Multicolour';
  const glasses: Record<string, readonly string[]> = { Multicolour: ['#C0392B', '#E9A92C', '#1F8A80', '#2F58B5', '#C4427A', '#6FAE55'], Amber: ['#D67F14', '#F5B63A', '#A9500F', '#FAD47A'], Red: ['#BE1F22', '#DE4A35', '#821318', '#F0855A'] };
  const list = glasses[colour ?? ''] ?? [tone, lighter(tone, 0.22), darker(tone, 0.3), lighter(tone, 0.42)];
  const [heart, leafOf] = many ? ['#C0392B', '#2F58B5'] : [darker(tone, 0.12), tone];
  const r = 236;
  const flowers = around(8, 1, (_x, _y, turn) => at(480, 650, at(0, -26, shape(petal(82, 26), heart, 'stroke="#7A5220" stroke-width="3"')) , { turn })) + around(8, 1, (_x, _y, turn) => at(480, 650, at(0, -92, shape(petal(26, 13), leafOf)), { turn: turn + 22.5 })) + disc(480, 650, 30, leafOf) + disc(480, 650, 14, '#FFF1C9');
  const medallion = disc(480, 650, 132, '#7A5220') + disc(480, 650, 127, many ? '#F8E6B4' : lighter(tone, 0.72)) + flowers;
  const light = disc(480, 650, r, round(pen, ['#FFF3C0@0/.42', '#FFE39A@.55/.16', '#2B1608@1/.42'], true)) + line('M330 560Q360 490 430 456', '#FFFFFF', 14, 'opacity=".5"');
  const shade = disc(480, 650, r, '#7A5220') + clipped(pen, ellipsePath([480, 650], r, r), mosaic(list, [480, 650, r])) + medallion + light;
  const cap = turned(pen, 480, tones.antique, { profile: [[330, 16], [350, 40], [384, 60], [420, 96], [440, 104]], finish: 'metal' });
  const end = turned(pen, 480, tones.antique, { profile: [[866, 60], [886, 64], [900, 26], [926, 18], [946, 4]], finish: 'metal' });
  const halo = many ? '' : oval([480, 650], 430, 430, round(pen, [`${tone}@.4/.34`, `${tone}@1/0`], true));
  return { art: chain(480, -20, 320) + glow(pen, 480, 650, 480, 0.8) + halo + shade + cap + end, place: 'hung', light: 'dusk' };
};

const puppetLamp: Draw = (pen) => {
  const hide = '#E3B06A';
  const dots = times(60, () => disc(250 + pen.random() * 460, 380 + pen.random() * 440, 3.4, '#FFF3C8'));
  const dancing = at(480, 760, shape('M-14 -210L14 -210L36 -120L-36 -120Z', '#2F6B4A', 'stroke="#1E120A" stroke-width="4"') + shape('M-40 -120H40L86 30Q0 60 -86 30Z', '#A8322A', 'stroke="#1E120A" stroke-width="4"') + times(7, (i) => line(`M${-30 + i * 10} -116L${-72 + i * 24} 32`, '#F2C94C', 4)) + line('M-14 -204C-70 -190 -90 -150 -62 -120M14 -204C80 -220 90 -270 60 -290', '#C8732E', 17) + line('M-14 -204C-70 -190 -90 -150 -62 -120M14 -204C80 -220 90 -270 60 -290', '#1E120A', 2) + shape('M-34 -250C-34 -300 36 -300 34 -250C34 -224 10 -214 0 -214C-12 -214 -34 -226 -34 -250Z', '#D98A3A', 'stroke="#1E120A" stroke-width="4"') + shape('M-10 -254Q14 -270 34 -252Q14 -242 -10 -254Z', '#FFF8E8', 'stroke="#1E120A" stroke-width="3"') + disc(14, -255, 6, '#1E120A') + shape('M-44 -270L-30 -350L0 -310L30 -350L44 -270Z', '#F2C94C', 'stroke="#1E120A" stroke-width="4"') + disc(0, -290, 9, '#A8322A') + disc(-36, -240, 11, '#F2C94C'));
  const sides = [-1, 1].map((s) => at(480 + s * 146, 600, mandala(0, 0, [[44, 12, 'petal', '#A8322A'], [40, 5, 'ring', '#1E120A'], [20, 8, 'petal', '#2F6B4A'], [14, 14, 'ring', '#F2C94C']])) + vine([480 + s * 130, 800], [480 + s * 150, 690], ['#1E120A', '#2F6B4A', '#A8322A'], 2)).join('');
  const edges = [400, 822].map((y) => line(band(480, y, 320, 0.08), '#1E120A', 46) + times(19, (i) => at(240 + i * 27, y + Math.sin((i / 18) * Math.PI) * 22, shape('M0 -16L13 0L0 16L-13 0Z', i % 2 ? '#F2C94C' : '#C0392B')))).join('');
  const frame = limb([[340, 850], [300, 986]], 9, tones.iron) + limb([[620, 850], [660, 986]], 9, tones.iron) + limb([[480, 850], [480, 994]], 9, tones.iron);
  return { art: frame + lampshade(pen, 480, [[370, 150], [856, 226]], { tone: hide, decor: dots + sides + dancing + edges }), place: 'floor', light: 'dusk', spread: 220, raise: 60, zoom: 1.06 };
};

const bambooPendant: Draw = (pen, colour) => {
  const tone = colour === 'Natural' ? '#D2A563' : colour === 'Black' ? '#37302B' : '#7A5433';
  const profile: Turned['profile'] = [[430, 60], [470, 150], [560, 250], [660, 290], [740, 284], [790, 262]];
  const holes = times(9, (row) => times(13, (i) => { const y = 470 + row * 42; const x = 480 + ((i - 6) * 52 + (row % 2) * 26) * (0.62 + Math.min(1, row / 5) * 0.38); return `<path transform="translate(${x} ${y + 24}) scale(.8)" d="M-12 -24H12L25 0L12 24H-12L-25 0Z" fill="#000"/>`; }));
  const strands = times(13, (i) => line(`M${300 + i * 30} 430Q${160 + i * 53} 620 ${190 + i * 48} 820M${660 - i * 30} 430Q${800 - i * 53} 620 ${770 - i * 48} 820`, lighter(tone, 0.2), 4, 'opacity=".7"'));
  const shell = pierced(pen, turned(pen, 480, tone, { profile, tilt: 0.14, decor: strands + times(9, (i) => line(band(480, 466 + i * 42, 300, 0.1), darker(tone, 0.25), 7)) }), holes);
  const inner = shape(outline(480, { profile }, 0.14), round(pen, ['#FFF4CC', '#FFD37C', '#B9762E'], true));
  return { art: line('M480 -10V400', '#2B1D14', 6) + turned(pen, 480, darker(tone, 0.2), { profile: [[380, 26], [400, 40], [436, 66]] }) + glow(pen, 480, 690, 470, 0.9) + inner + oval([480, 640], 52, 64, '#FFFBEA') + shell + line(band(480, 790, 262, 0.14), darker(tone, 0.1), 20) + line(band(480, 786, 262, 0.14), lighter(tone, 0.3), 5, 'stroke-dasharray="12 7"'), place: 'hung', light: 'dusk' };
};

const potteryLamp: Draw = (pen, colour) => {
  const [tone, , third] = scheme(colour === 'Yellow' ? 'Mustard' : colour, []);
  const paint = colour === 'Yellow' ? ['#27478F', '#F3F1E8', '#2E9AA6'] : [third, '#E3B04B', tones.turquoise];
  const [a = '', b = '', c = ''] = paint;
  const decor = times(6, (i) => flower(290 + i * 76, 810 + (i % 2) * 20, 46, [a, b, 8]) + leaf(328 + i * 76, 850, 44, [c, 60]) + leaf(328 + i * 76, 790, 44, [c, 120])) + [712, 726, 888, 902].map((y) => line(band(480, y, 220, 0.14), a, 5)).join('') + times(11, (i) => disc(400 + i * 16, 688, 5, b));
  const base = turned(pen, 480, tone, { profile: [[620, 40], [660, 46], [700, 90], [780, 186], [850, 190], [920, 120], [950, 96], [966, 120], [988, 124]], finish: 'glaze', tilt: 0.14, decor });
  const shade = lampshade(pen, 480, [[260, 150], [586, 270]], { tone: '#F3E8D0', decor: [300, 560].map((y) => line(band(480, y, 280, 0.1), tone, 12)).join('') + times(9, (i) => lotus(250 + i * 58, 540, 40, [lighter(tone, 0.3), tone])) });
  return { art: turned(pen, 480, tones.antique, { profile: [[560, 12], [600, 14], [622, 34]], finish: 'metal' }) + base + shade, place: 'floor', light: 'sage', spread: 150 };
};

const jaliTealight: Draw = (pen) => {
  const tone = tones.terracotta;
  const profile: Turned['profile'] = [[440, 70], [470, 130], [560, 200], [700, 226], [850, 206], [940, 160], [986, 170]];
  const hole = (x: number, y: number, w: number) => `<g transform="translate(${x} ${y}) scale(${w} 1)">${around(6, 0, (_x, _y, turn) => `<path d="M0 -8C-11 -16 -11 -30 0 -40C11 -30 11 -16 0 -8Z" fill="#000" transform="rotate(${turn})"/>`)}</g>`;
  const holes = [560, 690, 820].map((y, row) => times(5, (i) => hole(480 + Math.sin((i - 2) * 0.62) * (188 + row * 10), y + Math.cos((i - 2) * 0.62) * 22, Math.max(0.4, Math.cos((i - 2) * 0.62))))).join('') + [628, 756, 884].map((y) => times(8, (i) => `<circle cx="${480 + Math.sin((i - 3.5) * 0.38) * 200}" cy="${y + Math.cos((i - 3.5) * 0.38) * 20}" r="9" fill="#000"/>`)).join('');
  const lit = shape(outline(480, { profile }, 0.14), round(pen, ['#FFF6CC', '#FFC85E', '#C9661E'], true));
  const shell = pierced(pen, turned(pen, 480, tone, { profile, hollow: '#6E2F1A', tilt: 0.2, decor: [488, 500, 938].map((y) => line(band(480, y, 240, 0.14), darker(tone, 0.35), 5)).join('') + dabs(pen, [[260, 440], [440, 540]], [120, 7, 0.05]) }), holes);
  return { art: glow(pen, 480, 740, 450, 0.85) + lit + shell + limb([[430, 452], [440, 380], [480, 356], [520, 380], [530, 452]], 18, tone) + oval([480, 1004], 330, 34, '#FFC85E', 'opacity=".25"'), place: 'floor', light: 'dusk', spread: 190, raise: 40 };
};

const aromaLamp: Draw = (pen, colour) => {
  const tone = colour === 'White' ? '#F4EFE4' : colour === 'Cobalt' ? tones.cobalt : '#4E7A5A';
  const paint = colour === 'White' ? [tones.cobalt, '#E3B04B'] : ['#F3F1E8', '#E3B04B'];
  const [a = '', b = ''] = paint;
  const window = `<path d="M400 960V850C400 790 440 770 480 740C520 770 560 790 560 850V960Z" fill="#000"/>` + [0, 1, 2, 3, 4].map((i) => `<circle cx="${340 + i * 70}" cy="${690 + Math.sin((i / 4) * Math.PI) * 16}" r="11" fill="#000"/>`).join('');
  const profile: Turned['profile'] = [[600, 150], [640, 170], [760, 216], [880, 220], [984, 196]];
  const decor = [[300, 850], [660, 850]].map(([x = 0, y = 0]) => flower(x, y, 40, [a, b, 8]) + leaf(x, y + 60, 46, [a, 40]) + leaf(x, y + 60, 46, [a, -40])).join('') + [646, 660].map((y) => line(band(480, y, 220, 0.14), a, 5)).join('');
  const body = pierced(pen, turned(pen, 480, tone, { profile, finish: 'glaze', tilt: 0.2, decor }), window);
  const lit = shape(outline(480, { profile }, 0.14), round(pen, ['#FFF6CC', '#FFC85E', '#8A4A1E'], true)) + turned(pen, 480, '#C9CDCF', { profile: [[900, 54], [960, 54]], tilt: 0.2 }) + flame(pen, 480, 900, 84);
  const dish = turned(pen, 480, tone, { profile: [[540, 190], [560, 186], [600, 140], [622, 110]], finish: 'glaze', tilt: 0.26, hollow: lighter(tone, 0.2) }) + oval([480, 546], 140, 32, '#E6C46A', 'opacity=".7"') + [[430, 540], [500, 552], [540, 536]].map(([x = 0, y = 0]) => flower(x, y, 22, ['#F6EEDD', '#E3B04B', 6])).join('');
  const steam = [420, 480, 540].map((x, i) => line(`M${x} 490C${x - 40} 430 ${x + 40} 390 ${x} ${320 - (i % 2) * 40}`, '#FFFFFF', 12, 'opacity=".4"')).join('');
  return { art: lit + body + dish + steam, place: 'floor', light: 'clay', spread: 200, raise: 50, zoom: 1.06 };
};

const pillarLamp: Draw = (pen, colour) => {
  const [tone] = colour === 'Natural' ? [tones.mango] : scheme(colour, []);
  const decor = `<g opacity=".4">${grain(pen, tone, 'rotate(90)')}</g>` + vine([480, 930], [480, 610], [darker(tone, 0.5), darker(tone, 0.35), lighter(tone, 0.35)], 5) + vine([420, 930], [420, 610], [darker(tone, 0.5), darker(tone, 0.35), lighter(tone, 0.35)], 5) + vine([540, 930], [540, 610], [darker(tone, 0.5), darker(tone, 0.35), lighter(tone, 0.35)], 5);
  const post = turned(pen, 480, tone, { profile: [[540, 40], [556, 70], [580, 74], [600, 56], [640, 68], [760, 76], [880, 66], [910, 56], [926, 90]], finish: 'wood', decor });
  const foot = turned(pen, 480, tone, { profile: [[920, 110], [940, 150], [964, 156], [990, 164]], finish: 'wood', tilt: 0.16, decor: times(15, (i) => disc(330 + i * 21, 976, 7, darker(tone, 0.4))) });
  const weave = times(40, (i) => line(`M${170 + i * 16} 170L${180 + i * 15.6} 560`, '#8A6A3A', 2, 'opacity=".4"')) + times(22, (i) => line(band(480, 190 + i * 17, 300, 0.1), '#8A6A3A', 2, 'opacity=".4"'));
  return { art: turned(pen, 480, tones.antique, { profile: [[500, 12], [542, 20]], finish: 'metal' }) + foot + post + lampshade(pen, 480, [[190, 170], [520, 272]], { tone: tones.jute, decor: weave }), place: 'floor', light: colour === 'White Wash' ? 'clay' : 'sage', spread: 190 };
};

export const lights: Record<string, Draw> = { LI01: kuthuvilakku, LI02: akhandDiya, LI03: piercedLantern, LI04: mosaicLamp, LI05: puppetLamp, LI06: bambooPendant, LI07: potteryLamp, LI08: jaliTealight, LI09: aromaLamp, LI10: pillarLamp };
