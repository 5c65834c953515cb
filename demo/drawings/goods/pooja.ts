import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { flower, lotus, mandala, petal, vine } from '../kit/motif.ts';
import { pierced, slant } from '../kit/pen.ts';
import { flame, type Draw } from '../kit/scene.ts';
import { around, at, box, disc, line, mirrored, oval, shape, times } from '../kit/shape.ts';
import { ball, band, limb, lump, solid, turned } from '../kit/solid.ts';
import { grain, specks } from '../kit/texture.ts';

const ghanti: Draw = (pen) => {
  const tone = tones.brass;
  const rings = [716, 730, 890, 906].map((y) => line(band(480, y, 240, 0.18), darker(tone, 0.45), 5)).join('') + times(16, (i) => at(270 + i * 28, 846, shape(petal(56, 13), lighter(tone, 0.25), `stroke="${darker(tone, 0.4)}" stroke-width="2"`)));
  const bell = turned(pen, 480, tone, { profile: [[640, 60], [660, 120], [720, 150], [840, 168], [920, 206], [968, 232]], finish: 'metal', decor: rings, tilt: 0.14 });
  const grip = turned(pen, 480, tone, { profile: [[380, 28], [410, 40], [440, 24], [500, 34], [560, 24], [590, 46], [620, 30], [646, 62]], finish: 'metal', decor: [430, 470, 530, 572].map((y) => line(band(480, y, 60, 0.2), darker(tone, 0.5), 4)).join('') });
  const wing = (s: number) => times(6, (i) => at(480 + s * 30, 324, lump(pen, petal(150 - i * 12, 18), i % 2 ? lighter(tone, 0.14) : tone), { turn: s * (34 + i * 17) }));
  const garuda = wing(-1) + wing(1) + lump(pen, mirrored(480, [[32, 280], [52, 310], [44, 360], [30, 396], [0, 404]], true), tone) + times(3, (i) => line(`M${446 + i * 4} ${324 + i * 20}Q480 ${342 + i * 20} ${514 - i * 4} ${324 + i * 20}`, darker(tone, 0.5), 3)) + limb([[452, 316], [440, 346], [474, 340]], 15, tone) + limb([[508, 316], [520, 346], [486, 340]], 15, tone) + ball(pen, 480, 246, [36, 40], tone) + lump(pen, 'M466 246L494 246L480 282Z', lighter(tone, 0.3)) + disc(464, 236, 5, darker(tone, 0.75)) + disc(496, 236, 5, darker(tone, 0.75)) + lump(pen, mirrored(480, [[0, 150], [14, 176], [34, 200], [38, 220], [0, 212]], true), lighter(tone, 0.12));
  return { art: grip + garuda + bell + oval([480, 974], 226, 24, darker(tone, 0.7)) + oval([480, 970], 232, 28, 'none', `stroke="${lighter(tone, 0.2)}" stroke-width="9"`) + ball(pen, 480, 984, [32, 22], darker(tone, 0.15)), place: 'floor', light: 'clay', spread: 220 };
};

const thali: Draw = (pen) => {
  const tone = tones.brass;
  const dark = darker(tone, 0.45);
  const flat = (art: string, x: number, y: number) => `<g transform="translate(${x} ${y}) scale(1 .5)">${art}</g>`;
  const tray = oval([480, 800], 420, 216, dark) + oval([480, 792], 420, 212, slant(pen, lighter(tone, 0.6), tone, darker(tone, 0.3))) + oval([480, 790], 388, 194, slant(pen, darker(tone, 0.3), tone, lighter(tone, 0.4))) + oval([480, 794], 376, 186, slant(pen, lighter(tone, 0.35), lighter(tone, 0.1), darker(tone, 0.12)));
  const engraving = flat(mandala(0, 0, [[352, 5, 'ring', dark], [306, 32, 'petal', dark], [292, 4, 'ring', dark], [236, 24, 'tooth', dark], [226, 4, 'ring', dark], [116, 14, 'petal', dark], [108, 4, 'ring', dark]]), 480, 794);
  const bowl = (x: number, y: number, [fill, r]: readonly [string, number]) => turned(pen, x, tone, { profile: [[y - r * 0.7, r], [y - r * 0.3, r * 0.86], [y, r * 0.5]], hollow: dark, finish: 'metal', tilt: 0.42 }) + oval([x, y - r * 0.66], r * 0.78, r * 0.3, fill) + specks(pen, [[x - r * 0.6, y - r * 0.86], [r * 1.2, r * 0.4]], [24, 3.4, lighter(fill, 0.5)]);
  const lamp = turned(pen, 480, tone, { profile: [[700, 64], [724, 60], [744, 26], [776, 20], [800, 56]], hollow: '#E0B24A', finish: 'metal', tilt: 0.36 }) + flame(pen, 480, 702, 80);
  const bell = at(690, 716, turned(pen, 0, tone, { profile: [[-60, 16], [-40, 34], [-10, 42], [20, 60]], finish: 'metal', tilt: 0.2 }) + turned(pen, 0, tone, { profile: [[-150, 10], [-130, 15], [-100, 8], [-56, 16]], finish: 'metal' }));
  const lota = turned(pen, 270, tone, { profile: [[606, 44], [622, 46], [640, 34], [680, 66], [716, 64], [744, 40]], hollow: dark, finish: 'metal', decor: [668, 700].map((y) => line(band(270, y, 80, 0.2), dark, 4)).join('') });
  const blooms = [[330, 906], [372, 934], [610, 914]].map(([x = 0, y = 0], i) => flower(x, y, 32, [i % 2 ? '#E07B22' : '#D94F2B', '#F2C230', 11])).join('');
  return { art: tray + engraving + lota + bell + lamp + bowl(330, 838, ['#B3261E', 62]) + bowl(480, 900, ['#E3A024', 62]) + bowl(630, 838, ['#F6EFDF', 62]) + bowl(742, 800, ['#D8C08A', 48]) + blooms, place: 'floor', light: 'clay', spread: 400, raise: 150, zoom: 1.02 };
};

const mandir: Draw = (pen, colour) => {
  const [tone] = colour === 'White' ? ['#EDE6D8'] : scheme(colour, []);
  const gold = colour === 'White' ? '#C79A3E' : lighter(tone, 0.34);
  const wood = (d: string, shade: string) => solid(pen, d, shade, { finish: 'cloth', decor: `<g opacity=".45">${grain(pen, shade)}</g>` });
  const dome = (x: number, y: number, s: number) => at(x, y, lump(pen, mirrored(0, [[6, -210], [26, -170], [66, -110], [92, -40], [96, 0], [0, 0]]), tone) + [-1, 0, 1].map((k) => line(`M0 -196Q${k * 70} -100 ${k * 60} -4`, darker(tone, 0.4), 4)).join('') + times(5, (i) => line(`M${-30 - i * 15} ${-160 + i * 36}Q0 ${-148 + i * 36} ${30 + i * 15} ${-160 + i * 36}`, darker(tone, 0.35), 3)) + ball(pen, 0, -218, [22, 12], tones.brass) + ball(pen, 0, -240, [14, 16], tones.brass) + lump(pen, 'M-5 -252L0 -292L5 -252Z', tones.bright), { scale: s });
  const pillar = (x: number) => turned(pen, x, tone, { profile: [[520, 30], [536, 36], [552, 22], [700, 26], [840, 22], [860, 36], [886, 36]], finish: 'wood', decor: times(11, (i) => line(`M${x - 40} ${580 + i * 26}L${x + 40} ${560 + i * 26}`, darker(tone, 0.4), 4)) });
  const holes = times(12, (i) => `<path transform="translate(${218 + i * 47.6} 927)" d="M0 -18L16 0L0 18L-16 0Z" fill="#000"/>`);
  const arch = 'M250 886V640C250 560 300 540 340 550C350 510 400 490 430 510C446 480 466 470 480 462C494 470 514 480 530 510C560 490 610 510 620 550C660 540 710 560 710 640V886Z';
  const inside = shape(arch, darker(tone, colour === 'White' ? 0.3 : 0.6)) + at(480, 884, lotus(0, -10, 150, [gold, darker(tone, 0.6)])) + shape(mirrored(480, [[0, 560], [80, 620], [96, 740], [90, 860], [0, 866]], true), gold, 'opacity=".22"') + around(19, 120, (x, y, turn) => (turn < 100 || turn > 260 ? at(480 + x, 720 + y, shape(petal(30, 9), gold, 'opacity=".6"'), { turn }) : ''));
  const bells = [330, 630].map((x) => line(`M${x} 548V606`, tones.brass, 4) + at(x, 606, lump(pen, 'M-8 0C-20 20 -16 34 -26 44H26C16 34 20 20 8 0Z', tones.brass) + ball(pen, 0, 48, 7, darker(tones.brass, 0.3)))).join('');
  const front = shape(`M208 500H752V886H208Z${arch}`, tone, 'fill-rule="evenodd"') + line(arch, darker(tone, 0.55), 5) + vine([290, 524], [670, 524], [darker(tone, 0.5), gold, lighter(tone, 0.4)], 7);
  const base = wood('M176 886H784V906H176Z', lighter(tone, 0.1)) + shape('M196 906H764V948H196Z', darker(tone, 0.7)) + pierced(pen, wood('M196 906H764V948H196Z', tone), holes) + wood('M160 948H800V990H160Z', tone) + ball(pen, 400, 969, 9, tones.brass) + ball(pen, 560, 969, 9, tones.brass) + line('M480 950V988', darker(tone, 0.5), 3);
  const cornice = wood('M170 470H790V500H170Z', lighter(tone, 0.12)) + times(26, (i) => at(186 + i * 23.6, 500, lump(pen, petal(24, 9), tone), { turn: 180 }));
  return { art: dome(290, 472, 0.8) + dome(670, 472, 0.8) + dome(480, 472, 1.3) + box([208, 500], [544, 386], darker(tone, 0.4)) + inside + front + pillar(226) + pillar(734) + bells + cornice + base, place: 'floor', light: colour === 'White' ? 'clay' : 'paper', spread: 330, raise: 20 };
};

export const pooja: Record<string, Draw> = { DC12: ghanti, DC13: thali, DC14: mandir };
