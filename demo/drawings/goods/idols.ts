import { scheme, darker, lighter, mix, tones } from '../kit/colour.ts';
import { aureole, buddha, crown, features, figureLakshmi, ganesha, halo, jagannath, lotusSeat, necklace } from '../kit/deity.ts';
import { lotus, mandala, petal } from '../kit/motif.ts';
import { pick, pierced, type Pen, type Point } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, disc, line, mirrored, oval, ring, shape, smooth, times } from '../kit/shape.ts';
import { ball, band, limb, lump, solid, turned } from '../kit/solid.ts';
import { dabs, specks } from '../kit/texture.ts';
import { natarajaFigure } from './wall.ts';

/** A stepped, moulded base under a seated figure, its top at y = -h. */
function plinth(pen: Pen, w: number, h: number, tone: string): string {
  const step = (y: number, width: number, height: number) => solid(pen, `M${-width} ${y}H${width}V${y + height}H${-width}Z`, tone, { finish: 'metal' });
  return step(-h, w * 0.86, h * 0.3) + step(-h * 0.7, w * 0.94, h * 0.4) + step(-h * 0.3, w, h * 0.3) + times(15, (i) => ball(pen, -w * 0.86 + (i * w * 1.72) / 14, -h * 0.5, h * 0.1, lighter(tone, 0.15)));
}

const brassGanesha: Draw = (pen, colour) => {
  const [tone] = scheme(colour, [tones.brass]);
  const mouse = at(232, -4, ball(pen, 0, -18, [34, 20], tone) + ball(pen, -28, -26, [16, 13], tone) + ball(pen, -24, -40, 8, tone) + line('M32 -14Q60 -20 62 -44', darker(tone, 0.4), 4) + disc(-34, -28, 2.5, darker(tone, 0.7)));
  return { art: at(480, 990, at(0, -40, aureole(pen, 250, 690, tone)) + plinth(pen, 262, 56, tone) + at(0, -54, lotusSeat(pen, 430, 74, tone)) + at(0, -118, ganesha(pen, tone, {})) + at(0, -56, mouse), { scale: 1.08 }), place: 'floor', light: 'paper', spread: 290, raise: 20 };
};

const lakshmiGanesh: Draw = (pen) => {
  const tone = tones.brass;
  const seat = (x: number, art: string) => at(x, 990, at(0, -30, aureole(pen, 168, 520, tone)) + plinth(pen, 184, 44, tone) + at(0, -42, lotusSeat(pen, 320, 58, tone)) + at(0, -92, art));
  return { art: seat(276, ganesha(pen, tone, {}).replace(/^/, '<g transform="scale(.74)">') + '</g>') + seat(684, figureLakshmi(pen, lighter(tone, 0.06), { scale: 0.82 })), place: 'floor', light: 'clay', spread: 400, raise: 110 };
};

const nataraja: Draw = (pen) => ({ art: at(480, 990, lotusSeat(pen, 420, 96, tones.bronze) + at(0, -84, natarajaFigure(pen, mix(tones.bronze, '#9C7A4A', 0.35)), { scale: 1.42 })), place: 'floor', light: 'sage', spread: 230 });

const ladduGopal: Draw = (pen) => {
  const tone = tones.brass;
  const cushion = (x: number, y: number, [rx, ry]: Point, fill: string) => ball(pen, x, y, [rx, ry], fill);
  const back = aureole(pen, 236, 560, tone) + lump(pen, 'M-186 -20V-330A186 186 0 0 1 186 -330V-20Z', '#9C2F3A') + times(5, (row) => times(6, (i) => disc(-150 + i * 60, -60 - row * 74, 6, tones.bright)));
  const sides = [-1, 1].map((s) => at(s * 218, 0, turned(pen, 0, tone, { profile: [[-190, 16], [-170, 26], [-140, 14], [-60, 22], [0, 28]], finish: 'metal' }) + ball(pen, 0, -210, 26, tone))).join('');
  const legs = limb([[-60, -84], [-120, -66], [-104, -28], [-40, -30]], 44, tone) + limb([[60, -88], [96, -46], [150, -34]], 42, tone) + ball(pen, 162, -36, [24, 18], tone) + ball(pen, -34, -30, [22, 16], tone);
  const body = ball(pen, 0, -130, [84, 78], tone) + disc(0, -112, 6, darker(tone, 0.6)) + line('M-80 -96Q0 -48 80 -96', '#9C2F3A', 12) + line('M-80 -88Q0 -40 80 -88', tones.bright, 5) + limb([[-66, -180], [-124, -150], [-112, -96]], 34, tone) + limb([[66, -180], [120, -176], [132, -232]], 34, tone) + ball(pen, 134, -252, 24, tone) + ball(pen, 136, -282, 27, '#E3B24F') + specks(pen, [[120, -300], [32, 32]], [16, 3, '#8A5A1C']);
  const head = ball(pen, 0, -272, [86, 84], tone) + [-46, 46].map((x) => oval([x, -240], 19, 14, lighter(tone, 0.4), 'opacity=".45"')).join('') + [-1, 1].map((s) => ball(pen, s * 86, -262, [14, 22], tone) + ball(pen, s * 92, -236, 10, tones.bright) + oval([s * 32, -276], 16, 9, '#FFFBEF', 'stroke="#3A2410" stroke-width="3"') + disc(s * 32, -276, 7, '#241610') + line(`M${s * 14} -298Q${s * 34} -312 ${s * 54} -296`, darker(tone, 0.65), 4)).join('') + line('M-6 -256Q0 -248 8 -256M-22 -232Q0 -216 22 -232', darker(tone, 0.65), 5) + shape(petal(26, 7), '#A8322A', 'transform="translate(0 -298)"') + times(9, (i) => ball(pen, -76 + i * 19, -322 - Math.sin((i / 8) * Math.PI) * 26, 16, darker(tone, 0.25))) + at(0, -334, crown(pen, 116, 84, tones.bright)) + feather(64, -404);
  return { art: at(480, 990, plinth(pen, 270, 70, tone) + at(0, -70, back + sides + cushion(0, -14, [208, 30], '#C0475A') + at(0, -6, legs + body + necklace(-206, 52, tones.bright) + head)), { scale: 1.12 }), place: 'floor', light: 'sage', spread: 300, raise: 60 };
};

/** A peacock feather's eye on its quill. */
function feather(x: number, y: number): string {
  return at(x, y, line('M-20 60Q-10 20 0 0', '#3F6B42', 4) + shape(petal(74, 34), '#3F7A4A') + disc(0, -38, 20, '#C98A1B') + disc(0, -36, 14, '#1F7A8C') + disc(0, -33, 8, '#27365E'), { turn: 24 });
}

/** A standing figure in a long robe, feet on y = 0, about 560 high. */
function standing(pen: Pen, skin: string, made: { cloth: string; sash: string; woman: boolean }): string {
  const gilt = tones.bright;
  const ink = darker(skin, 0.68);
  const robe = made.woman ? mirrored(0, [[48, -330], [92, -200], [128, -40], [120, -6], [0, 0]], true) : mirrored(0, [[50, -320], [76, -220], [70, -90], [76, -14], [0, -6]], true);
  const pleats = times(made.woman ? 9 : 5, (i) => { const k = i - (made.woman ? 4 : 2); return line(`M${k * 8} -310Q${k * 18} -160 ${k * (made.woman ? 26 : 24)} -12`, darker(made.cloth, 0.35), 2.6, 'opacity=".5"'); });
  return (
    [-1, 1].map((s) => ball(pen, s * 34, -6, [30, 12], skin)).join('') + lump(pen, robe, made.cloth) + pleats + line(made.woman ? 'M-122 -22Q0 8 122 -22' : 'M-70 -26Q0 -4 70 -26', gilt, 11) + lump(pen, 'M-20 -330C-30 -200 -34 -110 -24 -40L24 -40C34 -110 30 -200 20 -330Z', made.sash) +
    lump(pen, mirrored(0, [[58, -458], [62, -400], [46, -350], [56, -316], [0, -306]], true), made.woman ? made.cloth : skin) + line('M-52 -322Q0 -304 52 -322', gilt, 12) + necklace(-450, 42, gilt) + necklace(-440, 58, gilt) +
    lump(pen, 'M-15 -486H15V-450H-15Z', skin) + ball(pen, 0, -512, [44, 52], skin) + at(0, -506, features(40, ink)) + shape(petal(17, 5), '#B3261E', 'transform="translate(0 -522)"') + [-1, 1].map((s) => ball(pen, s * 46, -494, 10, gilt)).join('')
  );
}

const radhaKrishna: Draw = (pen) => {
  const skin = '#F4EEE4';
  const krishna = standing(pen, skin, { cloth: '#EBC766', sash: '#C8553D', woman: false }) + line('M-46 -534Q0 -600 46 -534', '#3A2A22', 16) + at(0, -544, crown(pen, 96, 84, tones.bright)) + at(-10, -614, feather(20, -20)) + limb([[-54, -440], [-96, -400], [-70, -466]], 22, skin) + limb([[54, -440], [100, -410], [82, -470]], 22, skin) + line('M-120 -486L110 -470', '#7A4A24', 15) + line('M-120 -489L110 -473', '#D9A93F', 5) + ball(pen, -64, -480, 14, skin) + ball(pen, 70, -476, 14, skin) + limb([[-60, -420], [-86, -300], [-90, -200]], 12, '#C8553D');
  const radha = standing(pen, skin, { cloth: '#B8475F', sash: '#E3B450', woman: true }) + lump(pen, 'M-50 -556C-84 -500 -92 -400 -112 -200L-90 -196C-70 -330 -56 -430 -48 -500ZM50 -556C84 -500 92 -400 112 -200L90 -196C70 -330 56 -430 48 -500Z', '#D98A6A') + lump(pen, 'M-52 -520C-62 -590 62 -590 52 -520C30 -566 -30 -566 -52 -520Z', '#D98A6A') + at(0, -556, crown(pen, 76, 60, tones.bright)) + limb([[-52, -440], [-72, -384], [-22, -376]], 21, skin) + limb([[52, -440], [86, -390], [96, -330]], 21, skin) + lotus(-16, -372, 44, ['#E58FA6', '#8C2F4A']);
  const slab = turned(pen, 480, tones.marble, { profile: [[920, 300], [944, 316], [966, 300], [990, 322]], tilt: 0.08, decor: times(22, (i) => lotus(190 + i * 28, 968, 30, [tones.bright, darker(tones.bright, 0.4)])) });
  return { art: slab + at(370, 924, krishna, { scale: 1.18 }) + at(612, 924, radha, { scale: 1.06 }), place: 'floor', light: 'clay', spread: 320, raise: 0 };
};

const shivaLinga: Draw = (pen) => {
  const tone = '#B9AD98';
  const holes = times(3, (row) => times(11, (i) => `<path transform="translate(${250 + i * 46 + (row % 2) * 23} ${848 + row * 34 + Math.sin((i / 10) * Math.PI) * 26})" d="M0 -13L13 0L0 13L-13 0Z" fill="#000"/>`));
  const drum = pierced(pen, turned(pen, 480, tone, { profile: [[800, 236], [820, 256], [930, 256], [950, 240]], tilt: 0.2 }), holes);
  const inner = turned(pen, 480, darker(tone, 0.72), { profile: [[810, 240], [930, 246]], tilt: 0.2 });
  const foot = turned(pen, 480, tone, { profile: [[936, 250], [950, 282], [988, 290]], tilt: 0.16, decor: times(20, (i) => at(204 + i * 29, 1024 - Math.abs(i - 9.5) * 3, shape(petal(56, 14), lighter(tone, 0.25), `stroke="${darker(tone, 0.4)}" stroke-width="2"`))) });
  const yoni = lump(pen, 'M230 758C230 690 360 668 480 668C580 668 660 690 700 724L838 736C862 744 862 776 838 784L700 800C650 836 570 846 480 846C350 846 230 826 230 758Z', tone) + shape('M286 752C290 708 390 694 480 694C570 694 640 714 668 744L826 752V768L668 772C630 806 560 818 480 818C380 818 286 800 286 752Z', darker(tone, 0.25)) + shape('M300 756C306 722 396 708 480 708C560 708 622 724 650 750L820 757V763L650 766C614 796 556 806 480 806C390 806 304 792 300 756Z', tone);
  const linga = solid(pen, 'M384 770V500C384 400 430 372 480 372C530 372 576 400 576 500V770Q480 806 384 770Z', '#8E8474', { finish: 'glaze' }) + [-18, 0, 18].map((dy) => line(`M420 ${500 + dy}Q480 ${518 + dy} 540 ${500 + dy}`, '#F4EBD8', 9)).join('') + shape(petal(34, 10), '#B3402F', 'transform="translate(480 528)"') + line(band(480, 700, 98, 0.16), darker('#8E8474', 0.4), 5);
  const shade = darker(tone, 0.22);
  const naga = limb([[600, 760], [676, 660], [660, 500], [570, 400], [500, 370]], 30, shade) + lump(pen, mirrored(480, [[0, 186], [44, 206], [84, 270], [70, 340], [34, 400], [0, 410]], true), shade) + times(6, (i) => line(`M${452 - i * 2} ${262 + i * 20}Q480 ${274 + i * 20} ${508 + i * 2} ${262 + i * 20}`, darker(tone, 0.55), 3)) + ball(pen, 480, 232, [26, 30], tone) + disc(470, 228, 4, '#2B1D14') + disc(490, 228, 4, '#2B1D14');
  return { art: inner + drum + foot + yoni + naga + linga, place: 'floor', light: 'clay', spread: 290, raise: 40 };
};

const sandstoneBuddha: Draw = (pen) => {
  const tone = tones.sandstone;
  const art = at(480, 990, lotusSeat(pen, 440, 96, tone) + at(0, -620, halo(pen, 150, tone)) + at(0, -84, buddha(pen, tone, tone), { scale: 1.28 }));
  return { art: art + `<g opacity=".6">${specks(pen, [[370, 640], [220, 300]], [120, 2.2, darker(tone, 0.5)])}</g>`, place: 'floor', light: 'sage', spread: 240, raise: 20 };
};

const clayGanesha: Draw = (pen) => {
  const tone = tones.terracotta;
  const beads = times(13, (i) => ball(pen, -120 + i * 20, -244 + Math.sin((i / 12) * Math.PI) * 44, 10, lighter(tone, 0.3)));
  const stool = turned(pen, 0, darker(tone, 0.1), { profile: [[-96, 240], [-76, 262], [-40, 236], [-16, 262], [0, 270]], tilt: 0.1, decor: times(18, (i) => disc(-240 + i * 28, -34, 8, lighter(tone, 0.4)) + line(`M${-254 + i * 28} -64l14 -14l14 14`, darker(tone, 0.4), 4)) });
  return { art: at(480, 990, stool + at(0, -84, ganesha(pen, tone, { gilt: lighter(tone, 0.22) }) + beads, { scale: 1.34 })) + dabs(pen, [[330, 480], [300, 460]], [60, 6, 0.05]), place: 'floor', light: 'paper', spread: 280, raise: 50 };
};

const puriTrio: Draw = (pen) => {
  const plank = solid(pen, 'M150 944H810L830 990H130Z', '#A87544', { finish: 'wood', decor: times(12, (i) => lotus(176 + i * 56, 984, 44, ['#C0392B', '#5A1F16'])) });
  return { art: plank + at(262, 830, jagannath('white'), { scale: 1.86 }) + at(700, 830, jagannath('black'), { scale: 1.86 }) + at(482, 846, jagannath('yellow'), { scale: 1.5 }), place: 'floor', light: 'sage', spread: 370, raise: 150 };
};

const avatars: readonly (readonly [string, string, string])[] = [
  ['#4F86B8', '#E0A12E', 'fish'], ['#5B8F6A', '#C0392B', 'turtle'], ['#6E6A9C', '#E0A12E', 'boar'], ['#D98A3A', '#A8322A', 'lion'], ['#E3B27A', '#F4E7CC', 'umbrella'],
  ['#D9A56E', '#A8322A', 'axe'], ['#5E9A6B', '#E0A12E', 'bow'], ['#F0E2C8', '#2C5F8C', 'plough'], ['#4F7FB5', '#E0A12E', 'flute'], ['#E8C79A', '#C0392B', 'sword'],
];

function avatar(pen: Pen, [skin, cloth, kind]: readonly [string, string, string]): string {

  const lower = kind === 'fish' ? lump(pen, 'M-44 -110C-56 -50 -30 -20 -6 -14L-40 0H40L6 -14C30 -20 56 -50 44 -110Z', cloth) + times(3, (i) => line(`M-36 ${-92 + i * 22}Q0 ${-76 + i * 22} 36 ${-92 + i * 22}`, darker(cloth, 0.4), 3)) : kind === 'turtle' ? ball(pen, 0, -46, [58, 48], '#6E7A3A') + times(3, (i) => line(`M-50 ${-70 + i * 22}H50`, '#3F4A20', 3)) : lump(pen, mirrored(0, [[26, -120], [46, -40], [50, -6], [0, 0]], true), cloth) + line('M-48 -16Q0 -2 48 -16', '#F2C94C', 7);
  const hand: Record<string, string> = {
    axe: line('M58 -40V-210', '#6E4A2A', 7) + lump(pen, 'M58 -206C92 -216 100 -176 88 -160L58 -172Z', '#BFC2C4'), bow: line('M54 -40Q110 -130 54 -220L54 -40', '#8A5A2B', 6), plough: line('M62 -30L52 -214L26 -226', '#8A5A2B', 9), flute: line('M-40 -178L66 -164', '#C98A1B', 8), sword: line('M56 -90L84 -226', '#D5D8D9', 9) + line('M44 -106L72 -98', '#C98A1B', 7), umbrella: line('M56 -40V-236', '#8A5A2B', 6) + lump(pen, 'M10 -230Q56 -290 102 -230Z', '#F0B429'),
  };
  const face = kind === 'lion' ? around(14, 30, (x, y, turn) => at(x, -184 + y, shape(petal(22, 9), '#B8601F'), { turn })) : '';
  const snout = kind === 'boar' ? ball(pen, 0, -174, [15, 12], darker(skin, 0.15)) + line('M-12 -168q-12 -4 -12 -16M12 -168q12 -4 12 -16', '#FFF8E8', 5) : '';
  return lower + lump(pen, mirrored(0, [[20, -156], [34, -140], [26, -110], [0, -104]], true), skin) + limb([[-26, -146], [-54, -120], [-48, -96]], 14, skin) + limb([[26, -146], [54, -124], [56, -140]], 14, skin) + (hand[kind] ?? ball(pen, 58, -150, 13, '#F2C94C') + ball(pen, -50, -92, 11, '#FFF8E8')) + face + ball(pen, 0, -184, [29, 33], skin) + at(0, -182, [-1, 1].map((s) => oval([s * 11, -2], 6, 4.5, '#FFF') + disc(s * 11, -2, 3, '#1E1210') + line(`M${s * 4} -11Q${s * 12} -17 ${s * 19} -10`, '#1E1210', 2.4)).join('') + line('M-8 15Q0 20 8 15', '#A8221C', 4)) + snout + necklace(-148, 18, '#F2C94C') + at(0, -208, crown(pen, 54, 52, '#F2C94C'));
}

const dashavatar: Draw = (pen) => {
  const rowOf = (from: number, y: number, scale: number) => times(5, (i) => at(168 + i * 156, y, turned(pen, 0, '#A8322A', { profile: [[-14, 54], [0, 56]], tilt: 0.12 }) + at(0, -12, avatar(pen, pick(avatars, from + i))), { scale }));
  const step = (y: number, h: number) => solid(pen, `M70 ${y}H890V${y + h}H70Z`, '#2F6B4A', { decor: times(22, (i) => at(90 + i * 38, y + h / 2, shape('M0 -14L14 0L0 14L-14 0Z', i % 2 ? '#F2C94C' : '#F4E7CC'))) });
  return { art: step(640, 44) + rowOf(0, 644, 1.12) + step(946, 44) + rowOf(5, 950, 1.12), place: 'floor', spread: 440, raise: 110, zoom: 0.92 };
};

const dokraDurga: Draw = (pen) => {
  const tone = tones.bell;
  const arms = times(5, (i) => [-1, 1].map((s) => { const a = -0.5 + i * 0.42; const [ex, ey] = [s * Math.cos(a) * 176, -330 - Math.sin(a) * 176]; const tip: Point = [ex, ey]; return limb([[s * 34, -338], [s * Math.cos(a) * 100, -338 - Math.sin(a) * 84], tip], 17, tone) + at(ex, ey, i % 2 ? ring(0, -12, 16, lighter(tone, 0.25), 6) : line('M0 16V-44', lighter(tone, 0.25), 7) + shape(petal(26, 10), lighter(tone, 0.25), 'transform="translate(0 -36)"'), { turn: s * (66 - i * 24) }); }).join(''));
  const lion = at(-70, 0, lump(pen, 'M-110 -20L-104 -84C-112 -116 -60 -124 -20 -118C20 -126 60 -120 96 -110L104 -6H78L70 -60L-60 -56L-78 -6H-112Z', tone) + limb([[-108, -96], [-146, -120], [-136, -170]], 11, tone) + around(12, 36, (x, y) => ball(pen, 92 + x, -122 + y, 14, darker(tone, 0.1))) + ball(pen, 92, -122, 35, tone) + disc(80, -130, 4, darker(tone, 0.7)) + disc(104, -130, 4, darker(tone, 0.7)) + line('M78 -106Q92 -96 106 -106M92 -122V-112', darker(tone, 0.7), 4));
  const demon = at(150, 0, lump(pen, smooth([[-60, -16], [-40, -60], [10, -76], [60, -40], [70, -8], [0, -2]], true), darker(tone, 0.15)) + ball(pen, 44, -72, 24, darker(tone, 0.1)) + line('M28 -88C16 -110 30 -124 40 -120M60 -88C74 -108 62 -124 52 -122', tone, 7) + disc(37, -72, 3, darker(tone, 0.7)) + disc(52, -72, 3, darker(tone, 0.7)));
  const robe = lump(pen, mirrored(0, [[30, -262], [56, -180], [84, -90], [0, -74]], true), tone) + times(7, (i) => line(`M${-40 - i * 5} ${-230 + i * 22}Q0 ${-214 + i * 22} ${40 + i * 5} ${-230 + i * 22}`, i % 2 ? lighter(tone, 0.4) : darker(tone, 0.45), 5));
  const body = lump(pen, mirrored(0, [[36, -356], [44, -320], [28, -280], [36, -254], [0, -246]], true), tone) + necklace(-344, 36, tone) + ball(pen, 0, -396, [40, 46], tone) + at(0, -392, features(36, darker(tone, 0.7))) + disc(0, -416, 5, darker(tone, 0.6)) + at(0, -426, crown(pen, 92, 96, tone)) + [-1, 1].map((s) => ball(pen, s * 44, -382, 12, lighter(tone, 0.1))).join('');
  const spear = line('M100 -420L170 -50', lighter(tone, 0.3), 8);
  return { art: at(480, 990, at(0, -30, aureole(pen, 236, 640, tone)) + plinth(pen, 268, 50, tone) + at(0, -48, arms + lion + demon + robe + body + spear), { scale: 1.12 }), place: 'floor', light: 'sage', spread: 300, raise: 20 };
};

const brassBuddha: Draw = (pen, colour) => {
  const [tone] = scheme(colour, [tones.brass]);
  const robe = colour === 'Patina Green' ? lighter(tone, 0.2) : darker(tone, 0.12);
  const story = times(4, (i) => at(-66 + i * 34, -196 + i * 24, mandala(0, 0, [[13, 3, 'ring', darker(tone, 0.55)], [5, 6, 'petal', lighter(tone, 0.45)]]))) + times(3, (i) => at(-86 + i * 30, -150 + i * 16, mandala(0, 0, [[10, 2.6, 'ring', darker(tone, 0.55)], [4, 6, 'petal', lighter(tone, 0.45)]]))) + [-150, -118, 118, 150].map((x) => at(x, -52, mandala(0, 0, [[14, 3, 'ring', darker(tone, 0.55)], [5, 7, 'petal', lighter(tone, 0.45)]]))).join('');
  return { art: at(480, 990, plinth(pen, 270, 62, tone) + at(0, -58, buddha(pen, tone, robe) + story, { scale: 1.5 })), place: 'floor', light: 'paper', spread: 290, raise: 60 };
};

export const idols: Record<string, Draw> = { DC01: brassGanesha, DC02: lakshmiGanesh, DC03: nataraja, DC04: ladduGopal, DC05: radhaKrishna, DC06: shivaLinga, DC07: sandstoneBuddha, DC08: clayGanesha, DC09: puriTrio, DC10: dashavatar, DC11: dokraDurga, DC15: brassBuddha };
