import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { flower, leaf, mandala } from '../kit/motif.ts';
import { type Draw, flame, glow } from '../kit/scene.ts';
import { disc, line, oval, poly, shape, smooth, times } from '../kit/shape.ts';
import { ball, band, limb, solid, turned } from '../kit/solid.ts';

const marbleTealight: Draw = (pen) => {
  const inlay = times(7, (i) => flower(290 + i * 64, 860 + (i % 2) * 16, 38, [['#B23A30', '#27478F', '#2E9AA6', '#C98A1B'][i % 4] ?? '#B23A30', '#F0C04A', 6]) + leaf(322 + i * 64, 890, 40, ['#2F6B4A', i % 2 ? 130 : 50])) + [790, 940].map((y) => line(band(480, y, 260, 0.16), '#C98A1B', 4)).join('');
  const cup = turned(pen, 480, tones.marble, { profile: [[740, 230], [756, 238], [860, 232], [940, 180], [984, 160]], hollow: '#D8CDBA', finish: 'glaze', tilt: 0.28, decor: inlay });
  return { art: glow(pen, 480, 690, 330, 0.6) + cup + oval([480, 744], 120, 32, '#EFE8DA', 'stroke="#B9AE9A" stroke-width="3"') + flame(pen, 480, 740, 120), place: 'floor', light: 'dusk', spread: 190, raise: 60, zoom: 1.15 };
};

const deerStand: Draw = (pen) => {
  const iron = tones.iron;
  const deer = limb([[300, 985], [330, 800], [320, 700]], 20, iron) + limb([[380, 985], [370, 800], [380, 700]], 18, iron) + limb([[600, 985], [590, 810], [600, 700]], 20, iron) + limb([[660, 985], [640, 800], [640, 690]], 18, iron) + solid(pen, smooth([[300, 690], [340, 610], [480, 640], [620, 590], [690, 620], [680, 720], [480, 740], [320, 750]], true), iron, { finish: 'metal' }) + limb([[320, 660], [280, 540], [270, 470]], 40, iron) + solid(pen, smooth([[250, 480], [200, 440], [180, 420], [220, 390], [290, 410], [310, 470]], true), iron, { finish: 'metal' }) + limb([[270, 400], [220, 260], [260, 170]], 14, iron) + limb([[290, 400], [330, 250], [300, 160]], 14, iron) + limb([[240, 320], [170, 260]], 10, iron) + limb([[318, 310], [390, 250]], 10, iron) + limb([[690, 630], [730, 590]], 12, iron);
  const holder = limb([[540, 630], [560, 520], [550, 450]], 16, iron) + turned(pen, 550, iron, { profile: [[410, 80], [424, 82], [450, 34]], hollow: iron, finish: 'metal', tilt: 0.3 }) + turned(pen, 550, '#F0E2C4', { profile: [[260, 34], [280, 38], [412, 40]], finish: 'matt' }) + flame(pen, 550, 262, 90);
  return { art: glow(pen, 550, 240, 260, 0.5) + deer + holder, place: 'floor', light: 'dusk', spread: 240 };
};

const treeLamp: Draw = (pen) => {
  const tone = tones.bell;
  const lamp = (x: number, y: number) => turned(pen, x, tone, { profile: [[y, 54], [y + 8, 52], [y + 30, 20]], hollow: '#8A6420', finish: 'metal', tilt: 0.3 }) + flame(pen, x, y, 62);
  const branch = (dx: number, y: number) => limb([[480, y + 150], [480 + dx * 0.6, y + 90], [480 + dx, y + 30]], 18, tone) + times(5, (i) => leaf(480 + dx * (0.3 + i * 0.14), y + 110 - i * 16, 38, [lighter(tone, 0.15), dx > 0 ? 30 + i * 12 : -30 - i * 12])) + lamp(480 + dx, y);
  const trunk = limb([[480, 960], [470, 760], [490, 520], [480, 330]], 44, tone) + times(14, (i) => line(`M${456} ${360 + i * 42}q24 12 50 0`, darker(tone, 0.4), 5)) + turned(pen, 480, tone, { profile: [[930, 80], [950, 170], [984, 190]], finish: 'metal' });
  return { art: glow(pen, 480, 430, 460, 0.5) + trunk + branch(-250, 560) + branch(250, 560) + branch(-200, 420) + branch(200, 420) + branch(-120, 290) + branch(120, 290) + lamp(480, 270) + ball(pen, 480, 330, 22, tone), place: 'floor', light: 'dusk', spread: 210 };
};

const coconut: Draw = (pen) => {
  const shell = '#5A3A24';
  const holes = times(5, (row) => times(11, (i) => (row % 2 ? disc(240 + i * 48, 560 + row * 58, 12, '#FFDF94') : leaf(240 + i * 48, 580 + row * 58, 40, ['#FFDF94', i % 2 ? 24 : -24])))) + times(60, (i) => line(`M${240 + ((i * 71) % 480)} ${480 + ((i * 113) % 380)}l14 22`, darker(shell, 0.3), 2));
  const body = turned(pen, 480, shell, { profile: [[440, 90], [480, 170], [580, 240], [700, 246], [820, 180], [880, 80]], finish: 'glaze', decor: holes });
  return { art: line('M480 20V380', '#3A2E24', 5) + glow(pen, 480, 660, 430, 0.8) + body + turned(pen, 480, tones.brass, { profile: [[380, 30], [400, 56], [430, 96], [452, 100]], finish: 'metal' }) + turned(pen, 480, tones.brass, { profile: [[874, 84], [896, 70], [930, 14]], finish: 'metal' }) + ball(pen, 480, 944, 20, tones.brass), place: 'hung', light: 'dusk', raise: -20 };
};

const starLantern: Draw = (pen, colour) => {
  const main = colour === 'White' ? '#F4ECDC' : (scheme(colour, [])[0] ?? '#B23A30');
  const point = (i: number): readonly [number, number] => [480 + Math.sin((i * Math.PI) / 5) * (i % 2 ? 165 : 400), 620 - Math.cos((i * Math.PI) / 5) * (i % 2 ? 165 : 400)];
  const arms = times(5, (i) => { const tip = point(i * 2); const left = point((i * 2 + 9) % 10); const right = point(i * 2 + 1); const mid: readonly [number, number] = [(tip[0] + 480) / 2, (tip[1] + 620) / 2]; return shape(poly([[480, 620], left, tip]), lighter(main, 0.14), `stroke="${darker(main, 0.4)}" stroke-width="3"`) + shape(poly([[480, 620], right, tip]), darker(main, 0.12), `stroke="${darker(main, 0.4)}" stroke-width="3"`) + mandala(mid[0], mid[1], [[34, 8, 'petal', '#FFEFC4'], [12, 5, 'dot', '#FFEFC4']]) + disc((tip[0] * 3 + 480) / 4, (tip[1] * 3 + 620) / 4, 9, '#FFEFC4'); });
  return { art: line('M480 20V230', '#5A3820', 4) + glow(pen, 480, 620, 470, 0.85) + arms + glow(pen, 480, 620, 200, 0.8), place: 'hung', light: 'dusk' };
};

export const lamps: Record<string, Draw> = { LI11: marbleTealight, LI12: deerStand, LI13: treeLamp, LI14: coconut, LI15: starLantern };
