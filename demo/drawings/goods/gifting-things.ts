import { cow, elephant } from '../kit/animal.ts';
import { darker, lighter, mix, scheme } from '../kit/colour.ts';
import { flower, leaf, mandala, type Row } from '../kit/motif.ts';
import { clipped, jitter, lifted, pick, slant } from '../kit/pen.ts';
import { contact, type Draw } from '../kit/scene.ts';
import { around, at, box, disc, line, oval, ring, roundRect, shape, times } from '../kit/shape.ts';
import { ball, band, limb, plate, solid, turned } from '../kit/solid.ts';
import { specks } from '../kit/texture.ts';

const stacker: Draw = (pen) => {
  const tones = ['#3F7A4B', '#E3A32B', '#2F6FA0', '#D9622B', '#7E4A86', '#C0392B'];
  const hoop = (i: number) => {
    const [tone, r, y] = [pick(tones, i), 236 - i * 26, 888 - i * 86];
    const ridges = [22, 58].map((dy) => line(band(480, y + dy, r, 0.2), lighter(tone, 0.42), 4)).join('');
    return turned(pen, 480, tone, { profile: [[y, r * 0.84], [y + 16, r * 0.97], [y + 40, r], [y + 64, r * 0.97], [y + 80, r * 0.84]], finish: 'glaze', tilt: 0.2, decor: ridges }) + oval([480, y], r * 0.5, r * 0.1, darker(tone, 0.3));
  };
  const base = turned(pen, 480, '#C0392B', { profile: [[950, 248], [962, 262], [978, 262], [988, 250]], finish: 'glaze', tilt: 0.2 });
  const neck = turned(pen, 480, '#E3C48E', { profile: [[420, 24], [470, 24]], finish: 'wood' });
  const head = ball(pen, 480, 352, [88, 84], '#E9C48A') + shape('M392 344C396 250 564 250 568 344Q480 300 392 344Z', '#C0392B') + line('M392 344Q480 300 568 344', '#7E1F1A', 5) + turned(pen, 480, '#E3A32B', { profile: [[226, 12], [240, 20], [256, 14], [270, 30]], finish: 'glaze' });
  const face = [-1, 1].map((s) => disc(480 + s * 30, 356, 8, '#2B1D14') + disc(482 + s * 30, 353, 2.6, '#FFFFFF') + disc(480 + s * 50, 384, 13, '#D98A6A')).join('') + line('M456 392Q480 412 504 392', '#A8322A', 6);
  return { art: base + times(6, hoop) + neck + head + face, place: 'floor', light: 'sage', spread: 250, raise: 60, zoom: 1.1 };
};

const bullockCart: Draw = (pen) => {
  const wheel = (x: number, y: number, r: number) => ring(x, y, r, '#5A2E16', r * 0.24) + ring(x, y, r, '#D9622B', r * 0.18) + ring(x, y, r, '#F0C64A', 4) + around(8, 0, (_x, _y, turn) => at(x, y, shape(`M-8 0L-5 ${-r * 0.9}H5L8 0Z`, '#E3A32B', 'stroke="#6E3A16" stroke-width="2"'), { turn })) + ball(pen, x, y, r * 0.24, '#A8322A') + disc(x, y, r * 0.09, '#F0C64A');
  const cloth = times(9, (i) => disc(-70 + i * 10, -120 - (i % 2) * 12, 4, '#F0C64A'));
  const bullock = (x: number, y: number, tone: string, drape: string) => at(x, y, cow(pen, tone, { cloth: drape, horn: '#C0392B', decor: cloth }) + line('M100 -186Q90 -140 124 -118', '#C0392B', 9) + disc(120, -112, 11, '#E3B04B'), { scale: 1.22 });
  const hood = solid(pen, 'M92 720C92 560 130 490 260 490C390 490 430 560 430 720Z', '#D9B36A', { finish: 'cloth', decor: times(17, (i) => line(`M92 ${500 + i * 14}H430`, i % 4 ? '#B98C46' : '#A8322A', i % 4 ? 3 : 8)) + times(9, (i) => line(`M${104 + i * 40} 480V720`, '#8E6630', 2.4)) });
  const bed = solid(pen, 'M60 716H470L452 790H78Z', '#2F6B4A', { decor: line('M70 734H470M76 776H460', '#F0C64A', 6) + times(9, (i) => flower(100 + i * 42, 755, 14, [i % 2 ? '#F4E7CC' : '#E3A32B', '#C0392B', 7])) });
  const driver = limb([[430, 640], [478, 660], [520, 640]], 18, '#A8663C') + solid(pen, 'M398 716C396 640 410 600 436 600C462 600 478 650 480 716Z', '#F4E7CC') + ball(pen, 440, 570, [30, 34], '#A8663C') + solid(pen, 'M404 566C396 520 484 516 478 564Q440 548 404 566Z', '#C0392B') + disc(454, 572, 4, '#2B1D14');
  const pole = limb([[440, 770], [640, 770], [858, 748]], 15, '#8E5A33');
  return { art: contact(pen, 224, 980, 150) + contact(pen, 680, 984, 250) + at(-26, 0, bullock(730, 966, '#D9CDB6', '#2F6FA0') + pole + hood + driver + bed + wheel(250, 858, 122) + bullock(690, 990, '#F6F0E2', '#C0392B') + limb([[742, 796], [772, 742], [800, 730]], 13, '#A8322A')), place: 'floor', spread: 0, raise: 150, zoom: 0.95 };
};

const puppets: Draw = (pen, colour) => {
  const [tone, second, third, fourth] = scheme(colour ?? 'Red', []);
  const skirtOf = (x: number, [main, trim]: readonly [string, string]) => solid(pen, `M${x - 58} 560C${x - 90} 720 ${x - 150} 880 ${x - 172} 1010Q${x} 1070 ${x + 172} 1010C${x + 150} 880 ${x + 90} 720 ${x + 58} 560Z`, main, { finish: 'cloth', decor: times(11, (i) => line(`M${x + (i - 5) * 10} 560L${x + (i - 5) * 34} 1060`, darker(main, 0.3), 3)) + line(`M${x - 180} 958Q${x} 1018 ${x + 180} 958`, trim, 26) + line(`M${x - 186} 1000Q${x} 1060 ${x + 186} 1000`, '#E3B85A', 16) + times(7, (i) => flower(x + (i - 3) * 30, 760 + (i % 2) * 60, 17, [trim, third, 6])) });
  const hand = (x: number, s: number, main: string) => limb([[x + s * 54, 500], [x + s * 106, 580], [x + s * 122, 672]], 32, main) + ball(pen, x + s * 124, 696, [18, 22], '#C98A55');
  const head = (x: number, raja: boolean) => ball(pen, x, 402, [62, 72], '#D29660') + [-1, 1].map((s) => shape(`M${x + s * 8} 396Q${x + s * 30} 376 ${x + s * 52} 394Q${x + s * 30} 410 ${x + s * 8} 396Z`, '#FFF8E8', 'stroke="#2B1D14" stroke-width="3"') + disc(x + s * 29, 395, 7, '#2B1D14') + line(`M${x + s * 8} 376Q${x + s * 32} 356 ${x + s * 56} 374`, '#2B1D14', 5)).join('') + line(`M${x} 396L${x - 6} 424H${x + 8}`, '#8A4E28', 4) + line(`M${x - 16} 446Q${x} 458 ${x + 16} 446`, '#B3261E', 7) + (raja ? line(`M${x - 44} 424Q${x - 22} 446 ${x} 432Q${x + 22} 446 ${x + 44} 424`, '#2B1D14', 8) : ring(x + 20, 424, 8, '#E3B85A', 3) + disc(x, 366, 6, '#B3261E'));
  const strings = (x: number) => line(`M${x} 300V110M${x - 122} 680L${x - 60} 110M${x + 122} 680L${x + 60} 110`, '#8A6A48', 2.6) + box([x - 90, 98], [180, 18], '#8E5A33', 'rx="6"');
  const turban = solid(pen, 'M200 372C180 290 230 262 300 266C370 262 410 300 388 372Q296 322 200 372Z', tone, { finish: 'cloth', decor: times(6, (i) => line(`M${190 + i * 20} 380Q${270 + i * 20} 290 ${380 + i * 12} 270`, i % 2 ? second : darker(tone, 0.25), 9)) }) + ball(pen, 296, 308, 16, '#E3B85A') + leaf(296, 300, 70, ['#F4E7CC', 12]);
  const veil = solid(pen, 'M570 400C560 290 610 264 664 264C720 264 770 290 758 400C790 560 800 640 790 720C750 650 726 560 722 420Q664 330 606 420C602 560 578 650 538 720C528 640 540 560 570 400Z', fourth, { finish: 'cloth', decor: times(16, (i) => disc(550 + (i % 4) * 80, 300 + Math.floor(i / 4) * 100 + (i % 2) * 30, 7, second)) + line('M606 420Q664 330 722 420', '#E3B85A', 16) });
  const coat = (x: number, main: string) => solid(pen, `M${x - 62} 478Q${x} 456 ${x + 62} 478L${x + 66} 590Q${x} 620 ${x - 66} 590Z`, main, { finish: 'cloth', decor: line(`M${x} 460V610`, '#E3B85A', 10) + times(5, (i) => disc(x, 490 + i * 24, 6, '#B3261E')) + line(`M${x - 70} 586Q${x} 612 ${x + 70} 586`, '#E3B85A', 14) });
  const raja = strings(296) + skirtOf(296, [tone, second]) + hand(296, -1, tone) + hand(296, 1, tone) + coat(296, tone) + head(296, true) + turban;
  const rani = strings(664) + skirtOf(664, [second, tone]) + hand(664, -1, tone) + hand(664, 1, tone) + coat(664, fourth) + head(664, false) + veil;
  return { art: raja + rani, place: 'hung', zoom: 0.94, raise: 0 };
};

const lacElephants: Draw = (pen, colour) => {
  const [tone, second, third] = scheme(colour ?? 'Red', []);
  const howdah = shape('M-74 -270H50L58 -140Q-10 -116 -84 -140Z', second) + line('M-84 -142Q-10 -118 58 -142', third, 10) + mandala(-14, -200, [[42, 6, 'ring', third], [22, 8, 'petal', third], [10, 6, 'dot', tone]]) + times(9, (i) => disc(-78 + i * 17, -160, 5, third)) + line('M-150 -44H-60M40 -36H110M-150 -24H-60M40 -18H110', second, 9);
  const one = elephant(pen, tone, { finish: 'glaze', decor: howdah, ear: lighter(tone, 0.12) }) + times(4, (i) => disc(112 + i * 12, -252 + i * 5, 5, second)) + ring(44, -196, 14, second, 5);
  const top = turned(pen, -14, second, { profile: [[-342, 10], [-330, 22], [-312, 12], [-296, 40], [-264, 52]], finish: 'glaze' });
  return { art: contact(pen, 640, 900, 190) + at(642, 900, top + one, { scale: 0.94 }) + contact(pen, 320, 990, 230) + at(320, 990, top + one, { scale: 1.16 }), place: 'floor', light: 'paper', spread: 0, raise: 150, zoom: 1 };
};

const hornStand: Draw = (pen) => {
  const [pale, dark] = ['#C9A877', '#3B2A20'];
  const streaks = times(46, (i) => line(`M${300 + i * 8} 540C${312 + i * 8 + jitter(pen, 26)} 680 ${294 + i * 8 + jitter(pen, 30)} 800 ${300 + i * 8 + jitter(pen, 20)} 980`, mix(pale, dark, 0.25 + pen.random() * 0.7), 7 + pen.random() * 16, 'opacity=".5"'));
  const cup = turned(pen, 480, mix(pale, dark, 0.35), { profile: [[560, 172], [700, 164], [850, 158], [930, 160]], hollow: dark, finish: 'glaze', tilt: 0.22, decor: streaks + line(band(480, 610, 172, 0.22), '#E6BE62', 8) + line(band(480, 880, 160, 0.22), '#E6BE62', 8) });
  const base = turned(pen, 480, '#74472A', { profile: [[922, 204], [940, 214], [966, 208], [986, 216]], finish: 'wood', tilt: 0.2, decor: line(band(480, 956, 212, 0.2), '#A8703F', 5) });
  const pencil = (x: number, lean: number, tone: string) => at(x, 640, box([-13, -330], [26, 330], tone) + box([-13, -330], [9, 330], lighter(tone, 0.3)) + shape('M-13 -330H13L4 -372H-4Z', '#E3C48E') + shape('M-5 -366H5L0 -390Z', '#2B1D14'), { turn: lean });
  const pen1 = at(500, 640, solid(pen, 'M-17 0V-300Q-17 -372 0 -380Q17 -372 17 -300V0Z', '#23344F', { finish: 'glaze' }) + box([-18, -200], [36, 12], '#E6BE62') + line('M13 -356V-230', '#E6BE62', 8), { turn: 3 });
  const brush = at(560, 640, box([-8, -280], [16, 290], '#B5793F') + box([-11, -318], [22, 46], '#BFC2C4') + shape('M-12 -316C-22 -352 -6 -386 2 -404C8 -380 20 -350 12 -316Z', '#4A2E1C'), { turn: 13 });
  return { art: base + cup + clipped(pen, 'M0 0H960V562H631A151 31 0 0 1 329 562H0Z', pencil(410, -12, '#C0392B') + pencil(446, -5, '#E3A32B') + pen1 + brush), place: 'floor', light: 'sage', spread: 210, raise: 60, zoom: 1.08 };
};

/** Drawn silver wire: a dark under-line, the wire, and its glint. */
function wire(d: string, width = 5): string {
  return line(d, '#6D7276', width + 2.6) + line(d, '#D6DADD', width) + line(d, '#FFFFFF', width * 0.3, 'opacity=".9" transform="translate(-.8 -.8)"');
}

const brooch: Draw = (pen) => {
  const outline = 'M0 -60C-62 -110 -70 -210 0 -282C70 -210 62 -110 0 -60Z';
  const curls = [-92, -138, -184].map((y, i) => [-1, 1].map((s) => wire(`M0 ${y + 24}C${s * (30 - i * 3)} ${y + 16} ${s * (38 - i * 5)} ${y - 18} ${s * (20 - i * 2)} ${y - 26}C${s * 6} ${y - 26} ${s * 4} ${y - 6} ${s * 16} ${y - 6}`, 3.4)).join('')).join('');
  const leafOf = (turn: number) => at(0, 0, shape(outline, '#8E9599', 'opacity=".35"') + times(9, (i) => line(`M${-40 + i * 10} -70V-260`, '#E8EBEC', 1, 'opacity=".0"')) + curls + wire('M0 -66V-236', 3.4) + wire(outline, 7) + ball(pen, 0, -292, 11, '#D6DADD') + ball(pen, 0, -222, 7, '#E6E9EA'), { turn });
  const under = around(8, 0, (_x, _y, turn) => at(0, 0, wire('M0 -80C-44 -110 -40 -180 0 -206C40 -180 44 -110 0 -80Z', 5) + wire('M0 -96C-20 -120 -20 -160 0 -180C20 -160 20 -120 0 -96Z', 3) + ball(pen, 0, -214, 8, '#D6DADD'), { turn: turn + 22.5 }));
  const heart = disc(0, 0, 76, '#6D7276') + times(4, (i) => around(28 - i * 6, 68 - i * 15, (x, y) => disc(x, y, 6.4 - i * 0.4, '#C3C8CB') + disc(x - 1.6, y - 1.8, 2.4, '#FFFFFF'))) + ball(pen, 0, 0, 24, '#A8322A') + ring(0, 0, 27, '#E6E9EA', 5);
  const drops = [-1, 0, 1].map((s) => at(s * 206, s === 0 ? 300 : 216, wire('M0 0V34', 3) + wire('M0 34C-26 60 -24 96 0 110C24 96 26 60 0 34Z', 5) + ball(pen, 0, 76, 12, '#D6DADD') + ball(pen, 0, 122, 8, '#D6DADD'))).join('');
  const pad = solid(pen, roundRect([130, 230], [700, 760], 40), '#3A2140', { finish: 'cloth', decor: specks(pen, [[130, 230], [700, 760]], [500, 1.6, '#6B4A72']) }) + line(roundRect([152, 252], [656, 716], 28), '#8E6A94', 3, 'opacity=".6"');
  return { art: lifted(pen, pad) + at(480, 560, lifted(pen, drops + under + around(8, 0, (_x, _y, turn) => leafOf(turn)) + heart, 8), { scale: 0.94 }), place: 'wall', light: 'clay', raise: 0 };
};

const dryFruitBox: Draw = (pen, colour) => {
  const enamels = colour === 'Peacock Blue' ? ['#16697A', '#1F8A70', '#F4E7CC'] : colour === 'Red' ? ['#A8322A', '#7E1F22', '#F4E7CC'] : ['#C9A043', '#2F6B4A', '#A8322A'];
  const [main = '', second = '', third = ''] = enamels;
  const brass = '#D0A244';
  const gilt = '#F0D080';
  const peacocks = around(6, 150, (x, y, turn) => at(x, y, shape('M0 -44C30 -36 34 10 0 34C-34 10 -30 -36 0 -44Z', second, `stroke="${gilt}" stroke-width="5"`) + shape('M0 -22C14 -16 16 8 0 18C-16 8 -14 -16 0 -22Z', third) + disc(0, 0, 6, main), { turn }));
  const lidArt = mandala(0, 0, [[262, 10, 'ring', gilt], [244, 40, 'dot', gilt], [210, 5, 'ring', gilt]]) + peacocks + around(6, 150, (x, y, turn) => leaf(x * 0.9 - y * 0.5, y * 0.9 + x * 0.5, 52, [third, turn + 30])) + mandala(0, 0, [[84, 6, 'ring', gilt], [46, 10, 'petal', third], [40, 5, 'ring', gilt], [18, 8, 'petal', gilt]]);
  const lid = at(480, 500, disc(0, 10, 288, darker(brass, 0.5)) + plate(pen, [0, 0], 284, brass) + disc(0, 0, 264, main) + lidArt + oval([-90, -130], 110, 50, '#FFFFFF', 'opacity=".16" transform="rotate(-30 -90 -130)"'), { scale: 0.95 });
  const body = turned(pen, 480, brass, { profile: [[830, 330], [850, 336], [940, 326], [984, 300]], hollow: '#B98A34', finish: 'metal', tilt: 0.32, decor: times(13, (i) => { const a = Math.PI * ((i + 0.5) / 13); const [x, y] = [480 - Math.cos(a) * 326, 898 + Math.sin(a) * 96]; return at(x, y, shape('M0 -34C24 -20 24 20 0 34C-24 20 -24 -20 0 -34Z', i % 2 ? second : main === brass || colour === 'Gold' ? third : main, `stroke="${gilt}" stroke-width="4"`) + disc(0, 0, 6, gilt)); }) });
  const nuts = ['#8E4F26', '#E9D3A0', '#7E9A4B', '#C98A4A', '#4A2A1C', '#E0B060'];
  const wells = times(6, (i) => times(11, (k) => { const a = (i / 6) * Math.PI * 2 + 0.16 + pen.random() * 0.72; const r = 100 + ((k * 37) % 160); return at(480 + Math.cos(a) * r, 838 + Math.sin(a) * r * 0.31, `<ellipse rx="19" ry="11" fill="${pick(nuts, i)}" stroke="${darker(pick(nuts, i), 0.5)}" stroke-width="2"/><ellipse cx="-4" cy="-4" rx="8" ry="3.4" fill="${lighter(pick(nuts, i), 0.4)}"/>`, { turn: k * 47 }); })) + around(6, 0, (_x, _y, _turn, i) => { const a = (i / 6) * Math.PI * 2; return line(`M${480 + Math.cos(a) * 66} ${838 + Math.sin(a) * 20}L${480 + Math.cos(a) * 288} ${838 + Math.sin(a) * 92}`, darker(brass, 0.4), 11) + line(`M${480 + Math.cos(a) * 66} ${834 + Math.sin(a) * 20}L${480 + Math.cos(a) * 288} ${834 + Math.sin(a) * 92}`, gilt, 6); }) + oval([480, 838], 68, 23, brass, `stroke="${darker(brass, 0.45)}" stroke-width="5"`) + oval([480, 834], 50, 15, '#C98A4A');
  return { art: lid + body + wells, place: 'floor', light: 'paper', spread: 310, raise: 110, zoom: 1.02 };
};

const ganjifa: Draw = (pen) => {
  const grounds = ['#A8322A', '#2F6B4A', '#E3A32B', '#23344F', '#F1E4C6', '#7A2A4A', '#2E7A86'];
  const card = (x: number, y: number, i: number) => {
    const ground = pick(grounds, i);
    const [light, dark] = ground === '#F1E4C6' || ground === '#E3A32B' ? ['#A8322A', '#2B1D14'] : ['#F1E4C6', '#E3B85A'];
    const king = shape('M-34 58C-36 10 -20 -6 0 -6C20 -6 36 10 34 58Z', light) + ball(pen, 0, -24, 19, '#C98A55') + shape('M-22 -32C-22 -64 22 -64 22 -32Q0 -44 -22 -32Z', dark) + line('M0 -58V-72', dark, 6) + disc(-7, -24, 2.6, '#2B1D14') + disc(7, -24, 2.6, '#2B1D14') + line('M-9 -14Q0 -8 9 -14', '#2B1D14', 3) + shape('M-64 58H64L52 74H-52Z', dark) + line('M-22 14Q-52 8 -50 -22M22 14Q50 20 54 -4', light, 9) + disc(-50, -26, 8, dark) + times(3, (k) => disc(0, 12 + k * 15, 4, dark));
    const pips = around(i % 3 === 1 ? 6 : 8, 46, (px, py, turn) => at(px, py, shape('M0 -17C12 -8 12 8 0 17C-12 8 -12 -8 0 -17Z', light) + disc(0, 0, 4, dark), { turn })) + flower(0, 0, 20, [light, dark, 7]);
    return lifted(pen, at(x, y, disc(2, 6, 116, darker(ground, 0.5)) + disc(0, 0, 115, ground) + mandala(0, 0, [[106, 5, 'ring', dark], [98, 34, 'dot', light], [88, 3, 'ring', dark]]) + (i % 2 ? pips : king) + disc(0, 0, 115, slant(pen, '#FFFFFF@0/.22', '#FFFFFF@.45/0', '#2B1D14@1/.14')), { turn: (i - 3) * 9 }), 9);
  };
  const lidRows: Row[] = [[172, 8, 'ring', '#E3B85A'], [154, 44, 'dot', '#F1E4C6'], [118, 16, 'petal', '#F1E4C6'], [108, 5, 'ring', '#E3B85A'], [60, 10, 'petal', '#E3B85A'], [40, 8, 'dot', '#F1E4C6']];
  const lid = lifted(pen, disc(484, 852, 188, '#5A1518') + disc(480, 840, 188, '#A8322A') + mandala(480, 840, lidRows) + disc(480, 840, 188, slant(pen, '#FFFFFF@0/.28', '#FFFFFF@.45/0', '#2B1D14@1/.2')));
  const fan = times(7, (i) => card(480 + (i - 3) * 102, 440 + Math.abs(i - 3) ** 1.8 * 36, i));
  return { art: fan + lid, place: 'wall', light: 'sage', zoom: 1.04, raise: 24 };
};

export const giftingThings: Record<string, Draw> = { GI05: stacker, GI06: bullockCart, GI07: puppets, GI10: hornStand, GI11: brooch, GI13: lacElephants, GI14: dryFruitBox, GI15: ganjifa };
