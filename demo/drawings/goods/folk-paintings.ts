import { edge, pen6 } from '../kit/brush.ts';
import { scheme } from '../kit/colour.ts';
import { framed } from '../kit/made.ts';
import { border, leaf, lotus, petal } from '../kit/motif.ts';
import { jitter, type Pen, pick, type Point, tiled } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, box, disc, line, poly, ring, shape, smooth, times } from '../kit/shape.ts';
import { threads } from '../kit/texture.ts';

function fish(body: string, [belly, fin]: readonly [string, string]): string {
  const scales = times(9, (col) =>
    times(5, (row) => line(`M${-110 + col * 26} ${-50 + row * 24 + (col % 2) * 12}q20 12 0 24`, pen6, 2.6)),
  );
  return (
    shape('M150 0C190 -30 214 -84 250 -92C236 -40 236 40 250 92C214 84 190 30 150 0Z', fin, edge()) +
    line('M168 -4L236 -66M172 0H236M168 4L236 66', pen6, 3) +
    shape('M-40 -70Q10 -132 90 -54ZM-20 72Q30 122 84 54Z', fin, edge()) +
    line('M0 -94L20 -66M34 -92L46 -66M10 96L24 74M40 88L50 68', pen6, 3) +
    shape('M-190 0C-140 -92 60 -104 160 0C60 104 -140 92 -190 0Z', body, edge(5)) +
    `<g clip-path="inset(0)">${scales}</g>` +
    shape('M-190 0C-168 -40 -140 -58 -118 -66Q-84 0 -118 66C-140 58 -168 40 -190 0Z', belly, edge()) +
    disc(-146, -16, 15, '#FFF9EA') +
    ring(-146, -16, 15, pen6, 3) +
    disc(-146, -16, 6, pen6) +
    line('M-186 8Q-168 20 -156 18', pen6, 4)
  );
}

const madhubani: Draw = (pen) => {
  const hatch = box(
    [0, 0],
    [960, 1200],
    tiled(pen, [14, 14], line('M0 14L14 0', '#B99A66', 1.2)),
    'opacity=".25"',
  );
  const waves = times(10, (i) =>
    line(
      `M240 ${440 + i * 38}q30 -18 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0`,
      '#3B6C8E',
      2.6,
      'opacity=".5"',
    ),
  );
  const edging = border(
    [232, 252],
    [496, 696],
    [16, 22],
    (x, y, i) =>
      shape(
        poly([
          [x, y - 20],
          [x + 20, y],
          [x, y + 20],
          [x - 20, y],
        ]),
        pick(['#B3322A', '#E0A12E', '#2F6B4A'], i),
        edge(3),
      ) + disc(x, y, 5, '#F6EBD2'),
  );
  const inner = border(
    [272, 292],
    [416, 616],
    [16, 24],
    (x, y, i) => disc(x, y, 8, i % 2 ? '#2C3E70' : '#B3322A') + disc(x, y, 3, '#F6EBD2'),
  );
  const water = [
    [350, 370, 44],
    [610, 370, 44],
    [480, 346, 54],
    [350, 868, 44],
    [610, 868, 44],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        line(`M${x} ${y}v36`, '#2F6B4A', 5) + lotus(x, y, w * 1.6, ['#D0608A', pen6]),
    )
    .join('');
  const art =
    box([200, 220], [560, 760], '#F4E6C6') +
    hatch +
    waves +
    edging +
    inner +
    water +
    at(488, 524, fish('#C23B2E', ['#E0A12E', '#2F6B4A']), { scale: 0.8, turn: -6 }) +
    at(476, 720, fish('#2C5F8C', ['#E0A12E', '#B3322A']), { scale: 0.8, flip: true, turn: 6 }) +
    times(8, (i) => leaf(300 + i * 52, 626, 30, ['#2F6B4A', i * 50]));
  return {
    art: framed(pen, { corner: [206, 226], size: [548, 748], frame: '#4A2E1C', mount: 34, width: 20 }, art),
    place: 'wall',
  };
};

function dancer(x: number, y: number, [s, turn]: Point, white: string): string {
  return at(
    x,
    y,
    shape('M-13 -44H13L0 -14Z', white) +
      shape('M0 -16L-12 16H12Z', white) +
      disc(0, -58, 9, white) +
      disc(6, -66, 4, white) +
      line('M-12 -42L-26 -24L-34 -38M12 -42L26 -24L34 -38M-8 14L-18 34L-8 50M8 14L16 32L28 46', white, 4.4),
    { scale: s, turn },
  );
}

const warli: Draw = (pen, colour) => {
  const [ground] = scheme(colour, []);
  const white = '#F6ECD8';
  const spiral = [46, 0]
    .flatMap((r, i) =>
      Array.from({ length: i ? 0 : 26 }, (_, k) => {
        const a = k * 0.36 - 1.2;
        const q = r + 54 + k * 4;
        return dancer(
          480 + Math.cos(a) * q,
          620 + Math.sin(a) * q * 0.98,
          [0.74, (a * 180) / Math.PI + 90],
          white,
        );
      }),
    )
    .join('');
  const drummer = dancer(480, 628, [1.15, 0], white) + line('M452 604q28 16 56 0', white, 14);
  const hut = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      box([-54, -60], [108, 70], 'none', `stroke="${white}" stroke-width="4"`) +
        times(12, (i) => line(`M${-54 + i * 9.8} -60V10`, white, 2)) +
        shape('M-76 -58L0 -132L76 -58Z', white) +
        times(7, (i) => line(`M${-60 + i * 20} -60L0 -130`, ground, 2)) +
        box([-14, -30], [28, 40], ground, `stroke="${white}" stroke-width="3"`),
      { scale: s },
    );
  const palm = (x: number, y: number, h: number) =>
    line(`M${x} ${y}Q${x + 8} ${y - h / 2} ${x} ${y - h}`, white, 5) +
    times(9, (i) => {
      const a = Math.PI * (i / 8);
      return line(
        `M${x} ${y - h}q${Math.cos(a) * 30} ${-Math.sin(a) * 34 - 10} ${Math.cos(a) * 54} ${-Math.sin(a) * 30 + 14}`,
        white,
        3.4,
      );
    });
  const sun =
    disc(660, 330, 30, 'none') +
    ring(660, 330, 30, white, 4) +
    ring(660, 330, 18, white, 3) +
    around(18, 44, (x, y, turn) => at(660 + x, 330 + y, line('M0 -6V8', white, 3.6), { turn }));
  const frame = border([240, 250], [480, 700], [24, 35], (x, y) =>
    shape(`M${x - 9} ${y + 8}L${x} ${y - 9}L${x + 9} ${y + 8}Z`, white),
  );
  const field = times(26, (i) => line(`M${268 + i * 17} 930l4 -22m0 8l-6 -8m6 2l6 -8`, white, 2.2));
  const birds = times(5, (i) =>
    line(`M${440 + i * 36} ${310 + (i % 2) * 16}q8 -10 14 0q6 -10 14 0`, white, 3),
  );
  return {
    art: framed(
      pen,
      { corner: [206, 216], size: [548, 768], frame: '#2E211A', width: 16 },
      box([200, 200], [560, 800], ground) +
        threads(pen, 0.12) +
        frame +
        spiral +
        drummer +
        hut(330, 396, 0.9) +
        hut(640, 890, 0.8) +
        palm(300, 896, 130) +
        palm(346, 904, 96) +
        sun +
        field +
        birds,
    ),
    place: 'wall',
  };
};

function branch(
  pen: Pen,
  from: Point,
  [turn, length, width]: readonly [number, number, number],
  depth: number,
): string {
  const end: Point = [from[0] + Math.sin(turn) * length, from[1] - Math.cos(turn) * length];
  const bend: Point = [(from[0] + end[0]) / 2 + Math.cos(turn) * length * 0.16, (from[1] + end[1]) / 2];
  const d = smooth([from, bend, end]);
  const own =
    line(d, '#1F4B4A', width) +
    line(d, '#F0C64A', width * 0.5, `stroke-dasharray="1 ${Math.max(7, width * 0.55)}"`);
  const shade = ['#D9502E', '#E9A92C', '#2F8A6B', '#C4426E', '#3768A6'];
  const foliage =
    depth > 1
      ? ''
      : times(5, (i) => {
          const t = turn * 57.3 + (i - 2) * 36;
          return at(
            end[0],
            end[1],
            shape(petal(44, 15), pick(shade, i + Math.round(from[0]))) +
              times(4, (k) => line(`M${-5 + k} ${-10 - k * 8}h${8 - k * 1.6}`, '#FFF2CC', 2.4)),
            { turn: t },
          );
        });
  if (depth === 0) return own + foliage;
  return (
    own +
    [-0.62, 0.04, 0.62]
      .map((lean) =>
        branch(pen, end, [turn + lean + jitter(pen, 0.14), length * 0.74, width * 0.62], depth - 1),
      )
      .join('') +
    foliage
  );
}

const gond: Draw = (pen) => {
  const deer = (x: number, flip: boolean) =>
    at(
      x,
      930,
      shape(
        'M-70 0L-66 -60C-74 -90 -40 -104 0 -98L36 -150C40 -170 70 -168 84 -150L94 -138L62 -128L44 -60L46 0H34L28 -50Q-10 -40 -46 -54L-54 0Z',
        '#D9662E',
        edge(2.5),
      ) +
        times(24, (i) => line(`M${-60 + (i % 8) * 13} ${-90 + Math.floor(i / 8) * 14}l7 4`, '#FFF0C8', 2.4)) +
        line(
          'M58 -162C40 -200 60 -220 50 -244M54 -196L30 -214M72 -164C88 -196 76 -214 92 -240M78 -196L100 -208',
          '#1F4B4A',
          6,
        ) +
        disc(70, -150, 4, pen6),
      { flip, scale: 0.9 },
    );
  const roots = [-1.1, -0.6, 0.6, 1.1]
    .map(
      (lean) =>
        line(`M480 900q${lean * 40} 24 ${lean * 110} 40`, '#1F4B4A', 14) +
        line(`M480 900q${lean * 40} 24 ${lean * 110} 40`, '#F0C64A', 5, 'stroke-dasharray="1 9"'),
    )
    .join('');
  const birds = [
    [300, 330],
    [650, 300],
    [690, 560],
    [270, 570],
  ]
    .map(([x = 0, y = 0], i) =>
      at(
        x,
        y,
        shape(
          'M-30 0C-20 -22 10 -22 20 -6L40 -10L24 4C14 20 -12 18 -30 0ZM-26 0L-52 14L-46 -8Z',
          pick(['#3768A6', '#C4426E', '#2F8A6B', '#D9502E'], i),
        ) + times(4, (k) => line(`M${-14 + k * 8} -4l5 8`, '#FFF2CC', 2)),
        { flip: i % 2 === 0 },
      ),
    )
    .join('');
  const art =
    box([180, 200], [600, 800], '#F6ECD4') +
    at(0, 0, roots + branch(pen, [480, 910], [0, 210, 54], 4)) +
    deer(300, false) +
    deer(660, true) +
    birds +
    times(40, (i) => disc(232 + i * 12.7, 962 + (i % 2) * 8, 4, i % 3 ? '#2F8A6B' : '#D9502E')) +
    border([226, 246], [508, 728], [46, 66], (x, y, i) => disc(x, y, 3.4, i % 2 ? '#D9502E' : '#1F4B4A'));
  return {
    art: framed(pen, { corner: [206, 226], size: [548, 758], frame: '#8B5A33', width: 18 }, art),
    place: 'wall',
  };
};

export const folkPaintings: Record<string, Draw> = { WD01: madhubani, WD02: warli, WD05: gond };
