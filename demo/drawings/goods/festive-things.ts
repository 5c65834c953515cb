import { assortment, darker, gold, lighter, scheme, tones } from '../kit/colour.ts';
import { abhla, flower, leaf, mandala, marigold, paisley, tassel, vine } from '../kit/motif.ts';
import { clipped } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { at, box, disc, line, oval, ring, roundRect, shape, smooth, times } from '../kit/shape.ts';
import { ball, band, limb, solid, turned } from '../kit/solid.ts';
import { threads } from '../kit/texture.ts';

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
  const stamp = (x: number, y: number, tone: string, art: string) => oval([x + 10, y + 8], 118, 24, '#2B1808', 'opacity=".35"') + turned(pen, x, tone, { profile: [[y - 190, 40], [y - 150, 52], [y - 110, 36], [y - 90, 100], [y, 108]], finish: 'wood', tilt: 0.3 }) + at(x, y + 118, `<g transform="scale(1 .42)">${art}</g>`);
  const red = '#B4452F';
  const prints = [mandala(0, 0, [[86, 12, 'petal', red], [50, 5, 'ring', red], [34, 8, 'dot', red]]), flower(0, 0, 92, [red, '#F0DDBB', 8]), paisley(0, 0, 78, [red, '#F0DDBB', 20]), mandala(0, 0, [[90, 5, 'ring', red], [70, 16, 'tooth', red], [40, 8, 'diamond', red]])];
  return { art: stamp(320, 690, tones.sheesham, prints[0] ?? '') + stamp(640, 690, darker(tones.sheesham, 0.1), prints[1] ?? '') + stamp(240, 950, lighter(tones.sheesham, 0.1), prints[2] ?? '') + stamp(700, 950, tones.sheesham, prints[3] ?? ''), place: 'floor', spread: 0, raise: 110 };
};

const rakhi: Draw = (pen, colour) => {
  const [main, second] = scheme(colour, []);
  const one = (y: number, tone: string) => limb([[90, y + 20], [230, y - 16], [360, y + 6]], 9, tone) + limb([[600, y + 6], [730, y + 24], [870, y - 12]], 9, tone) + tassel(88, y + 14, 70, second) + tassel(872, y - 16, 70, second) + disc(480, y, 128, darker(tone, 0.3)) + mandala(480, y, [[112, 16, 'petal', tone], [96, 6, 'ring', gold], [78, 12, 'petal', gold], [58, 5, 'ring', lighter(tone, 0.3)]]) + disc(480, y, 50, tone) + times(10, (i) => disc(480 + Math.cos(i * 0.628) * 66, y + Math.sin(i * 0.628) * 66, 8, '#F8F2E4')) + ball(pen, 480, y, 30, gold);
  const bowl = (x: number, tone: string, grain: string) => turned(pen, x, tones.brass, { profile: [[890, 74], [900, 72], [950, 50], [970, 44]], hollow: tone, finish: 'metal', tilt: 0.34 }) + times(16, (i) => oval([x - 44 + (i % 6) * 18, 876 + Math.floor(i / 6) * 14], 7, 4, grain));
  return { art: one(430, main) + one(690, darker(main, 0.06)) + bowl(380, '#B3261E', '#C8443A') + bowl(580, '#F3EAD6', '#FFFDF4'), place: 'wall', raise: 30 };
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

const runner: Draw = (pen, colour) => {
  const [main, second, third] = scheme(colour, []);
  const d = 'M330 150H630L690 1080H270Z';
  const butas = times(7, (row) => times(3, (i) => at(420 + (i - 1) * (110 + row * 4) + 60, 250 + row * 118, flower(0, 0, 34, [second, third, 8]) + leaf(0, 24, 44, [third, 150]) + leaf(0, 24, 44, [third, 210]))));
  const edge = line('M352 150L296 1080', second, 16) + line('M608 150L664 1080', second, 16) + times(18, (i) => disc(342 - i * 2.6, 190 + i * 50, 9, third) + disc(618 + i * 2.6, 190 + i * 50, 9, third));
  const diyas = line('M290 1000H670', second, 10) + times(6, (i) => paisley(325 + i * 62, 1040, 26, [second, main, 0]));
  return { art: `<g transform="translate(0 -30)">${shape('M300 1090L282 1130H678L660 1090Z', darker(main, 0.3))}${solid(pen, d, main, { finish: 'cloth', decor: butas + edge + diyas + clipped(pen, d, threads(pen)) })}${times(22, (i) => line(`M${276 + i * 19} 1080v36`, lighter(second, 0.1), 4))}</g>`, place: 'wall', raise: 40 };
};

const dandiya: Draw = (pen, colour) => {
  const many = colour === 'Multicolour' ? ['#B23A30', '#DDA02E', '#23726F', '#C4527A'] : [scheme(colour, [])[0], '#F0C04A', scheme(colour, [])[0], '#F4E7CC'];
  const stick = (turn: number) => at(480, 620, times(12, (i) => solid(pen, roundRect([-30, -430 + i * 72], [60, 70], 16), many[i % many.length] ?? '#B23A30', { finish: 'glaze', decor: line(`M-30 ${-396 + i * 72}H30`, '#FFF1CC', 5, 'stroke-dasharray="6 7"') })).concat(ball(pen, 0, -440, 34, gold), ball(pen, 0, 444, 34, gold), tassel(0, 470, 110, many[0] ?? '#B23A30'), times(4, (i) => ball(pen, -24 + i * 16, 480 + (i % 2) * 14, 10, gold))), { turn });
  return { art: stick(32) + stick(-32) + ring(480, 620, 44, '#8A6A3A', 10), place: 'wall', zoom: 0.96, raise: 20 };
};

const golu: Draw = (pen) => {
  const doll = (x: number, skin: string, [cloth, trim]: readonly [string, string], isKing: boolean) => {
    const robe = `M${x - 70} 600Q${x - 130} 800 ${x - 120} 985H${x + 120}Q${x + 130} 800 ${x + 70} 600Z`;
    const decor = times(8, (i) => line(`M${x - 105 + i * 30} 620L${x - 118 + i * 34} 985`, darker(cloth, 0.25), 4)) + [900, 940].map((y) => line(`M${x - 130} ${y}H${x + 130}`, trim, 14)).join('') + shape(`M${x - 26} 610H${x + 26}L${x + 40} 985H${x - 40}Z`, trim);
    const arms = limb([[x - 74, 560], [x - 118, 680], [x - 70, 760]], 30, skin) + limb([[x + 74, 560], [x + 118, 680], [x + 70, 760]], 30, skin);
    const torso = solid(pen, smooth([[x - 74, 540], [x - 60, 620], [x, 650], [x + 60, 620], [x + 74, 540], [x, 500]], true), isKing ? skin : cloth, { decor: line(`M${x - 60} 540Q${x} 620 ${x + 60} 540`, gold, 10) });
    const face = ball(pen, x, 420, [72, 86], skin) + shape(`M${x - 34} 410q16 -14 32 0M${x + 4} 410q16 -14 32 0`, 'none', 'stroke="#2B1D14" stroke-width="5"') + shape(`M${x - 18} 462q18 12 36 0`, 'none', 'stroke="#8A2A22" stroke-width="6"') + disc(x, 380, 8, '#A8322A');
    const crown = isKing ? solid(pen, `M${x - 74} 372L${x - 50} 250L${x} 190L${x + 50} 250L${x + 74} 372Z`, gold, { decor: times(4, (i) => disc(x - 45 + i * 30, 330, 9, '#A8322A')) }) : shape(`M${x - 80} 410Q${x} 290 ${x + 80} 410Q${x + 60} 320 ${x} 318Q${x - 60} 320 ${x - 80} 410Z`, '#2B1D14') + flower(x + 58, 350, 26, ['#F4E7CC', gold, 8]);
    return solid(pen, robe, cloth, { finish: 'cloth', decor }) + arms + torso + face + crown;
  };
  return { art: doll(310, '#7A4A2C', ['#A8322A', gold], true) + doll(650, '#8A5632', ['#2F6B4A', gold], false), place: 'floor', spread: 300, raise: 40 };
};

const pichkari: Draw = (pen) => {
  const barrel = turned(pen, 0, tones.brass, { profile: [[-360, 22], [-330, 30], [-310, 70], [-290, 62], [200, 62], [220, 74], [250, 74]], finish: 'metal', decor: [-280, -240, 150, 190].map((y) => line(`M-70 ${y}H70`, darker(tones.brass, 0.4), 6)).join('') + vine([0, -200], [0, 130], [darker(tones.brass, 0.45), darker(tones.brass, 0.45), lighter(tones.brass, 0.4)], 4) });
  const rod = box([-12, 250], [24, 190], tones.copper) + turned(pen, 0, tones.brass, { profile: [[420, 30], [440, 64], [470, 64], [490, 40]], finish: 'metal' });
  const spray = times(26, (i) => disc(-30 + ((i * 53) % 60) * (1 + i / 26), -400 - i * 9, 4 + (i % 4) * 2.4, ['#C94F7C', '#DFA62B', '#2E9AA6', '#3F6B42'][i % 4] ?? '#C94F7C'));
  const heap = (x: number, tone: string) => shape(`M${x - 80} 985Q${x - 40} 930 ${x} 916Q${x + 44} 930 ${x + 80} 985Z`, tone) + oval([x - 14, 946], 26, 10, lighter(tone, 0.35), 'opacity=".6"');
  return { art: heap(230, '#C94F7C') + heap(380, '#DFA62B') + heap(730, '#2E9AA6') + at(480, 600, rod + barrel + spray, { turn: 38 }), place: 'floor', spread: 260, raise: 60 };
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
