import { darker, lighter, mix, scheme, tones } from '../kit/colour.ts';
import { abhla, border, flower, leaf, lotus, mandala, paisley, petal, tassel, vine } from '../kit/motif.ts';
import { pick, pierced, tiled, type Pen } from '../kit/pen.ts';
import type { Draw, Drawing } from '../kit/scene.ts';
import { around, at, box, disc, line, oval, ring, roundRect, shape, times } from '../kit/shape.ts';
import { ball, solid } from '../kit/solid.ts';
import { threads } from '../kit/texture.ts';

type Strap = 'long' | 'pair' | 'none';

/** A cloth bag standing upright: its face, folds and straps. */
function bag(pen: Pen, [tone, strapTone]: readonly [string, string], made: { face: string; d?: string; strap: Strap; weave?: number }): Drawing {
  const d = made.d ?? 'M196 520Q480 506 764 520Q776 740 786 960Q780 990 740 990H220Q180 990 174 960Q184 740 196 520Z';
  const strapLine = made.strap === 'long' ? 'M220 540C230 120 420 60 480 60C540 60 730 120 740 540' : 'M330 560C330 250 400 190 480 190C560 190 630 250 630 560';
  const strap = (shift: number, shade: string) =>
    line(strapLine, darker(shade, 0.55), 40, `transform="translate(0 ${shift})"`) + line(strapLine, shade, 34, `transform="translate(0 ${shift})"`) + line(strapLine, lighter(shade, 0.4), 3, `stroke-dasharray="10 8" transform="translate(-10 ${shift})"`);
  const back = made.strap === 'pair' ? strap(-34, darker(strapTone, 0.3)) : '';
  const front = made.strap === 'none' ? '' : strap(0, strapTone);
  const folds = line('M250 560Q244 760 262 960M700 570Q716 760 694 970', '#1E120A', 14, 'opacity=".1"');
  const patches = made.strap === 'pair' ? [330, 630].map((x) => box([x - 24, 534], [48, 62], strapTone, `rx="3" stroke="${darker(strapTone, 0.4)}" stroke-width="2"`) + line(`M${x - 17} 542L${x + 17} 588M${x + 17} 542L${x - 17} 588`, lighter(strapTone, 0.5), 3)).join('') : '';
  return {
    art: back + (made.strap === 'long' ? front : '') + solid(pen, d, tone, { finish: 'cloth', decor: made.face + threads(pen, made.weave ?? 0.1) + folds }) + (made.strap === 'pair' ? front : '') + patches,
    place: 'floor',
    spread: 310,
    raise: made.strap === 'none' ? 160 : 60,
    zoom: 0.94,
  };
}

const kutchJhola: Draw = (pen, colour) => {
  const [tone, a, b, c] = scheme(colour, []);
  const threadsOf = ['#E0A12E', '#B8322E', '#F0E4CB', '#2E7D6B', '#D0608A'].filter((shade) => shade !== tone);
  const diamond = (x: number, y: number, s: number, fill: string) => shape(`M${x} ${y - s}L${x + s} ${y}L${x} ${y + s}L${x - s} ${y}Z`, fill);
  const centre = mandala(480, 758, [[176, 5, 'ring', a], [150, 20, 'petal', pick(threadsOf, 1)], [146, 5, 'ring', b], [100, 14, 'petal', pick(threadsOf, 3)], [92, 20, 'ring', darker(tone, 0.2)]]) + around(8, 92, (x, y) => abhla(480 + x, 758 + y, 17, pick(threadsOf, 0))) + abhla(480, 758, 38, pick(threadsOf, 1)) + around(12, 148, (x, y, _t, i) => abhla(480 + x, 758 + y, 11, pick(threadsOf, i)));
  const bands = [548, 944].map((y) => box([160, y - 26], [640, 52], pick(threadsOf, 1)) + times(15, (i) => diamond(190 + i * 42, y, 24, pick(threadsOf, i)) + (i % 2 ? abhla(190 + i * 42, y, 9, '#F0E4CB') : diamond(190 + i * 42, y, 10, tone)))).join('');
  const corners = [[258, 650], [702, 650], [258, 866], [702, 866]].map(([x = 0, y = 0], i) => mandala(x, y, [[40, 10, 'petal', pick(threadsOf, i)], [36, 4, 'ring', c === tone ? b : c]]) + abhla(x, y, 17, pick(threadsOf, i + 2))).join('');
  const made = bag(pen, [tone, darker(tone, 0.12)], { face: centre + bands + corners, strap: 'long' });
  return { ...made, art: made.art + times(9, (i) => tassel(216 + i * 66, 984, 54, pick(threadsOf, i))), raise: 100, zoom: 0.86 };
};

const ikatTote: Draw = (pen, colour) => {
  const [tone, second, third, accent] = scheme(colour, []);
  const blur = (x: number, y: number, s: number, fill: string) => times(9, (i) => { const half = s * (1 - Math.abs(i - 4) / 4.6); return box([x - s * 1.12 + i * (s / 4), y - half - pen.random() * 9], [s / 4 + 0.6, half * 2 + 9], fill); });
  const cell = (x: number, y: number) => blur(x, y, 62, second) + blur(x, y, 40, accent) + blur(x, y, 20, third === tone ? tone : third);
  const face = times(4, (row) => times(6, (col) => cell(150 + col * 132 + (row % 2) * 66, 600 + row * 122))) + box([150, 500], [660, 44], accent) + times(40, (i) => line(`M${160 + i * 17} 548v${10 + pen.random() * 14}`, second, 6));
  return bag(pen, [tone, mix(tone, '#2B1D14', 0.15)], { face, strap: 'pair', weave: 0.16 });
};

const dabuTote: Draw = (pen, colour) => {
  const [tone, second] = scheme(colour, []);
  const dark = darker(tone, 0.25);
  const crackle = times(60, () => { const [x, y] = [180 + pen.random() * 600, 520 + pen.random() * 470]; return line(`M${x} ${y}l${pen.random() * 30 - 15} ${pen.random() * 26}l${pen.random() * 20 - 10} ${pen.random() * 20}`, lighter(tone, 0.35), 1.4, 'opacity=".5"'); });
  const bush = (x: number, y: number, s: number) => at(x, y, line('M0 60V-10', second, 5) + [-60, -30, 0, 30, 60].map((turn) => at(0, 16, shape(petal(66, 17), second) + at(0, -66, disc(0, 0, 6, second)), { turn })).join('') + leaf(0, 56, 40, [second, 66]) + leaf(0, 56, 40, [second, -66]), { scale: s });
  const face = crackle + box([150, 560], [660, 66], dark) + times(11, (i) => at(204 + i * 56, 594, mandala(0, 0, [[18, 8, 'petal', second], [8, 16, 'ring', second]]))) + times(4, (i) => bush(246 + i * 156, 718, 1)) + times(3, (i) => bush(324 + i * 156, 838, 0.8)) + box([150, 916], [660, 80], dark) + times(9, (i) => paisley(206 + i * 70, 950, 26, [second, dark, 0])) + line('M150 560H810M150 626H810M150 916H810', second, 4);
  return bag(pen, [tone, colour === 'Kashish Grey' ? '#8C6A45' : '#8A5A36'], { face, strap: 'pair' });
};

const potli: Draw = (pen, colour) => {
  const [tone] = scheme(colour, []);
  const zari = colour === 'Gold' ? '#8C2F33' : '#E0B85A';
  const buta = (x: number, y: number, s: number) => paisley(x, y, s, [zari, tone, 8]) + leaf(x - s * 0.7, y + s * 0.7, s * 0.6, [zari, -50]) + flower(x, y + s * 0.16, s * 0.3, [zari, tone, 6]);
  const decor = times(5, (row) => times(7, (col) => buta(180 + col * 104 + (row % 2) * 52, 560 + row * 104, 34))) + box([100, 928], [800, 90], zari) + times(18, (i) => at(150 + i * 40, 962, shape('M0 -22L18 0L0 22L-18 0Z', tone) + disc(0, 0, 6, zari)));
  const body = 'M398 452C360 500 210 590 196 760C186 900 250 990 480 990C710 990 774 900 764 760C750 590 600 500 562 452Z';
  const frill = 'M402 448C360 400 322 352 306 286Q340 312 370 282Q402 312 436 278Q462 308 482 276Q510 308 530 278Q562 312 592 282Q624 312 656 286C640 352 600 400 558 448Z';
  const folds = times(9, (i) => line(`M${416 + i * 16} 452C${400 + i * 20} 520 ${280 + i * 50} 600 ${250 + i * 58} 720`, '#1E120A', 7, 'opacity=".16"') + line(`M${416 + i * 16} 448L${330 + i * 38} 300`, '#1E120A', 5, 'opacity=".18"'));
  const cord = line('M396 446Q480 476 566 446', zari, 16) + line('M396 446Q480 476 566 446', darker(zari, 0.35), 3, 'stroke-dasharray="6 8"') + line('M560 452C640 470 690 520 700 590M566 446C650 440 730 470 760 540', zari, 8) + at(700, 580, tassel(0, 0, 110, zari)) + at(760, 530, tassel(0, 0, 110, zari));
  const handle = line('M404 440C300 180 400 80 480 80C560 80 660 180 556 440', zari, 12) + times(25, (i) => { const a = Math.PI * (i / 24); return ball(pen, 480 - Math.cos(a) * 128, 300 - Math.sin(a) * 216, 11, i % 3 ? '#F1E6D0' : zari); });
  return { art: handle + solid(pen, frill, tone, { finish: 'cloth', decor: line('M306 286Q340 312 370 282Q402 312 436 278Q462 308 482 276Q510 308 530 278Q562 312 592 282Q624 312 656 286', zari, 26) }) + solid(pen, body, tone, { finish: 'matt', decor }) + folds + cord, place: 'floor', spread: 230, raise: 50, zoom: 0.96 };
};

const madhubaniBag: Draw = (pen, colour) => {
  const [base] = scheme(colour, []);
  const jute = colour === 'Natural' ? '#CDAE78' : mix(base, '#C4A36E', 0.18);
  const panel = border([240, 580], [480, 370], [16, 12], (x, y, i) => shape(`M${x} ${y - 15}L${x + 15} ${y}L${x} ${y + 15}L${x - 15} ${y}Z`, pick(['#B3322A', '#E0A12E', '#2F6B4A', '#2C3E70'], i), 'stroke="#201612" stroke-width="2.5"'));
  const peacock = at(470, 800, line('M-10 60V110M20 60V110', '#201612', 5) + around(9, 0, (_x, _y, _t, i) => at(20, 10, shape(petal(170, 26), i % 2 ? '#2F6B4A' : '#2C3E70', 'stroke="#201612" stroke-width="3"') + disc(0, -128, 13, '#E0A12E') + disc(0, -128, 6, '#B3322A'), { turn: 20 + i * 12 })) + shape('M-120 -116C-96 -150 -52 -132 -56 -92C-60 -50 60 -60 66 10C70 70 -30 90 -70 40C-96 0 -84 -50 -96 -80L-136 -92Z', '#1F6E8C', 'stroke="#201612" stroke-width="4"') + times(5, (i) => line(`M${-60 + i * 22} ${20 + (i % 2) * 10}q14 -14 28 0`, '#F4E7CC', 3)) + disc(-92, -108, 8, '#F4E7CC') + disc(-92, -108, 4, '#201612') + times(3, (i) => line(`M-84 -134l${-12 + i * 14} -34`, '#201612', 3) + disc(-96 + i * 14, -170, 6, '#B3322A')));
  const lotuses = [300, 660].map((x) => lotus(x, 910, 84, ['#D0608A', '#201612'])).join('') + leaf(280, 660, 56, ['#2F6B4A', 30]) + leaf(330, 640, 56, ['#2F6B4A', -20]) + flower(305, 690, 26, ['#E0A12E', '#B3322A', 8]);
  const face = box([224, 564], [512, 402], '#F6EBD2', 'stroke="#201612" stroke-width="4"') + panel + box([262, 602], [436, 326], '#F6EBD2', 'stroke="#201612" stroke-width="3"') + peacock + lotuses + box([100, 480], [800, 600], tiled(pen, [12, 12], line('M0 3H12M3 0V12', '#2B1D14', 1.5)), 'opacity=".12"');
  return bag(pen, [jute, colour === 'Natural' ? '#A8322A' : '#DCC08C'], { face, strap: 'pair', d: 'M190 506H770L782 972Q782 990 764 990H196Q178 990 178 972Z' });
};

const leatherBag: Draw = (pen, colour) => {
  const [tone, dark] = scheme(colour, []);
  const deep = colour === 'Maroon' ? '#4A1519' : dark;
  const emboss = (art: string) => `<g transform="translate(2 3)" opacity=".5">${art.replaceAll(deep, lighter(tone, 0.5))}</g>${art}`;
  const alpona = mandala(480, 690, [[120, 6, 'ring', deep], [78, 14, 'petal', deep], [70, 4, 'ring', deep], [40, 10, 'petal', deep], [34, 8, 'dot', deep], [14, 8, 'ring', deep]]) + vine([200, 660], [352, 660], [deep, deep, lighter(tone, 0.4)], 2) + vine([610, 660], [760, 660], [deep, deep, lighter(tone, 0.4)], 2) + vine([250, 800], [712, 800], [deep, deep, lighter(tone, 0.4)], 6) + times(19, (i) => shape(`M${196 + i * 30} 562l15 24l15 -24Z`, deep));
  const body = solid(pen, 'M190 560Q480 530 770 560L790 940Q786 990 730 990H230Q174 990 170 940Z', darker(tone, 0.08), { finish: 'cloth', decor: line('M196 950Q200 968 236 968H724Q760 968 764 950', lighter(tone, 0.5), 4, 'stroke-dasharray="14 9"') });
  const flap = 'M178 552Q480 512 782 552L776 730Q770 850 480 872Q190 850 184 730Z';
  const strapD = 'M200 560C150 160 370 70 480 70C590 70 810 160 760 560';
  const strap = line(strapD, darker(tone, 0.55), 36) + line(strapD, darker(tone, 0.1), 30) + line(strapD, lighter(tone, 0.4), 2.5, 'stroke-dasharray="12 8"');
  const clasp = disc(480, 846, 30, darker(tone, 0.5)) + ball(pen, 480, 846, 24, tones.brass) + ring(480, 846, 12, darker(tones.brass, 0.5), 3) + [205, 755].map((x) => ring(x, 562, 20, tones.brass, 8)).join('');
  return { art: strap + body + solid(pen, flap, tone, { finish: 'cloth', decor: emboss(alpona) + line('M196 560L200 728Q206 832 480 852Q754 832 760 728L764 560', lighter(tone, 0.5), 4, 'stroke-dasharray="14 9"') }) + clasp, place: 'floor', spread: 310, raise: 60, zoom: 0.96 };
};

const lambaniPouch: Draw = (pen, colour) => {
  const [tone] = scheme(colour, []);
  const shades = ['#E0A12E', '#C0392B', '#F0E4CB', '#2E7D6B', '#6A4C93', '#D0608A'].filter((shade) => shade !== tone);
  const block = (col: number, row: number) => { const [x, y, i] = [190 + col * 116, 640 + row * 116, col + row * 3]; return box([x, y], [116, 116], i % 3 ? tone : pick(shades, i)) + border([x + 12, y + 12], [92, 92], [6, 6], (px, py) => line(`M${px - 5} ${py}H${px + 5}`, pick(shades, i + 1), 4)) + (i % 2 ? abhla(x + 58, y + 58, 24, pick(shades, i + 2)) : mandala(x + 58, y + 58, [[22, 10, 'petal', pick(shades, i + 2)], [18, 7, 'ring', pick(shades, i + 3)], [8, 14, 'ring', pick(shades, i + 4)]])); };
  const face = times(5, (col) => times(3, (row) => block(col, row))) + line('M190 640H770M190 756H770M190 872H770', '#F0E4CB', 4, 'stroke-dasharray="14 8"');
  const flap = 'M176 610H784L770 700Q480 850 190 700Z';
  const flapFace = times(4, (i) => line(`M170 ${636 + i * 17}H790`, pick(shades, i), 9, i % 2 ? 'stroke-dasharray="18 10"' : '')) + abhla(480, 742, 30, pick(shades, 1)) + abhla(370, 730, 16, pick(shades, 2)) + abhla(590, 730, 16, pick(shades, 2));
  const shells = times(13, (i) => { const t = i / 12; const [x, y] = [190 + t * 580, 706 + Math.sin(t * Math.PI) * 70]; return oval([x, y], 13, 18, '#F6EFDF', 'stroke="#8E7B5C" stroke-width="2"') + line(`M${x} ${y - 11}V${y + 11}`, '#8E7B5C', 3); });
  return { art: at(0, 0, solid(pen, roundRect([180, 610], [600, 380], 18), tone, { finish: 'cloth', decor: face + threads(pen) }) + solid(pen, flap, tone, { finish: 'cloth', decor: flapFace }) + shells) + times(11, (i) => tassel(206 + i * 55, 984, 62, pick(shades, i))) + tassel(480, 800, 90, pick(shades, 0)), place: 'hung', raise: 200, zoom: 1.12 };
};

const pipliSling: Draw = (pen, colour) => {
  const [tone, second, third, accent] = scheme(colour, []);
  const patch = (d: string, fill: string) => shape(d, fill, `stroke="${third}" stroke-width="5" stroke-dasharray="9 5"`);
  const elephant = at(480, 850, patch('M-136 -10V-120C-130 -190 -50 -196 30 -190C90 -214 140 -180 136 -120C136 -80 150 -40 168 -30L146 -6C110 -20 104 -60 98 -84L86 -80V-10H40V-70H-60V-10Z', accent) + patch('M-90 -190H20L34 -110H-100Z', second) + abhla(-34, -148, 20, third) + disc(86, -148, 8, third) + patch('M44 -170C20 -150 30 -110 60 -110C74 -140 70 -164 44 -170Z', tone));
  const petals = times(9, (i) => patch(`M${170 + i * 70} 520h70l-35 70Z`, i % 2 ? second : third === tone ? accent : '#F4E7CC')) + times(9, (i) => abhla(205 + i * 70, 543, 11, accent));
  const sun = (x: number, y: number) => mandala(x, y, [[36, 12, 'petal', second], [30, 10, 'ring', third]]) + abhla(x, y, 17, accent);
  const face = petals + box([150, 620], [660, 10], second) + elephant + [sun(268, 690), sun(692, 690)].join('') + flower(258, 850, 46, [second, third, 8]) + flower(706, 850, 46, [second, third, 8]) + times(12, (i) => patch(`M${176 + i * 54} 990h54l-27 -56Z`, i % 2 ? second : accent));
  return bag(pen, [tone, second], { face, strap: 'long' });
};

const screwPinePouch: Draw = (pen, colour) => {
  const [tone, second] = scheme(colour, []);
  const natural = '#E0C78F';
  const other = colour === 'Natural' ? '#C8A565' : tone;
  const tile = (x: number, y: number, fill: string, up: boolean) => box([x + 1, y + 1], [30, 30], fill) + line(up ? `M${x + 10} ${y + 3}V${y + 29}M${x + 20} ${y + 3}V${y + 29}` : `M${x + 3} ${y + 10}H${x + 29}M${x + 3} ${y + 20}H${x + 29}`, darker(fill, 0.3), 1.6, 'opacity=".6"');
  const plait = (turn: string) => box([-300, -300], [1600, 1800], tiled(pen, [64, 64], box([0, 0], [64, 64], darker(natural, 0.5)) + tile(0, 0, natural, false) + tile(32, 32, natural, false) + tile(32, 0, other, true) + tile(0, 32, colour === 'Natural' ? other : lighter(other, 0.1), true), turn));
  const body = roundRect([170, 640], [620, 350], 22);
  const flap = 'M166 634H794V690L500 850Q480 860 460 850L166 690Z';
  const stitch = line('M178 650V970Q180 982 196 982H764Q780 982 782 970V650', second === natural ? '#8A5A2B' : darker(natural, 0.4), 5, 'stroke-dasharray="14 8"');
  return { art: solid(pen, body, natural, { finish: 'cloth', decor: plait('rotate(45)') }) + stitch + solid(pen, flap, natural, { finish: 'cloth', decor: plait('') }) + line('M172 690L460 846Q480 856 500 846L788 690', darker(other, 0.3), 8) + pierced(pen, ball(pen, 480, 810, 30, '#6E4A2A'), disc(471, 810, 4, '#000') + disc(489, 810, 4, '#000')), place: 'floor', spread: 330, raise: 190, zoom: 1.12 };
};

export const bags: Record<string, Draw> = { SB01: kutchJhola, SB02: ikatTote, SB03: dabuTote, SB04: potli, SB05: madhubaniBag, SB06: leatherBag, SB11: screwPinePouch, SB13: lambaniPouch, SB15: pipliSling };
