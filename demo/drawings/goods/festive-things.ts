import { assortment, darker, gold, lighter, scheme, tones } from '../kit/colour.ts';
import { crown, features, necklace } from '../kit/deity.ts';
import { abhla, flower, leaf, lotus, mandala, marigold, paisley, petal, tassel, vine } from '../kit/motif.ts';
import type { Draw } from '../kit/scene.ts';
import { at, box, disc, line, mirrored, oval, ring, roundRect, shape, times } from '../kit/shape.ts';
import { ball, band, limb, lump, solid, turned } from '../kit/solid.ts';
import { grain, threads } from '../kit/texture.ts';

const toran: Draw = (pen, colour) => {
  const many = assortment(colour);
  const [main, second, third] = colour === 'Multicolour' ? ['#2C3E70', '#DDA83F', '#B23A30'] : scheme(colour, []);
  const strip = roundRect([90, 330], [780, 120], 6);
  const art = times(9, (i) => abhla(135 + i * 86, 390, 22, i % 2 ? second : third)) + times(40, (i) => shape(`M${92 + i * 20} 346l10 14l10 -14Z M${92 + i * 20} 434l10 -14l10 14Z`, second));
  const flag = (i: number) => {
    const x = 104 + i * 96;
    const tone = many.length > 1 ? (many[i % many.length] ?? main) : i % 2 ? darker(main, 0.12) : main;
    const d = `M${x} 452H${x + 84}V600L${x + 42} 680L${x} 600Z`;
    return solid(pen, d, tone, { finish: 'cloth', decor: mandala(x + 42, 540, [[32, 10, 'petal', second], [20, 4, 'ring', third]]) + line(`M${x + 8} 460V596L${x + 42} 664L${x + 76} 596V460`, third, 4, 'stroke-dasharray="8 6"') }) + abhla(x + 42, 540, 13, third) + tassel(x + 42, 676, 90, second);
  };
  return { art: times(8, flag) + solid(pen, strip, main, { finish: 'cloth', decor: art }), place: 'wall', zoom: 1.1, raise: -40 };
};

const bandhanwar: Draw = (_pen, colour) => {
  const [main, second, third] = colour === 'Red White' ? ['#B23A30', '#F5EFE2', '#4B6B3A'] : colour === 'Yellow' ? ['#F0B429', '#E07B22', '#4B6B3A'] : ['#E07B22', '#F0A93A', '#4B6B3A'];
  const string = (x: number, count: number) => line(`M${x} 330V${380 + count * 74}`, '#8A6A3A', 4) + times(count, (i) => marigold(x, 400 + i * 74, 40, i % 2 ? second : main)) + leaf(x - 8, 380 + count * 74, 60, [third, 205]) + leaf(x + 8, 380 + count * 74, 60, [third, 155]) + disc(x, 420 + count * 74, 12, gold);
  const strings = times(7, (i) => string(150 + i * 110, [6, 4, 3, 2, 3, 4, 6][i] ?? 3));
  const rail = times(19, (i) => marigold(120 + i * 40, 318 + (i % 2) * 10, 32, i % 2 ? main : second)) + times(18, (i) => leaf(140 + i * 40, 300, 40, [third, i % 2 ? 160 : 200]));
  return { art: line('M90 318H870', '#8A6A3A', 6) + rail + strings, place: 'wall', raise: -60 };
};

const stamps: Draw = (pen) => {
  const wood = [tones.sheesham, tones.teak, lighter(tones.sheesham, 0.08), tones.teak];
  const line3 = '#3E2414';
  const faces = [
    mandala(0, 0, [[84, 6, 'ring', line3], [54, 12, 'petal', line3], [48, 5, 'ring', line3], [26, 8, 'petal', line3], [10, 7, 'ring', line3]]),
    paisley(0, 4, 74, [line3, '#C08A5A', 16]) + ring(0, 0, 88, line3, 5),
    flower(0, 0, 82, [line3, '#C08A5A', 8]) + ring(0, 0, 90, line3, 5),
    lotus(0, 56, 150, [line3, '#C08A5A']) + ring(0, 0, 90, line3, 5),
  ];
  const standing = (x: number, y: number, i: number) =>
    turned(pen, x, wood[i] ?? tones.teak, { profile: [[y - 250, 46], [y - 226, 60], [y - 190, 36], [y - 150, 44], [y - 122, 110], [y - 90, 128], [y, 130]], finish: 'wood', tilt: 0.26, decor: [y - 100, y - 20].map((h) => line(band(x, h, 134, 0.26), line3, 5)).join('') + times(11, (k) => disc(x - 125 + k * 25, y - 40 + Math.sin((k / 10) * Math.PI) * 32, 8, line3)) });
  const shown = (x: number, y: number, i: number) =>
    turned(pen, x, darker(wood[i] ?? tones.teak, 0.12), { profile: [[y - 10, 118], [y + 40, 122]], tilt: 1, finish: 'wood' }) + disc(x, y, 122, lighter(wood[i] ?? tones.teak, 0.3)) + ring(x, y, 122, darker(tones.sheesham, 0.3), 5) + at(x + 3, y + 4, `<g opacity=".35">${(faces[i] ?? '').replaceAll(line3, '#FFF1D6')}</g>`) + at(x, y, faces[i] ?? '', { scale: 1.12 });
  const printed = `<g transform="translate(480 1010) scale(1 .4)" opacity=".85">${mandala(0, 0, [[180, 8, 'ring', '#F7EFE0'], [128, 16, 'petal', '#C94F5C'], [118, 6, 'ring', '#F7EFE0'], [70, 10, 'petal', '#E3A02E'], [60, 12, 'dot', '#F7EFE0']])}</g>`;
  return { art: printed + standing(330, 640, 0) + standing(630, 640, 1) + oval([216, 880], 130, 30, '#2B1808', 'opacity=".3"') + oval([744, 880], 130, 30, '#2B1808', 'opacity=".3"') + shown(206, 760, 2) + shown(754, 760, 3) + oval([480, 900], 130, 26, '#2B1808', 'opacity=".3"') + shown(480, 790, 0), place: 'floor', light: 'clay', spread: 0, raise: 60 };
};

const rakhi: Draw = (pen, colour) => {
  const [main, second] = scheme(colour, []);
  const one = (y: number, tone: string) => limb([[90, y + 20], [230, y - 16], [360, y + 6]], 9, tone) + limb([[600, y + 6], [730, y + 24], [870, y - 12]], 9, tone) + tassel(88, y + 14, 70, second) + tassel(872, y - 16, 70, second) + at(480, y, disc(0, 0, 112, darker(tone, 0.3)), {}) + mandala(480, y, [[96, 16, 'petal', tone], [88, 6, 'ring', gold], [66, 12, 'petal', gold], [58, 5, 'ring', lighter(tone, 0.3)]]) + disc(480, y, 50, tone) + times(10, (i) => disc(480 + Math.cos(i * 0.628) * 66, y + Math.sin(i * 0.628) * 66, 8, '#F8F2E4')) + ball(pen, 480, y, 30, gold);
  const bowl = (x: number, tone: string, grain: string) => turned(pen, x, tones.brass, { profile: [[890, 74], [900, 72], [950, 50], [970, 44]], hollow: tone, finish: 'metal', tilt: 0.34 }) + times(16, (i) => oval([x - 44 + (i % 6) * 18, 876 + Math.floor(i / 6) * 14], 7, 4, grain));
  return { art: one(380, main) + one(680, darker(main, 0.06)) + bowl(380, '#B3261E', '#C8443A') + bowl(580, '#F3EAD6', '#FFFDF4'), place: 'wall', raise: 30 };
};

const baubles: Draw = (pen, colour) => {
  const set = colour === 'Assorted' ? ['#A8322A', '#23726F', '#2C3E70', '#C98A1B', '#3A2B26', '#7A4A6A'] : Array.from({ length: 6 }, () => (colour === 'White' ? '#F1EADB' : '#A8322A'));
  const bauble = (x: number, y: number, tone: string, i: number) => {
    const d = `M${x - 112} ${y}a112 112 0 1 0 224 0a112 112 0 1 0 -224 0Z`;
    const pale = tone === '#F1EADB' ? '#B23A30' : '#F2E2B8';
    const art = vine([x - 120, y], [x + 120, y], [gold, '#4E8A4A', pale], 4) + flower(x, y - 52, 34, [pale, gold, 6]) + flower(x, y + 54, 34, [gold, pale, 6]) + line(band(x, y - 84, 100, 0.2), gold, 5) + line(band(x, y + 80, 100, 0.2), gold, 5);
    return line(`M${x} ${y - 150}q-16 -40 ${i % 2 ? 10 : -10} -70`, gold, 4) + box([x - 22, y - 134], [44, 30], gold, 'rx="6"') + solid(pen, d, tone, { finish: 'glaze', decor: art }) + oval([x - 40, y - 50], 26, 16, '#FFFFFF', 'opacity=".5"');
  };
  return { art: [[220, 560], [480, 520], [740, 560], [220, 850], [480, 890], [740, 850]].map(([x = 0, y = 0], i) => oval([x, y + 118], 90, 14, '#2B1808', 'opacity=".18"') + bauble(x, y, set[i] ?? '#A8322A', i)).join(''), place: 'wall' };
};

/** The runner lies along a table and hangs over its near edge. */
const runner: Draw = (pen, colour) => {
  const [main, second, third] = scheme(colour, []);
  const wood = tones.teak;
  const lamp = (x: number, y: number, s: number) => at(x, y, shape('M-44 -4H44Q40 34 0 36Q-40 34 -44 -4Z', second) + shape(petal(46, 15), third, 'transform="translate(0 -10)"') + times(3, (i) => disc(-18 + i * 18, 12, 5, main)), { scale: s });
  const table = solid(pen, 'M236 430H724L860 740H100Z', wood, { finish: 'cloth', decor: `<g opacity=".5">${grain(pen, wood)}</g>` }) + solid(pen, 'M100 740H860V782H100Z', darker(wood, 0.15), { finish: 'wood' }) + [150, 770].map((x) => solid(pen, `M${x} 782H${x + 44}L${x + 36} 1030H${x + 8}Z`, darker(wood, 0.2), { finish: 'wood' })).join('');
  const top = 'M394 430H566L640 740H320Z';
  const onTop = times(4, (i) => { const y = 462 + i * i * 14 + i * 34; return `<g transform="translate(480 ${y}) scale(1 .6)">${lamp(0, 0, 0.7 + i * 0.2)}${flower(-64 - i * 11, 0, 16 + i * 4, [third, second, 8])}${flower(64 + i * 11, 0, 16 + i * 4, [third, second, 8])}</g>`; }) + line('M406 430L338 740M554 430L622 740', second, 9);
  const drop = 'M320 740H640V960L480 1010L320 960Z';
  const hanging = lamp(480, 850, 1.3) + flower(382, 830, 26, [third, second, 8]) + flower(578, 830, 26, [third, second, 8]) + times(9, (i) => paisley(346 + i * 34, 922 + (4 - Math.abs(i - 4)) * 10, 17, [second, main, 0])) + line('M338 740V948L480 992L622 948V740', second, 9) + times(10, (i) => disc(347 + i * 29.5, 768, 7, i % 2 ? second : third));
  const cloth = solid(pen, top, lighter(main, 0.08), { finish: 'cloth', decor: onTop + threads(pen) }) + solid(pen, drop, main, { finish: 'cloth', decor: hanging + threads(pen) }) + line('M320 740H640', lighter(main, 0.35), 4);
  const tassels = times(9, (i) => tassel(328 + i * 38, 954 + (4 - Math.abs(i - 4)) * 12, 62, i % 2 ? second : third));
  return { art: table + tassels + cloth, place: 'floor', spread: 380, raise: 40, zoom: 1.02 };
};

const dandiya: Draw = (pen, colour) => {
  const many = colour === 'Multicolour' ? ['#B23A30', '#DDA02E', '#23726F', '#C4527A'] : [scheme(colour, [])[0], '#F0C04A', scheme(colour, [])[0], '#F4E7CC'];
  const stick = (turn: number) => at(480, 620, times(12, (i) => solid(pen, roundRect([-30, -430 + i * 72], [60, 70], 16), many[i % many.length] ?? '#B23A30', { finish: 'glaze', decor: line(`M-30 ${-396 + i * 72}H30`, '#FFF1CC', 5, 'stroke-dasharray="6 7"') })).concat(ball(pen, 0, -440, 34, gold), ball(pen, 0, 444, 34, gold), tassel(0, 470, 110, many[0] ?? '#B23A30'), times(4, (i) => ball(pen, -24 + i * 16, 480 + (i % 2) * 14, 10, gold))), { turn });
  return { art: stick(32) + stick(-32) + ring(480, 620, 44, '#8A6A3A', 10), place: 'wall', zoom: 0.96, raise: 20 };
};

/** A marapachi doll: dark red wood, dressed and jewelled for the steps of Navratri. */
const golu: Draw = (pen) => {
  const skin = '#8A3F26';
  const dark = darker(skin, 0.65);
  const doll = ([cloth, trim]: readonly [string, string], isKing: boolean) => {
    const pleats = times(9, (i) => line(`M${-24 + i * 6} -400Q${-64 + i * 16} -200 ${-96 + i * 24} -10`, darker(cloth, 0.3), 3));
    const robe = solid(pen, mirrored(0, [[58, -420], [96, -260], [118, -60], [112, -6], [0, 0]], true), cloth, { finish: 'cloth', decor: pleats + line('M-130 -40Q0 -14 130 -40', trim, 24) + times(9, (i) => disc(-104 + i * 26, -34 + Math.abs(i - 4) * -3, 6, '#8C1F22')) });
    const sash = solid(pen, isKing ? 'M-30 -420H30L22 -60H-22Z' : 'M52 -560C10 -470 -40 -440 -62 -400L-40 -392C0 -430 50 -470 76 -536Z', trim, { edge: 1.5 });
    const torso = lump(pen, mirrored(0, [[66, -560], [76, -500], [54, -440], [62, -400], [0, -392]], true), isKing ? skin : darker(cloth, 0.1));
    const arms = limb([[-64, -540], [-98, -470], [-44, -428]], 26, skin) + limb([[64, -540], [98, -470], [44, -428]], 26, skin) + [-1, 1].map((s) => times(2, (i) => ball(pen, s * (86 - i * 30), -470 + i * 30, [15, 8], gold))).join('');
    const head = lump(pen, 'M-18 -600H18V-556H-18Z', skin) + ball(pen, 0, -634, [56, 64], skin) + at(0, -626, features(50, dark)) + [-1, 1].map((s) => oval([s * 21, -630], 9, 5, '#FFF8E8') + disc(s * 21, -630, 4, '#1E120A') + ball(pen, s * 58, -610, 14, gold)).join('') + shape(petal(20, 6), '#F2C94C', 'transform="translate(0 -650)"');
    const hat = isKing ? at(0, -674, crown(pen, 124, 120, gold)) : lump(pen, 'M-62 -640C-66 -730 66 -730 62 -640C40 -682 -40 -682 -62 -640Z', '#241712') + ball(pen, 0, -716, [38, 26], '#241712') + times(9, (i) => flower(-46 + i * 11.5, -690 - Math.sin((i / 8) * Math.PI) * 18, 13, ['#F6EFDF', gold, 6])) + ball(pen, 0, -668, 9, gold);
    const jewels = necklace(-556, 46, gold) + necklace(-544, 62, gold) + line('M-58 -404Q0 -384 58 -404', gold, 13);
    return turned(pen, 0, darker(skin, 0.25), { profile: [[-20, 120], [0, 126]], tilt: 0.1 }) + robe + torso + sash + jewels + arms + head + hat;
  };
  return { art: at(306, 988, doll(['#A8322A', gold], true)) + at(654, 988, doll(['#1F6A54', gold], false)), place: 'floor', light: 'sage', spread: 330, raise: 40 };
};

const pichkari: Draw = (pen) => {
  const barrel = turned(pen, 0, tones.brass, { profile: [[-360, 22], [-330, 30], [-310, 70], [-290, 62], [200, 62], [220, 74], [250, 74]], finish: 'metal', decor: [-280, -240, 150, 190].map((y) => line(`M-70 ${y}H70`, darker(tones.brass, 0.4), 6)).join('') + vine([0, -200], [0, 130], [darker(tones.brass, 0.45), darker(tones.brass, 0.45), lighter(tones.brass, 0.4)], 4) });
  const rod = box([-12, 250], [24, 190], tones.copper) + turned(pen, 0, tones.brass, { profile: [[420, 30], [440, 64], [470, 64], [490, 40]], finish: 'metal' });
  const spray = times(46, () => { const far = pen.random(); return disc((pen.random() - 0.5) * (20 + far * 210), -390 - far * 210, 4 + pen.random() * 9 * (0.4 + far), ['#C94F7C', '#DFA62B', '#2E9AA6', '#3F6B42'][Math.floor(pen.random() * 4)] ?? '#C94F7C'); });
  const heap = (x: number, tone: string) => shape(`M${x - 80} 985Q${x - 40} 930 ${x} 916Q${x + 44} 930 ${x + 80} 985Z`, tone) + oval([x - 14, 946], 26, 10, lighter(tone, 0.35), 'opacity=".6"');
  return { art: heap(400, '#DFA62B') + heap(560, '#C94F7C') + heap(730, '#2E9AA6') + at(440, 620, rod + barrel + spray, { turn: 38, scale: 0.92 }), place: 'floor', spread: 0, raise: 60 };
};

export const festiveThings: Record<string, Draw> = {
  FE03: toran,
  FE04: bandhanwar,
  FE05: stamps,
  FE06: rakhi,
  FE08: baubles,
  FE09: runner,
  FE10: dandiya,
  FE11: golu,
  FE15: pichkari,
};
