import { darker, lighter, mix, scheme, tones } from '../kit/colour.ts';
import { crown, features } from '../kit/deity.ts';
import { abhla, flower, leaf, mandala, petal, vine } from '../kit/motif.ts';
import { jitter, lifted, pick, pierced, slant, type Pen, type Point } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, box, disc, line, mirrored, oval, ring, shape, smooth, times } from '../kit/shape.ts';
import { ball, limb, lump, plate, solid } from '../kit/solid.ts';
import { dabs, grain, specks } from '../kit/texture.ts';

/** A villager in clay or bell metal: body, head and the posture of both arms. */
function villager(pen: Pen, tone: string, [left, right]: readonly [readonly Point[], readonly Point[]]): string {
  return (
    lump(pen, 'M-20 -70L-38 0H38L20 -70Z', darker(tone, 0.08)) + line('M-34 -12H34M-31 -24H31', lighter(tone, 0.4), 3) +
    lump(pen, mirrored(0, [[16, -146], [28, -120], [20, -66], [0, -58]], true), tone) + limb([[-20, -132], ...left], 12, tone) + limb([[20, -132], ...right], 12, tone) +
    ball(pen, 0, -168, [19, 23], tone) + lump(pen, 'M-26 -172C-28 -206 28 -206 26 -172C14 -184 -14 -184 -26 -172Z', lighter(tone, 0.08)) + disc(-7, -166, 3, darker(tone, 0.7)) + disc(7, -166, 3, darker(tone, 0.7)) + line('M-14 -138Q0 -124 14 -138', lighter(tone, 0.45), 4)
  );
}

const molela: Draw = (pen) => {
  const tone = tones.terracotta;
  const tree = limb([[330, 860], [338, 740], [326, 650]], 20, tone) + times(15, (i) => at(328, 640, lump(pen, petal(74, 18), mix(tone, '#6E7A45', 0.25)), { turn: i * 24 })) + ball(pen, 328, 640, 24, tone);
  const hut = lump(pen, 'M520 780H690V880H520Z', lighter(tone, 0.1)) + lump(pen, 'M494 786L605 676L716 786Z', darker(tone, 0.12)) + times(6, (i) => line(`M${520 + i * 30} 784L605 684`, lighter(tone, 0.3), 3)) + shape('M584 880V826Q605 804 626 826V880Z', darker(tone, 0.6)) + disc(548, 830, 12, '#F1E3C8') + disc(662, 830, 12, '#F1E3C8');
  const women = at(420, 884, villager(pen, tone, [[[-34, -160], [-10, -196]], [[36, -104], [30, -80]]]) + lump(pen, mirrored(0, [[12, -240], [26, -226], [20, -204], [0, -198]], true), darker(tone, 0.15)), { scale: 1.02 }) + at(488, 884, villager(pen, lighter(tone, 0.12), [[[-36, -100], [-30, -76]], [[34, -160], [10, -196]]]) + lump(pen, mirrored(0, [[12, -240], [26, -226], [20, -204], [0, -198]], true), darker(tone, 0.15)), { scale: 0.92 });
  const bull = at(600, 560, lump(pen, 'M-90 60L-84 -6C-86 -40 -40 -46 -20 -44C-6 -66 22 -66 30 -40C60 -44 96 -50 106 -22C112 -8 90 0 76 0L70 60H48L44 14H-48L-58 60Z', lighter(tone, 0.14)) + line('M84 -40C70 -66 84 -84 96 -86', lighter(tone, 0.5), 9) + disc(88, -24, 4, darker(tone, 0.7)));
  const sun = ball(pen, 330, 430, 44, '#D9A45A') + around(14, 64, (x, y, turn) => at(330 + x, 430 + y, lump(pen, petal(30, 10), tone), { turn }));
  const ground = lump(pen, 'M250 884H710V924H250Z', darker(tone, 0.1)) + times(15, (i) => disc(270 + i * 30, 904, 7, '#F1E3C8'));
  const slab = solid(pen, 'M232 330Q480 300 728 330Q744 640 730 946Q480 968 230 946Q216 640 232 330Z', darker(tone, 0.2), { edge: 4, decor: dabs(pen, [[220, 310], [520, 650]], [180, 9, 0.05]) + specks(pen, [[220, 310], [520, 650]], [160, 3, '#6E3420']) });
  const rim = line('M262 360Q480 334 698 360Q712 640 700 916Q480 936 260 916Q248 640 262 360Z', lighter(tone, 0.2), 20) + times(30, (i) => disc(270 + i * 14.6, 354 - Math.sin((i / 29) * Math.PI) * 16, 4, '#F1E3C8'));
  const birds = [[450, 420], [520, 394]].map(([x = 0, y = 0]) => at(x, y, lump(pen, 'M-30 0C-16 -22 12 -18 18 -6L34 -8L22 6C10 18 -14 16 -30 0Z', '#E5CDA6'))).join('');
  return { art: lifted(pen, slab, 14) + rim + sun + birds + tree + bull + line('M500 622H700', lighter(tone, 0.25), 9) + hut + women + ground, place: 'wall' };
};

const ironTree: Draw = (pen) => {
  const tone = tones.iron;
  const leaves: string[] = [];
  const grow = (from: Point, [turn, length, width]: readonly [number, number, number], depth: number): string => {
    const end: Point = [from[0] + Math.sin(turn) * length, from[1] - Math.cos(turn) * length];
    const mid: Point = [(from[0] + end[0]) / 2 + Math.cos(turn) * length * 0.14, (from[1] + end[1]) / 2];
    if (depth < 2) for (const lean of [-62, -20, 22, 64]) leaves.push(at(end[0], end[1], lump(pen, petal(58, 17), '#5A524C') + line('M0 -4V-46', '#1C1816', 2.4), { turn: (turn * 180) / Math.PI + lean + jitter(pen, 8) }));
    const next = depth === 0 ? '' : [-0.66, 0, 0.66].map((lean) => grow(end, [turn + lean, length * 0.76, width * 0.64], depth - 1)).join('');
    return next + limb([from, mid, end], width, tone);
  };
  const bird = (x: number, y: number, flip: boolean) => at(x, y, lump(pen, 'M-44 4C-26 -28 10 -24 22 -10C28 -26 44 -26 48 -14L64 -10L48 -4C40 18 0 24 -44 4ZM-40 2L-76 16L-70 -8Z', '#4A433E') + disc(42, -14, 3, '#D8C8A8'), { flip });
  const roots = [-150, -80, 80, 150].map((dx) => limb([[480, 880], [480 + dx * 0.5, 920], [480 + dx, 940]], 16, tone)).join('');
  const deer = (flip: boolean) => at(flip ? 660 : 300, 946, lump(pen, 'M-46 0L-42 -50C-50 -78 -20 -84 6 -80L36 -124L62 -116L40 -98L28 -48V0H20L16 -40H-28L-36 0Z', '#4A433E') + line('M42 -122C30 -150 46 -166 40 -182M50 -122C60 -150 56 -160 68 -176', tone, 6), { flip });
  const tree = grow([480, 890], [0, 190, 40], 3);
  return { art: lifted(pen, roots + tree + leaves.join('') + deer(false) + deer(true) + bird(300, 560, false) + bird(664, 540, true) + limb([[220, 950], [480, 958], [740, 950]], 20, tone), 20), place: 'wall' };
};

const dhokraMusicians: Draw = (pen) => {
  const tone = tones.bell;
  const drum = (x: number, y: number, turn: number) => at(x, y, lump(pen, 'M-44 -16Q0 -30 44 -16V16Q0 30 -44 16Z', darker(tone, 0.1)) + times(5, (i) => line(`M${-34 + i * 15} -18L${-26 + i * 15} 18`, lighter(tone, 0.4), 3)), { turn });
  const pose = [
    [[[-46, -108], [-30, -84]], [[46, -108], [34, -84]], drum(0, -84, 0)],
    [[[-34, -140], [6, -152]], [[40, -136], [22, -152]], line('M-6 -152H96', lighter(tone, 0.2), 10) + disc(100, -152, 9, tone)],
    [[[-44, -120], [-16, -104]], [[44, -120], [20, -104]], ball(pen, -10, -102, [9, 24], lighter(tone, 0.2)) + ball(pen, 12, -102, [9, 24], lighter(tone, 0.2))],
    [[[-46, -160], [-60, -200]], [[44, -150], [20, -160]], lump(pen, 'M10 -164L70 -196L78 -166L14 -156Z', lighter(tone, 0.1))],
    [[[-46, -104], [-30, -88]], [[46, -104], [34, -88]], ball(pen, 0, -86, [34, 28], darker(tone, 0.05)) + line('M-30 -92Q0 -76 30 -92', lighter(tone, 0.4), 3)],
  ] as const;
  const figures = pose.map(([left, right, thing], i) => at(236 + i * 122, 800, villager(pen, i % 2 ? lighter(tone, 0.1) : tone, [left, right]) + thing + times(3, (k) => line(`M-24 ${-62 + k * 9}H24`, darker(tone, 0.5), 2.4)), { scale: 1.5 })).join('');
  const rope = (y: number) => times(28, (i) => at(166 + i * 23.2, y, lump(pen, 'M-14 -10Q0 -16 14 -10V10Q0 16 -14 10Z', i % 2 ? tone : darker(tone, 0.12)), { turn: 24 }));
  const back = solid(pen, 'M150 470H810V850H150Z', darker(tone, 0.42), { finish: 'metal', decor: times(34, (i) => line(`M140 ${474 + i * 11.5}H820`, i % 2 ? darker(tone, 0.6) : darker(tone, 0.3), 4)) });
  const loops = times(11, (i) => ring(180 + i * 60, 440, 24, darker(tone, 0.5), 16) + ring(180 + i * 60, 440, 24, tone, 10) + disc(180 + i * 60, 440, 8, lighter(tone, 0.3)));
  return { art: lifted(pen, loops + back + rope(474) + rope(842) + times(12, (i) => line(`M${176 + i * 55} 856v30`, darker(tone, 0.4), 5) + ball(pen, 176 + i * 55, 900, [13, 17], tone))) + figures, place: 'wall', light: 'sage', raise: -40 };
};

const jali: Draw = (pen, colour) => {
  const [tone, second] = colour === 'Natural' ? [tones.mango, tones.teak] : scheme(colour, []);
  const cell = (x: number, y: number) => at(x, y, around(8, 0, (_x, _y, turn) => `<path d="M0 -12C-13 -22 -13 -40 0 -52C13 -40 13 -22 0 -12Z" fill="#000" transform="rotate(${turn})"/>`));
  const star = (x: number, y: number) => `<path d="M${x} ${y - 18}L${x + 18} ${y}L${x} ${y + 18}L${x - 18} ${y}Z" fill="#000"/>`;
  const holes = times(4, (row) => times(4, (col) => cell(300 + col * 120, 420 + row * 120))) + times(5, (row) => times(5, (col) => star(240 + col * 120, 360 + row * 120)));
  const sheet = box([200, 320], [560, 560], tone) + grain(pen, tone).replace('<rect x="-400" y="-400" width="1900" height="2000"', '<rect x="200" y="320" width="560" height="560" opacity=".6"');
  const carved = times(4, (row) => times(4, (col) => at(300 + col * 120, 420 + row * 120, ring(0, 0, 56, darker(tone, 0.3), 3) + disc(0, 0, 11, lighter(tone, 0.2)) + ring(0, 0, 11, darker(tone, 0.4), 2))));
  const edge = 'M160 280H800V920H160ZM230 350V850H730V350Z';
  const frame = shape(edge, slant(pen, lighter(tone, 0.3), tone, darker(tone, 0.3)), 'fill-rule="evenodd"') + line('M160 280H800V920H160Z', darker(tone, 0.6), 4) + line('M230 350H730V850H230Z', darker(tone, 0.6), 5);
  const carving = ([[196, 315, 765, 315], [196, 885, 765, 885], [195, 320, 195, 880], [765, 320, 765, 880]] as const).map(([x, y, u, v]) => vine([x, y], [u, v], [darker(tone, 0.5), mix(tone, darker(tone, 0.5), 0.6), lighter(tone, 0.35)], 9)).join('');
  const worn = colour === 'Distressed White' ? specks(pen, [[160, 280], [640, 640]], [130, 5, second]) : '';
  return { art: lifted(pen, pierced(pen, sheet + carved, holes), 22) + lifted(pen, frame, 14) + carving + worn, place: 'wall', light: colour === 'Distressed White' ? 'clay' : 'paper' };
};

const chhauMask: Draw = (pen) => {
  const skin = '#E7A24A';
  const rays = times(25, (i) => { const turn = -112 + (i / 24) * 224; return at(480, 560, at(0, -236, shape(petal(190 - (i % 2) * 54, 26), i % 2 ? '#D9382E' : '#F2C230', 'stroke="#7C1A16" stroke-width="2"') + disc(0, -(150 - (i % 2) * 40), 10, '#EDE6F2')), { turn }); });
  const beads = [206, 226, 248].map((r, row) => times(31, (i) => { const a = Math.PI * (-0.12 + (i / 30) * 1.24); return ball(pen, 480 - Math.cos(a) * r, 566 - Math.sin(a) * r * 1.04, row === 1 ? 11 : 8, pick(['#F2C230', '#2E7FB8', '#F7F0E0', '#3C9A5F'], i + row)); })).join('');
  const band = shape('M284 470C300 340 400 292 480 288C560 292 660 340 676 470Q480 360 284 470Z', '#1F5FA8', 'stroke="#F2C230" stroke-width="7"') + times(9, (i) => flower(318 + i * 40.5, 424 - Math.sin((i / 8) * Math.PI) * 74, 21, [i % 2 ? '#F2C230' : '#E8507A', '#F7F0E0', 8])) + at(480, 400, crown(pen, 150, 190, '#F2C230')) + ball(pen, 480, 350, 17, '#D9382E');
  const face = lump(pen, mirrored(480, [[0, 380], [130, 410], [186, 520], [176, 650], [110, 780], [0, 830]], true), skin);
  const eye = (s: number) => shape(`M${480 + s * 26} 570C${480 + s * 56} 516 ${480 + s * 128} 520 ${480 + s * 158} 548C${480 + s * 120} 590 ${480 + s * 60} 596 ${480 + s * 26} 570Z`, '#FFFDF4', 'stroke="#1E1210" stroke-width="8"') + disc(480 + s * 86, 556, 22, '#1E1210') + disc(480 + s * 86 - 7, 548, 6, '#FFF') + line(`M${480 + s * 24} 516C${480 + s * 60} 462 ${480 + s * 130} 470 ${480 + s * 166} 500`, '#1E1210', 13);
  const third = shape('M480 430C500 456 500 486 480 510C460 486 460 456 480 430Z', '#FFFDF4', 'stroke="#C0221C" stroke-width="6"') + disc(480, 472, 9, '#1E1210');
  const nose = line('M466 560Q446 640 452 656Q480 680 508 656', darker(skin, 0.55), 7) + ring(522, 674, 30, '#F7D858', 6) + disc(540, 698, 7, '#D9382E');
  const mouth = shape('M416 724Q450 704 480 716Q510 704 544 724Q480 784 416 724Z', '#C0221C', 'stroke="#6E1210" stroke-width="4"') + line('M420 726Q480 738 540 726', '#6E1210', 3);
  const ears = [-1, 1].map((s) => ball(pen, 480 + s * 196, 640, 34, '#F2C230') + ball(pen, 480 + s * 196, 640, 15, '#D9382E') + times(3, (i) => ball(pen, 480 + s * 196, 690 + i * 30, 15 - i * 3, pick(['#2E7FB8', '#F2C230', '#F7F0E0'], i))) + lump(pen, `M${480 + s * 168} 480C${480 + s * 214} 560 ${480 + s * 212} 700 ${480 + s * 184} 800C${480 + s * 160} 760 ${480 + s * 176} 620 ${480 + s * 168} 480Z`, '#241A18')).join('');
  return { art: lifted(pen, rays) + ears + face + beads + band + eye(-1) + eye(1) + third + nose + mouth + times(2, (i) => oval([380 + i * 200, 650], 34, 24, '#D9502E', 'opacity=".3"')), place: 'wall' };
};

const lippan: Draw = (pen, colour) => {
  const [tone, second] = scheme(colour, []);
  const white = colour === 'White';
  const coil = white ? '#FFFDF6' : second;
  const rim = mix(tone, '#8A6A44', white ? 0.25 : 0.1);
  const relief = (art: string) => `<g transform="translate(3 5)" opacity=".3">${art.replaceAll(coil, '#2B1608')}</g>${art}`;
  const art = relief(mandala(480, 610, [[322, 11, 'ring', coil], [264, 36, 'tooth', coil], [252, 9, 'ring', coil], [168, 16, 'petal', coil], [160, 9, 'ring', coil], [98, 12, 'petal', coil], [88, 9, 'ring', coil]]) + around(18, 212, (x, y) => ring(480 + x, 610 + y, 24, coil, 6)) + around(54, 300, (x, y) => disc(480 + x, 610 + y, 7, coil)) + around(8, 50, (x, y) => disc(480 + x, 610 + y, 9, coil)));
  const glass = around(18, 212, (x, y) => abhla(480 + x, 610 + y, 13, rim)) + around(12, 124, (x, y) => abhla(480 + x, 610 + y, 10, rim)) + abhla(480, 610, 30, coil) + around(36, 284, (x, y, turn) => at(480 + x, 610 + y, shape('M0 -13L11 0L0 13L-11 0Z', '#DDE6E8') + shape('M0 -13L11 0L0 4Z', '#FFFFFF'), { turn }));
  return { art: lifted(pen, plate(pen, [480, 610], 348, rim) + disc(480, 610, 332, tone) + disc(480, 610, 332, slant(pen, '#FFF6DF@0/.2', '#1E120A@1/.2')), 22) + art + glass, place: 'wall', light: white ? 'clay' : 'paper' };
};

const jharokha: Draw = (pen, colour) => {
  const [tone, second] = scheme(colour, []);
  const outer = 'M240 930V470Q240 300 350 290Q370 236 420 262Q440 200 480 176Q520 200 540 262Q590 236 610 290Q720 300 720 470V930Z';
  const opening = 'M330 860V520C330 470 350 450 376 446C384 410 410 392 436 400C446 374 466 358 480 350C494 358 514 374 524 400C550 392 576 410 584 446C610 450 630 470 630 520V860Z';
  const glass = shape(opening, slant(pen, '#E4EAEA', '#A9B8BC', '#D9E1E1', '#8A9A9F')) + shape('M350 800L560 420L620 480L420 850Z', '#FFFFFF', 'opacity=".25"') + line(opening, darker(tone, 0.6), 6);
  const pillar = (x: number) => solid(pen, `M${x - 22} 880V500H${x + 22}V880Z`, tone, { finish: 'wood', decor: times(9, (i) => line(`M${x - 30} ${530 + i * 40}L${x + 30} ${510 + i * 40}`, darker(tone, 0.35), 6)) }) + solid(pen, `M${x - 32} 500H${x + 32}L${x + 24} 470H${x - 24}Z`, lighter(tone, 0.1)) + solid(pen, `M${x - 34} 880H${x + 34}V906H${x - 34}Z`, lighter(tone, 0.1));
  const worn = specks(pen, [[230, 170], [500, 780]], [170, 6, second]) + grain(pen, tone, 'rotate(90)').replace('fill=', 'opacity=".4" fill=');
  const carving = vine([380, 300], [580, 300], [darker(tone, 0.45), second, lighter(tone, 0.4)], 3) + flower(480, 252, 30, [second, lighter(tone, 0.4), 8]) + leaf(300, 430, 60, [second, 30]) + leaf(660, 430, 60, [second, -30]) + flower(300, 400, 22, [second, lighter(tone, 0.4), 8]) + flower(660, 400, 22, [second, lighter(tone, 0.4), 8]);
  const base = solid(pen, 'M206 906H754V946H206Z', tone, { decor: worn }) + solid(pen, 'M236 946H724L690 1010Q480 1060 270 1010Z', darker(tone, 0.08), { decor: worn + times(9, (i) => at(276 + i * 51, 1004, shape(petal(56, 22), lighter(tone, 0.18), `stroke="${darker(tone, 0.5)}" stroke-width="3"`), { turn: 0 })) });
  return { art: lifted(pen, solid(pen, outer, tone, { finish: 'cloth', decor: worn }), 18) + carving + glass + pillar(282) + pillar(678) + base + line(outer, lighter(tone, 0.35), 4, 'transform="translate(480 610) scale(.95) translate(-480 -610)"'), place: 'wall', zoom: 0.98 };
};

const artPlate: Draw = (pen) => {
  const silver = '#D5D8D9';
  const rim = plate(pen, [480, 600], 350, tones.brass) + around(32, 306, (x, y, turn, i) => at(480 + x, 600 + y, i % 2 ? lump(pen, petal(44, 15), silver) : lump(pen, mirrored(0, [[0, -26], [16, -8], [12, 14], [0, 22]], true), silver), { turn })) + ring(480, 600, 262, darker(tones.brass, 0.5), 4);
  const field = plate(pen, [480, 600], 252, tones.copper) + ring(480, 600, 236, silver, 5) + around(60, 228, (x, y) => disc(480 + x, 600 + y, 4, silver));
  return { art: lifted(pen, rim, 22) + field + at(480, 772, natarajaFigure(pen, silver), { scale: 0.66 }), place: 'wall' };
};

const brassPlates: Draw = (pen, colour) => {
  const [tone] = colour === 'Multicolour' ? [tones.bright] : scheme(colour, []);
  const black = colour === 'Black Enamel';
  const lines = black ? tones.bright : darker(tone, 0.5);
  const lac = colour === 'Multicolour' ? ['#B3261E', '#1F6E72', '#2C3E70'] : black ? [tones.bright, tones.bright, tones.bright] : [darker(tone, 0.35), darker(tone, 0.42), darker(tone, 0.3)];
  const one = (x: number, y: number, [r, i]: Point) => lifted(pen, plate(pen, [x, y], r, black ? tones.bright : tone) + disc(x, y, r * 0.93, black ? tone : lighter(tone, 0.08)) + disc(x, y, r * 0.93, slant(pen, '#FFF6DF@0/.35', '#FFF6DF@.45/0', '#1E120A@1/.3')), 18) + mandala(x, y, [[r * 0.86, r * 0.018, 'ring', lines], [r * 0.66, 22, 'petal', pick(lac, i)], [r * 0.64, r * 0.016, 'ring', lines], [r * 0.54, 36, 'dot', lines], [r * 0.46, r * 0.012, 'ring', lines], [r * 0.26, 12, 'petal', pick(lac, i + 1)], [r * 0.24, r * 0.016, 'ring', lines], [r * 0.1, 8, 'petal', pick(lac, i + 2)], [r * 0.09, r * 0.04, 'ring', lines]]);
  return { art: one(380, 430, [220, 0]) + one(690, 670, [160, 1]) + one(390, 850, [180, 2]), place: 'wall', light: 'sage' };
};

/** Nataraja in his ring of flames; feet of the ring on y = 0, about 460 wide and 520 high. */
export function natarajaFigure(pen: Pen, tone: string): string {
  const [cx, cy] = [0, -260];
  const tongues = times(27, (i) => { const a = Math.PI * (1.62 * (i / 26) - 0.31); return at(cx - Math.cos(a) * 222, cy - Math.sin(a) * 222, lump(pen, mirrored(0, [[0, -40], [7, -22], [13, -4], [0, 8]], true), tone), { turn: ((a * 180) / Math.PI) - 90 }); });
  const hoop = `M${cx - Math.cos(-1.04) * 222} ${cy - Math.sin(-1.04) * 222}A222 222 0 1 1 ${cx + Math.cos(-1.04) * 222} ${cy - Math.sin(-1.04) * 222}`;
  const ringArt = line(hoop, darker(tone, 0.55), 26) + line(hoop, tone, 20) + line(hoop, lighter(tone, 0.4), 5, 'stroke-dasharray="1 12"');
  const hair = [-1, 1].map((s) => times(5, (i) => limb([[s * 16, -420], [s * 90, -440 + i * 20], [s * (170 - i * 8), -424 + i * 34]], 7, tone) + ball(pen, s * (170 - i * 8), -424 + i * 34, 7, tone))).join('');
  const legs = limb([[-10, -238], [-52, -176], [-14, -112], [-18, -58]], 42, tone) + limb([[14, -236], [84, -226], [112, -196], [136, -160]], 38, tone) + lump(pen, 'M122 -172C140 -180 168 -172 172 -158C158 -148 134 -150 122 -152Z', tone) + ball(pen, -24, -50, [34, 14], tone);
  const dwarf = lump(pen, smooth([[-96, -20], [-60, -46], [0, -44], [60, -38], [96, -18], [60, -6], [-60, -6]], true), darker(tone, 0.12)) + ball(pen, -96, -30, 19, darker(tone, 0.1));
  const arms = limb([[-34, -338], [-96, -352], [-130, -404]], 20, tone) + limb([[34, -338], [96, -352], [130, -404]], 20, tone) + limb([[-30, -330], [-80, -296], [-72, -338]], 22, tone) + limb([[30, -334], [20, -286], [92, -272], [124, -244]], 22, tone) + ball(pen, -72, -350, [13, 22], tone) + lump(pen, 'M-148 -430L-112 -400M-148 -400L-112 -430L-112 -398L-148 -432Z', tone) + at(132, -408, lump(pen, mirrored(0, [[0, -52], [9, -28], [15, -6], [0, 8]], true), lighter(tone, 0.25)));
  const body = lump(pen, mirrored(0, [[26, -362], [46, -334], [30, -282], [44, -230], [0, -206]], true), tone) + line('M-30 -282Q0 -268 30 -282M-40 -236Q0 -218 40 -236', darker(tone, 0.5), 4) + limb([[40, -236], [70, -214], [118, -232]], 8, lighter(tone, 0.1)) + line('M-30 -340Q10 -300 34 -250', lighter(tone, 0.4), 5);
  const head = lump(pen, 'M-10 -386H10V-352H-10Z', tone) + ball(pen, 0, -404, [30, 36], tone) + at(0, -400, features(27, darker(tone, 0.6))) + at(0, -424, crown(pen, 66, 66, lighter(tone, 0.1))) + line('M-20 -350Q0 -330 20 -350', lighter(tone, 0.4), 5);
  return tongues + ringArt + hair + dwarf + legs + body + arms + head;
}

export const wall: Record<string, Draw> = { WD08: molela, WD09: ironTree, WD10: dhokraMusicians, WD11: jali, WD12: chhauMask, WD13: lippan, WD14: jharokha, WD15: artPlate, WD16: brassPlates };
