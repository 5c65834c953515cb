import { scheme } from '../kit/colour.ts';
import { border, flower, leaf, mandala } from '../kit/motif.ts';
import { clipped, lifted, type Pen, slant, tiled } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { at, box, line, mirrored, poly, shape, times } from '../kit/shape.ts';

/** A rug lying as seen from above, with its fringe. */
function rug(pen: Pen, art: string, fringe: string): string {
  const ends = times(50, (i) =>
    line(`M${206 + i * 11.2} 176l${(i % 3) - 1} -34M${206 + i * 11.2} 1024l${(i % 3) - 1} 34`, fringe, 3.4),
  );
  return lifted(
    pen,
    ends +
      clipped(pen, 'M200 176H760V1024H200Z', art) +
      box([200, 176], [560, 848], slant(pen, '#FFF6DF@0/.16', '#1E120A@1/.16')),
    12,
  );
}

const durrie: Draw = (pen, colour) => {
  const natural = colour === 'Natural';
  const [main, , , other] = scheme(colour, []);
  const [tone, accent] = natural ? ['#B08A58', '#7A5A38'] : [main, other];
  const light = '#F2E6CC';
  const steps = (y: number, fill: string) =>
    times(7, (i) =>
      shape(
        poly([
          [200 + i * 80, y],
          [220 + i * 80, y - 16],
          [220 + i * 80, y - 30],
          [240 + i * 80, y - 46],
          [260 + i * 80, y - 30],
          [260 + i * 80, y - 16],
          [280 + i * 80, y],
          [260 + i * 80, y + 16],
          [260 + i * 80, y + 30],
          [240 + i * 80, y + 46],
          [220 + i * 80, y + 30],
          [220 + i * 80, y + 16],
        ]),
        fill,
      ),
    );
  const bands = [
    [176, 40, tone],
    [216, 14, light],
    [230, 24, accent],
    [254, 14, light],
    [396, 20, tone],
    [416, 10, light],
    [774, 10, light],
    [784, 20, tone],
    [932, 14, light],
    [946, 24, accent],
    [970, 14, light],
    [984, 40, tone],
  ] as const;
  const art =
    box([200, 176], [560, 848], light) +
    box([200, 268], [560, 128], tone) +
    steps(332, light) +
    box([200, 804], [560, 128], tone) +
    steps(868, light) +
    bands.map(([y, h, fill]) => box([200, y], [560, h], fill)).join('') +
    times(3, (i) => steps(500 + i * 100, i === 1 ? tone : accent)) +
    box([180, 170], [600, 860], tiled(pen, [20, 12], line('M0 2H14M10 8H20', '#1E120A', 2)), 'opacity=".16"');
  return { art: rug(pen, art, '#EADBBB'), place: 'hung' };
};

const woolRug: Draw = (pen, colour) => {
  const [tone, second, third, accent] = scheme(colour, []);
  const field = colour === 'Ivory' ? '#EBDFC6' : tone;
  const edge = colour === 'Ivory' ? '#8C3A2F' : colour === 'Blue' ? '#1F3358' : '#3B1D22';
  const trim = colour === 'Ivory' ? third : second;
  const frame = (m: number, fill: string) => box([200 + m, 176 + m], [560 - 2 * m, 848 - 2 * m], fill);
  const rosettes = border([248, 224], [464, 752], [8, 13], (x, y, i) =>
    flower(x, y, 26, [i % 2 ? trim : accent, i % 2 ? accent : '#F0E4CB', 8]),
  );
  const medallion =
    shape(
      mirrored(480, [
        [0, 400],
        [60, 470],
        [150, 540],
        [190, 600],
        [150, 660],
        [60, 730],
        [0, 800],
      ]),
      edge,
    ) +
    at(
      480,
      600,
      mandala(0, 0, [
        [150, 16, 'petal', trim],
        [132, 5, 'ring', '#F0E4CB'],
        [92, 12, 'petal', accent],
        [80, 5, 'ring', trim],
        [46, 10, 'petal', '#F0E4CB'],
        [34, 30, 'ring', accent],
      ]),
    );
  const corner = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      shape('M0 0H150Q120 60 80 70Q60 120 0 150Z', edge) +
        [20, 62].map((d) => flower(d + 10, d + 10, 24, [trim, accent, 8])).join('') +
        leaf(36, 100, 40, [trim, 120]) +
        leaf(100, 36, 40, [trim, -30]),
      { turn },
    );
  const scatter = [
    [390, 380],
    [570, 380],
    [480, 350],
    [390, 820],
    [570, 820],
    [480, 850],
    [330, 520],
    [630, 520],
    [330, 680],
    [630, 680],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        leaf(x, y, 44, [accent, i * 40]) +
        leaf(x, y, 44, [accent, i * 40 + 180]) +
        flower(x, y, 22, [trim, '#F0E4CB', 7]),
    )
    .join('');
  const art =
    frame(0, edge) +
    frame(12, trim) +
    frame(18, edge) +
    rosettes +
    frame(78, trim) +
    frame(84, field) +
    corner(284, 260, 0) +
    corner(676, 260, 90) +
    corner(676, 940, 180) +
    corner(284, 940, 270) +
    scatter +
    medallion +
    box([180, 170], [600, 860], tiled(pen, [14, 14], line('M2 2V10M9 6V14', '#1E120A', 2)), 'opacity=".13"');
  return { art: rug(pen, art, '#F3E9D2'), place: 'hung' };
};

export const rugs: Record<string, Draw> = { HA09: durrie, HA10: woolRug };
