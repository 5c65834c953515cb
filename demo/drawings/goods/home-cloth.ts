import { elephant } from '../kit/animal.ts';
import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { crate } from '../kit/made.ts';
import { border, flower, leaf, mandala, paisley, petal } from '../kit/motif.ts';
import { across, clipped, lifted, slant, tiled, type Pen } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, box, disc, line, mirrored, oval, poly, ring, roundRect, shape, times } from '../kit/shape.ts';
import { ball, lump, solid, turned } from '../kit/solid.ts';
import { grain, specks, threads } from '../kit/texture.ts';

const dhokraElephants: Draw = (pen) => {
  const tone = tones.bell;
  const coil = (x: number, y: number) => times(4, (i) => ring(x, y, 7 + i * 6, lighter(tone, 0.45), 3));
  const decor = times(9, (i) => line(`M-150 ${-226 + i * 11}Q-40 ${-206 + i * 11} 100 ${-232 + i * 11}`, i % 2 ? lighter(tone, 0.4) : darker(tone, 0.45), 4)) + coil(-104, -96) + coil(-96, -150) + times(8, (i) => line(`M-150 ${-70 + i * 9}H-70M30 ${-70 + i * 9}H110`, darker(tone, 0.4), 3)) + times(10, (i) => disc(-130 + i * 22, -124 + (i % 2) * 8, 5, lighter(tone, 0.5))) + times(9, (i) => line(`M138 ${-170 + i * 14}L186 ${-184 + i * 16}`, darker(tone, 0.4), 3));
  const one = () => elephant(pen, tone, { finish: 'metal', decor, tusk: lighter(tone, 0.4) }) + box([-130, -270], [170, 20], darker(tone, 0.1), 'rx="8"') + coil(46, -208);
  return { art: at(290, 990, one(), { scale: 1.02 }) + at(668, 990, one(), { scale: 0.86, flip: true }), place: 'floor', light: 'sage', spread: 360, raise: 210, zoom: 1 };
};

function printedCloth(pen: Pen, [tone, ground, leafTone]: readonly [string, string, string]): string {
  const sprig = (x: number, y: number) => line(`M${x} ${y + 46}Q${x - 8} ${y + 20} ${x} ${y}`, leafTone, 4) + leaf(x, y + 34, 30, [leafTone, 60]) + leaf(x, y + 40, 30, [leafTone, -60]) + flower(x, y, 24, [tone, ground, 7]);
  return box([-300, -300], [1500, 1800], tiled(pen, [104, 132], box([0, 0], [104, 132], ground) + sprig(28, 20) + sprig(80, 86) + disc(80, 20, 4, tone) + disc(28, 96, 4, tone)));
}

const cushions: Draw = (pen, colour) => {
  const [tone, , , accent] = scheme(colour, []);
  const puff = (s: number) => `M${-s} ${-s}Q0 ${-s * 0.86} ${s} ${-s}Q${s * 0.88} 0 ${s} ${s}Q0 ${s * 0.9} ${-s} ${s}Q${-s * 0.88} 0 ${-s} ${-s}Z`;
  const pattern = (ground: string, print: string) => printedCloth(pen, [print, ground, mixLeaf(tone, accent)]) + border([-196, -196], [392, 392], [12, 12], (x, y) => at(x, y, shape('M0 -14L14 0L0 14L-14 0Z', print))) + threads(pen);
  const one = (ground: string, print: string) => solid(pen, puff(236), ground, { finish: 'cloth', decor: pattern(ground, print) }) + line('M-150 -150Q-190 -180 -232 -232M150 150Q190 180 232 232M150 -150Q190 -186 232 -232', darker(ground, 0.4), 3, 'opacity=".35"');
  return { art: at(610, 690, one(tone, '#F4E9D3'), { turn: 8, scale: 0.98 }) + at(350, 770, one('#F6EDDA', tone), { turn: -7 }), place: 'floor', spread: 340 };
};

function mixLeaf(tone: string, accent: string): string {
  return tone === accent ? darker(tone, 0.3) : accent;
}

const kantha: Draw = (pen, colour) => {
  const [tone, second, third, accent] = scheme(colour, []);
  const stitches = (shade: string) => box([-100, -100], [1200, 1400], tiled(pen, [22, 11], line('M1 3H13M12 8.5H22', shade, 2.2)), 'opacity=".7"');
  const cloth = (d: string, ground: string, art: string) => solid(pen, d, ground, { finish: 'cloth', decor: art + stitches(lighter(ground, 0.6)) });
  const folk = at(300, 600, lotusRound(130, [second, third, accent])) + [[560, 470], [690, 600], [470, 690], [640, 760]].map(([x = 0, y = 0], i) => paisley(x, y, 56, [i % 2 ? third : second, accent, i * 70])).join('') + times(9, (i) => leaf(230 + i * 66, 800, 46, [i % 2 ? second : third, 45]));
  const fold = (y: number, ground: string) => cloth(roundRect([170, y], [620, 74], 34), ground, times(7, (i) => flower(215 + i * 90, y + 40, 26, [second, third, 8])));
  const drape = 'M186 452Q480 430 774 452Q800 470 798 520L806 880Q700 902 640 884Q560 900 480 886Q380 904 300 884Q220 900 156 880L164 520Q162 470 186 452Z';
  const reverse = cloth('M156 880L160 700Q300 640 420 790Q450 840 446 892Q380 902 300 884Q220 900 156 880Z', second, times(12, (i) => line(`M130 ${640 + i * 26}H480`, i % 3 ? third : accent, 7)));
  return { art: fold(918, darker(tone, 0.12)) + fold(860, tone) + cloth(drape, tone, folk) + reverse + line('M160 700Q300 640 420 790Q450 840 446 892', darker(second, 0.4), 4) + times(22, (i) => line(`M${170 + i * 29} 888l-3 24`, lighter(tone, 0.4), 3)), place: 'floor', light: colour === 'Ivory' ? 'clay' : 'paper', spread: 330, raise: 60 };
};

function lotusRound(r: number, [a, b, c]: readonly [string, string, string]): string {
  return mandala(0, 0, [[r, 5, 'ring', a], [r * 0.62, 12, 'petal', a], [r * 0.56, 4, 'ring', b], [r * 0.3, 8, 'petal', b], [r * 0.26, 8, 'dot', c], [r * 0.1, 4, 'ring', c]]);
}

/** A rug lying as seen from above, with its fringe. */
function rug(pen: Pen, art: string, fringe: string): string {
  const ends = times(50, (i) => line(`M${206 + i * 11.2} 176l${(i % 3) - 1} -34M${206 + i * 11.2} 1024l${(i % 3) - 1} 34`, fringe, 3.4));
  return lifted(pen, ends + clipped(pen, 'M200 176H760V1024H200Z', art) + box([200, 176], [560, 848], slant(pen, '#FFF6DF@0/.16', '#1E120A@1/.16')), 12);
}

const durrie: Draw = (pen, colour) => {
  const natural = colour === 'Natural';
  const [main, , , other] = scheme(colour, []);
  const [tone, accent] = natural ? ['#B08A58', '#7A5A38'] : [main, other];
  const light = '#F2E6CC';
  const steps = (y: number, fill: string) => times(7, (i) => shape(poly([[200 + i * 80, y], [220 + i * 80, y - 16], [220 + i * 80, y - 30], [240 + i * 80, y - 46], [260 + i * 80, y - 30], [260 + i * 80, y - 16], [280 + i * 80, y], [260 + i * 80, y + 16], [260 + i * 80, y + 30], [240 + i * 80, y + 46], [220 + i * 80, y + 30], [220 + i * 80, y + 16]]), fill));
  const bands = [[176, 40, tone], [216, 14, light], [230, 24, accent], [254, 14, light], [396, 20, tone], [416, 10, light], [774, 10, light], [784, 20, tone], [932, 14, light], [946, 24, accent], [970, 14, light], [984, 40, tone]] as const;
  const art = box([200, 176], [560, 848], light) + box([200, 268], [560, 128], tone) + steps(332, light) + box([200, 804], [560, 128], tone) + steps(868, light) + bands.map(([y, h, fill]) => box([200, y], [560, h], fill)).join('') + times(3, (i) => steps(500 + i * 100, i === 1 ? tone : accent)) + box([180, 170], [600, 860], tiled(pen, [20, 12], line('M0 2H14M10 8H20', '#1E120A', 2)), 'opacity=".16"');
  return { art: rug(pen, art, '#EADBBB'), place: 'hung' };
};

const woolRug: Draw = (pen, colour) => {
  const [tone, second, third, accent] = scheme(colour, []);
  const field = colour === 'Ivory' ? '#EBDFC6' : tone;
  const edge = colour === 'Ivory' ? '#8C3A2F' : colour === 'Blue' ? '#1F3358' : '#3B1D22';
  const trim = colour === 'Ivory' ? third : second;
  const frame = (m: number, fill: string) => box([200 + m, 176 + m], [560 - 2 * m, 848 - 2 * m], fill);
  const rosettes = border([248, 224], [464, 752], [8, 13], (x, y, i) => flower(x, y, 26, [i % 2 ? trim : accent, i % 2 ? accent : '#F0E4CB', 8]));
  const medallion = shape(mirrored(480, [[0, 400], [60, 470], [150, 540], [190, 600], [150, 660], [60, 730], [0, 800]]), edge) + at(480, 600, mandala(0, 0, [[150, 16, 'petal', trim], [132, 5, 'ring', '#F0E4CB'], [92, 12, 'petal', accent], [80, 5, 'ring', trim], [46, 10, 'petal', '#F0E4CB'], [34, 30, 'ring', accent]]));
  const corner = (x: number, y: number, turn: number) => at(x, y, shape('M0 0H150Q120 60 80 70Q60 120 0 150Z', edge) + [20, 62].map((d) => flower(d + 10, d + 10, 24, [trim, accent, 8])).join('') + leaf(36, 100, 40, [trim, 120]) + leaf(100, 36, 40, [trim, -30]), { turn });
  const scatter = [[390, 380], [570, 380], [480, 350], [390, 820], [570, 820], [480, 850], [330, 520], [630, 520], [330, 680], [630, 680]].map(([x = 0, y = 0], i) => leaf(x, y, 44, [accent, i * 40]) + leaf(x, y, 44, [accent, i * 40 + 180]) + flower(x, y, 22, [trim, '#F0E4CB', 7])).join('');
  const art = frame(0, edge) + frame(12, trim) + frame(18, edge) + rosettes + frame(78, trim) + frame(84, field) + corner(284, 260, 0) + corner(676, 260, 90) + corner(676, 940, 180) + corner(284, 940, 270) + scatter + medallion + box([180, 170], [600, 860], tiled(pen, [14, 14], line('M2 2V10M9 6V14', '#1E120A', 2)), 'opacity=".13"');
  return { art: rug(pen, art, '#F3E9D2'), place: 'hung' };
};

const tray: Draw = (pen) => {
  const tone = tones.sheesham;
  const brass = '#D8AC55';
  const inlay = box([0, 0], [100, 100], lighter(tone, 0.12)) + box([8, 8], [84, 84], 'none', `stroke="${brass}" stroke-width="1.1"`) + box([11, 11], [78, 78], 'none', `stroke="${brass}" stroke-width=".5"`) + mandala(50, 50, [[23, 0.7, 'ring', brass], [12, 10, 'petal', brass], [10, 1, 'ring', tone], [4, 8, 'petal', brass]]) + [[20, 20], [80, 20], [20, 80], [80, 80]].map(([x = 0, y = 0], i) => at(x, y, shape(petal(12, 4), brass), { turn: 135 + [0, 90, -90, 180][i]! }) + disc(x, y, 1.6, brass)).join('');
  return { art: at(0, 85, crate(pen, { x: 510, y: 900, w: 350, d: 270, h: 74, tone, top: inlay + grainTile(pen, tone), left: sideInlay(brass), right: sideInlay(brass) }) + rim(pen, tone)), place: 'floor', light: 'paper', spread: 0, raise: 130, zoom: 1.1 };
};

function sideInlay(brass: string): string {
  return box([0, 40], [100, 4], brass) + times(12, (i) => at(6 + i * 8, 62, shape('M0 -12L3 0L0 12L-3 0Z', brass)));
}

function grainTile(pen: Pen, tone: string): string {
  return `<g opacity=".3" transform="scale(.4)">${grain(pen, tone)}</g>`;
}

function rim(pen: Pen, tone: string): string {
  const up = 54;
  const [a, b, c, d] = [[160, 700], [510, 826], [780, 729], [430, 603]] as const;
  const wall = (p: readonly number[], q: readonly number[], shade: string) => shape(poly([[p[0]!, p[1]!], [q[0]!, q[1]!], [q[0]!, q[1]! - up], [p[0]!, p[1]! - up]]), shade);
  const slot = (x: number, y: number, skew: number) => `<g transform="translate(${x} ${y}) skewY(${skew})">${box([-44, -12], [88, 24], darker(tone, 0.7), 'rx="12"')}</g>`;
  return wall(a, d, darker(tone, 0.2)) + wall(d, c, lighter(tone, 0.08)) + line(poly([[160, 646], [430, 549], [780, 675]], false), lighter(tone, 0.4), 9) + wall(a, b, across(pen, lighter(tone, 0.2), tone)) + wall(b, c, across(pen, darker(tone, 0.2), darker(tone, 0.42))) + line(poly([[160, 646], [510, 772], [780, 675]], false), lighter(tone, 0.34), 11) + slot(645, 754, -20) + line('M176 690L502 808', '#D8AC55', 4) + line('M520 808L772 716', '#B58A3C', 4);
}

const aranmula: Draw = (pen) => {
  const brass = tones.brass;
  const handle = turned(pen, 480, brass, { profile: [[760, 34], [780, 52], [800, 26], [830, 20], [880, 32], [930, 22], [960, 44], [976, 90], [990, 104]], finish: 'metal', tilt: 0.12 });
  const leaves = around(26, 1, (_x, _y, turn) => at(480, 500, at(0, -214, lump(pen, petal(58, 26), brass)), { turn }));
  const glass = oval([480, 500], 196, 208, slant(pen, '#DADFE0', '#8C979B', '#EEF1EF', '#A7B0B2', '#717C80')) + shape('M350 560L560 330L620 372L420 650Z', '#FFFFFF', 'opacity=".28"');
  return { art: handle + leaves + oval([480, 500], 222, 234, slant(pen, lighter(brass, 0.4), brass, darker(brass, 0.4))) + around(40, 1, (_x, _y, turn) => at(480, 500, disc(0, -222, 6, lighter(brass, 0.4)), { turn })) + glass + oval([480, 500], 196, 208, 'none', `stroke="${darker(brass, 0.5)}" stroke-width="4"`) + at(480, 240, lump(pen, petal(96, 44), brass) + at(-40, 14, lump(pen, petal(64, 26), brass), { turn: -44 }) + at(40, 14, lump(pen, petal(64, 26), brass), { turn: 44 }) + ball(pen, 0, -20, 13, '#A8322A')), place: 'floor', light: 'sage', spread: 110 };
};

const cheriyalMasks: Draw = (pen) => {
  const face = (skin: string, [cloth, man]: readonly [string, boolean]) => {
    const head = mirrored(0, [[0, -190], [110, -176], [158, -60], [142, 70], [84, 166], [0, 204]]);
    const eye = (x: number) => shape(`M${x - 48} -20Q${x} -66 ${x + 48} -20Q${x} 12 ${x - 48} -20Z`, '#FFFBEF', 'stroke="#201612" stroke-width="6"') + disc(x, -24, 17, '#201612') + disc(x - 5, -30, 5, '#fff') + line(`M${x - 56} -62Q${x} -106 ${x + 56} -62`, '#201612', 10);
    const hair = shape(mirrored(0, [[0, -214], [130, -190], [176, -80], [150, -84], [90, -142], [0, -150]]), '#201612');
    const crownBand = man ? shape('M-160 -110Q0 -250 160 -110L150 -176Q90 -262 0 -268Q-90 -262 -150 -176Z', cloth, 'stroke="#201612" stroke-width="5"') + times(7, (i) => disc(-108 + i * 36, -190 + Math.abs(i - 3) * 14, 9, '#F0B429')) + at(0, -250, lump(pen, petal(70, 30), '#F0B429')) : times(13, (i) => flower(-138 + i * 23, -122 - Math.sin((i / 12) * Math.PI) * 84, 20, [i % 2 ? '#F0B429' : '#F6F0E0', '#C0392B', 7]));
    const mouth = man ? shape('M-84 96Q-40 66 0 92Q40 66 84 96Q104 82 112 62Q104 122 44 116Q0 106 -44 116Q-104 122 -112 62Q-104 82 -84 96Z', '#201612') : '';
    const jewels = [-1, 1].map((s) => disc(s * 158, 46, 24, '#F0B429') + disc(s * 158, 46, 10, '#C0392B') + disc(s * 158, 84, 12, '#F0B429')).join('') + (man ? '' : disc(34, 64, 12, '#F0B429') + disc(34, 64, 5, '#C0392B') + line('M34 74Q60 112 120 60', '#F0B429', 3));
    return hair + solid(pen, head, skin, { edge: 5 }) + crownBand + eye(-66) + eye(66) + line('M-10 -30Q-26 40 -30 54Q0 76 30 54', '#201612', 6) + shape('M-44 122Q-20 106 0 116Q20 106 44 122Q0 158 -44 122Z', '#B3261E', 'stroke="#201612" stroke-width="4"') + mouth + shape(petal(52, 12), '#C0392B', 'transform="translate(0 -74)"') + disc(-104, 60, 24, '#D9503A').replace('/>', ' opacity=".4"/>') + disc(104, 60, 24, '#D9503A').replace('/>', ' opacity=".4"/>') + jewels + specks(pen, [[-100, -60], [200, 200]], [8, 1, skin]);
  };
  return { art: lifted(pen, at(275, 610, face('#C8502F', ['#2F6B4A', true]), { scale: 1.16, turn: -3 })) + lifted(pen, at(690, 620, face('#E3A83A', ['#A8322A', false]), { scale: 1.12, turn: 3 })), place: 'wall' };
};

export const homeCloth: Record<string, Draw> = { HA02: dhokraElephants, HA07: cushions, HA08: kantha, HA09: durrie, HA10: woolRug, HA11: tray, HA13: aranmula, HA16: cheriyalMasks };
