import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { framed } from '../kit/made.ts';
import { border, flower, leaf, mandala, type Row } from '../kit/motif.ts';
import { lifted, type Pen, slant } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, box, disc, line, oval, ring, shape, times } from '../kit/shape.ts';
import { limb, solid } from '../kit/solid.ts';
import { threads } from '../kit/texture.ts';

const journal: Draw = (pen, colour) => {
  const [tone, second] = scheme(colour ?? 'Indigo', []);
  const pale = '#EFE3C8';
  const cell = times(5, (i) =>
    times(4, (j) =>
      at(
        330 + i * 84 + (j % 2) * 42,
        400 + j * 150,
        flower(0, 0, 30, [pale, colour === 'Maroon' ? second : '#C98A1B', 8]) +
          leaf(0, 26, 46, [pale, 150]) +
          leaf(0, 26, 46, [pale, 210]),
      ),
    ),
  );
  const cells =
    cell +
    times(4, (i) =>
      times(4, (j) => mandala(372 + i * 84 - (j % 2) * 42, 475 + j * 150, [[9, 6, 'dot', pale]])),
    );
  const edging =
    times(
      19,
      (i) =>
        shape(`M${268 + i * 25} 250l12 22l12 -22Z`, pale) + shape(`M${268 + i * 25} 990l12 -22l12 22Z`, pale),
    ) + line('M250 284H760M250 956H760', pale, 5);
  const pages = times(9, (i) =>
    line(`M${706 + i * 4} ${258 + i * 2}V${986 - i}`, i % 2 ? '#F4EAD2' : '#C9B58C', 5),
  );
  const strap =
    line('M690 230V1000', darker(tone, 0.5), 22) +
    line('M690 230V1000', '#B08A5A', 16) +
    line('M690 236V996', '#E3C795', 2, 'stroke-dasharray="10 9"');
  const spine =
    box([232, 230], [52, 770], darker(tone, 0.2)) +
    [330, 500, 670, 840]
      .map((y) => line(`M232 ${y}H284`, '#E9DFC8', 6) + line(`M258 ${y - 22}V${y + 22}`, '#E9DFC8', 4))
      .join('');
  const cover = solid(
    pen,
    'M244 230H712Q722 230 722 240V990Q722 1000 712 1000H244Q232 1000 232 988V242Q232 230 244 230Z',
    tone,
    { finish: 'cloth', decor: cells + edging + spine + threads(pen, 0.16) },
  );
  const button =
    disc(690, 620, 34, '#6E4422') +
    disc(690, 620, 29, '#A87444') +
    [-8, 8].map((d) => disc(690 + d, 620, 4, '#2B1608')).join('') +
    limb(
      [
        [690, 652],
        [676, 720],
        [702, 790],
        [684, 850],
      ],
      6,
      '#B08A5A',
    );
  return {
    art: lifted(pen, box([246, 246], [494, 746], '#D9C79E') + pages + cover + strap) + button,
    place: 'wall',
    light: 'sage',
    zoom: 1.06,
    raise: -24,
  };
};

/** Four flower slices of coloured stone let into a round or square of white. */
function parchin(x: number, y: number, r: number): string {
  const [green, red, blue, yellow] = ['#3F7A55', '#B23A30', '#2F5A96', '#D9962B'];
  const sprays = around(4, 0, (_x, _y, turn) =>
    at(
      x,
      y,
      line(
        `M0 0V${-r * 0.6}M0 ${-r * 0.24}Q${r * 0.2} ${-r * 0.3} ${r * 0.24} ${-r * 0.5}M0 ${-r * 0.24}Q${-r * 0.2} ${-r * 0.3} ${-r * 0.24} ${-r * 0.5}`,
        green,
        r * 0.035,
      ) +
        leaf(0, -r * 0.3, r * 0.22, [green, 40]) +
        leaf(0, -r * 0.3, r * 0.22, [green, -40]) +
        flower(0, -r * 0.66, r * 0.19, [red, yellow, 6]) +
        flower(r * 0.27, -r * 0.54, r * 0.12, [blue, yellow, 5]) +
        flower(-r * 0.27, -r * 0.54, r * 0.12, [blue, yellow, 5]),
      { turn },
    ),
  );
  return (
    sprays +
    flower(x, y, r * 0.26, [red, yellow, 8]) +
    around(24, r * 0.93, (dx, dy, _turn, i) => disc(x + dx, y + dy, r * 0.035, i % 2 ? blue : green))
  );
}

function coaster(pen: Pen, x: number, y: number, [r, tone, art]: readonly [number, string, string]): string {
  return lifted(
    pen,
    disc(x + 3, y + 14, r, darker(tone, 0.4)) +
      disc(x, y, r, tone) +
      ring(x, y, r * 0.985, lighter(tone, 0.5), r * 0.03) +
      art +
      disc(x, y, r, slant(pen, '#FFFFFF@0/.26', '#FFFFFF@.4/0', '#2B1D14@1/.16')) +
      ring(x, y, r, darker(tone, 0.5), 2.4),
    12,
  );
}

const marbleCoasters: Draw = (pen) => {
  const veins = (x: number, y: number) =>
    line(
      `M${x - 150} ${y - 60}q70 30 110 -20t150 -60M${x - 100} ${y + 110}q60 -40 120 -20t120 -30`,
      '#C9C3B6',
      3,
      'opacity=".6"',
    );
  const one = (x: number, y: number, r = 172) =>
    coaster(pen, x, y, [
      r,
      tones.marble,
      veins(x, y) + ring(x, y, r * 0.86, '#2B2B33', r * 0.035) + parchin(x, y, r * 0.84),
    ]);
  return {
    art: one(294, 420) + one(668, 420) + one(294, 796) + one(668, 796),
    place: 'wall',
    light: 'clay',
    zoom: 1.08,
    raise: -42,
  };
};

const blueCoasters: Draw = (pen, colour) => {
  const many = ['#27478F', '#2E9AA6', '#F3F1E8', '#E3B04B', '#F3F1E8', '#27478F'];
  const one = (x: number, y: number, i: number) => {
    const [main, , third] = scheme(colour === 'Assorted' ? 'Cobalt' : (colour ?? 'Cobalt'), []);
    const ground = colour === 'Assorted' ? (many[i] ?? main) : i % 2 ? third : main;
    const [petals, heart] =
      ground === third || ground === '#E3B04B' ? [tones.cobalt, tones.turquoise] : [third, '#E3B04B'];
    const rows: Row[] = [
      [134, 9, 'ring', petals],
      [112, 20, 'petal', heart],
      [108, 4, 'ring', petals],
      [84, 16, 'dot', petals],
    ];
    const middle =
      i % 3 === 0
        ? flower(x, y, 74, [petals, heart, 8])
        : i % 3 === 1
          ? around(6, 0, (_x, _y, turn) =>
              at(x, y, leaf(0, -14, 56, [petals, 0]) + flower(0, -66, 15, [heart, petals, 6]), { turn }),
            ) + flower(x, y, 26, [heart, petals, 6])
          : mandala(x, y, [
              [44, 10, 'petal', petals],
              [38, 5, 'ring', heart],
              [14, 8, 'petal', heart],
            ]);
    return coaster(pen, x, y, [
      150,
      ground,
      mandala(x, y, rows) + middle + oval([x - 52, y - 74], 50, 20, '#FFFFFF', 'opacity=".34"'),
    ]);
  };
  return {
    art: times(6, (i) => one(308 + (i % 2) * 344, 290 + Math.floor(i / 2) * 330, i)),
    place: 'wall',
    light: 'sage',
    zoom: 1.02,
    raise: -8,
  };
};

const frame: Draw = (pen) => {
  const [x, y, w, h] = [330, 464, 300, 420];
  const wire = '#E6BE62';
  const photo =
    box([x, y], [w, h], '#EFE6D3') +
    disc(x + 210, y + 110, 44, '#E9C27C') +
    shape(
      `M${x} ${y + 300}Q${x + 80} ${y + 180} ${x + 160} ${y + 262}Q${x + 230} ${y + 170} ${x + 300} ${y + 270}V${y + h}H${x}Z`,
      '#B9AE8C',
    ) +
    shape(`M${x} ${y + 350}Q${x + 150} ${y + 290} ${x + 300} ${y + 350}V${y + h}H${x}Z`, '#8E8A66') +
    shape(
      `M${x + 92} ${y + 330}V${y + 270}Q${x + 92} ${y + 216} ${x + 140} ${y + 200}Q${x + 188} ${y + 216} ${x + 188} ${y + 270}V${y + 330}Z`,
      '#F6F0E0',
    ) +
    shape(
      `M${x + 122} ${y + 330}V${y + 284}Q${x + 140} ${y + 256} ${x + 158} ${y + 284}V${y + 330}Z`,
      '#A59876',
    ) +
    line(`M${x + 140} ${y + 200}v-22`, '#8A6420', 5) +
    [78, 202]
      .map((dx) => box([x + dx - 7, y + 222], [14, 108], '#F6F0E0') + disc(x + dx, y + 220, 10, '#F6F0E0'))
      .join('');
  const inlay =
    border([x - 52, y - 52], [w + 104, h + 104], [6, 8], (px, py, i) =>
      i % 2 ? flower(px, py, 17, [wire, '#74472A', 8]) : at(px, py, shape('M0 -19L12 0L0 19L-12 0Z', wire)),
    ) +
    [18, 86]
      .map((k) => box([x - k, y - k], [w + 2 * k, h + 2 * k], 'none', `stroke="${wire}" stroke-width="4.5"`))
      .join('');
  return {
    art:
      framed(pen, { corner: [x, y], size: [w, h], frame: lighter(tones.sheesham, 0.06), width: 104 }, photo) +
      inlay +
      shape(`M${x} ${y}H${x + 130}L${x} ${y + 260}Z`, '#FFFFFF', 'opacity=".16"'),
    place: 'floor',
    light: 'paper',
    spread: 270,
    raise: 60,
    zoom: 1.1,
  };
};

export const coastersAndFrames: Record<string, Draw> = {
  GI09: marbleCoasters,
  GI12: blueCoasters,
  GI16: frame,
  GI08: journal,
};
