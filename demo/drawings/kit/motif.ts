import { darker } from './colour.ts';
import type { Point } from './pen.ts';
import { around, at, disc, line, oval, ring, shape, times } from './shape.ts';

export function petal(length: number, width: number): string {
  return `M0 0C${-width} ${-length * 0.35} ${-width * 0.7} ${-length * 0.8} 0 ${-length}C${width * 0.7} ${-length * 0.8} ${width} ${-length * 0.35} 0 0Z`;
}

export function flower(
  x: number,
  y: number,
  r: number,
  [fill, heart, count = 8]: readonly [string, string, number?],
): string {
  const one = petal(r, (r * 2.6) / count + r * 0.06);
  return at(
    x,
    y,
    around(
      count,
      0,
      (_x, _y, turn) =>
        `<path d="${one}" fill="${fill}" stroke="${darker(fill, 0.35)}" stroke-width="${r * 0.035}" transform="rotate(${turn})"/>`,
    ) + disc(0, 0, r * 0.26, heart),
  );
}

export function leaf(x: number, y: number, length: number, [fill, turn]: readonly [string, number]): string {
  return at(
    x,
    y,
    shape(petal(length, length * 0.34), fill) +
      line(`M0 0V${-length * 0.8}`, darker(fill, 0.35), length * 0.04),
    { turn },
  );
}

/** A lotus seen from the side, sitting on 0,0 of its place. */
export function lotus(x: number, y: number, w: number, [fill, edge]: readonly [string, string]): string {
  const rows = [
    [-74, 0.78],
    [74, 0.78],
    [-46, 0.92],
    [46, 0.92],
    [-20, 1],
    [20, 1],
    [0, 1.02],
  ] as const;
  return at(
    x,
    y,
    rows
      .map(
        ([turn, size]) =>
          `<path d="${petal(w * 0.5 * size, w * 0.17)}" fill="${fill}" stroke="${edge}" stroke-width="${Math.max(1, w * 0.016)}" transform="rotate(${turn})"/>`,
      )
      .join(''),
  );
}

export function paisley(
  x: number,
  y: number,
  s: number,
  [fill, inner, turn]: readonly [string, string, number],
): string {
  const d = 'M0 -50C22 -40 44 -4 30 26C18 52 -22 52 -32 24C-42 -6 -8 -22 -4 -34C-2 -42 -4 -46 0 -50Z';
  return at(
    x,
    y,
    shape(d, fill) + at(0, 10, shape(d, inner), { scale: 0.6 }) + at(0, 16, shape(d, fill), { scale: 0.28 }),
    { scale: s / 50, turn },
  );
}

/** Concentric ornament: each row is [radius, count, kind, colour]. */
export type Row = readonly [number, number, 'petal' | 'dot' | 'ring' | 'tooth' | 'diamond', string];
export function mandala(x: number, y: number, rows: readonly Row[]): string {
  return at(x, y, rows.map((row) => mandalaRow(row)).join(''));
}

function mandalaRow([r, count, kind, fill]: Row): string {
  const step = (r * Math.PI * 2) / Math.max(1, count);
  if (kind === 'ring') return ring(0, 0, r, fill, count);
  if (kind === 'dot') return around(count, r, (x, y) => disc(x, y, step * 0.26, fill));
  const d =
    kind === 'petal'
      ? petal(step * 1.15, step * 0.42)
      : kind === 'tooth'
        ? `M${-step / 2} 0L0 ${-step * 0.8}L${step / 2} 0Z`
        : `M0 ${step * 0.4}L${step * 0.28} 0L0 ${-step * 0.4}L${-step * 0.28} 0Z`;
  return around(count, r, (x, y, turn) => at(x, y, shape(d, fill), { turn }));
}

/** A climbing scroll with leaves, from the first point to the second. */
export function vine(
  from: Point,
  to: Point,
  [stem, fill, heart]: readonly [string, string, string],
  turns = 6,
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const step = length / turns;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const wave = times(turns, (i) => `q${step / 2} ${(i % 2 ? 1 : -1) * step * 0.62} ${step} 0`);
  const growth = times(turns, (i) => {
    const side = i % 2 ? 1 : -1;
    const middle = (i + 0.5) * step;
    return (
      flower(middle, side * step * 0.02, step * 0.22, [heart, fill, 6]) +
      leaf(middle, side * step * 0.3, step * 0.42, [fill, side > 0 ? 205 : 25]) +
      leaf(middle + step * 0.3, 0, step * 0.34, [fill, side > 0 ? 140 : 40])
    );
  });
  return `<g transform="translate(${from[0]} ${from[1]}) rotate(${angle})">${line(`M0 0${wave}`, stem, step * 0.05)}${growth}</g>`;
}

/** The same motif set at even steps along the four sides of a rectangle. */
export function border(
  corner: Point,
  size: Point,
  [across, along]: Point,
  draw: (x: number, y: number, index: number) => string,
): string {
  const [x, y] = corner;
  const [w, h] = size;
  const flat = times(
    across + 1,
    (i) => draw(x + (w * i) / across, y, i) + draw(x + (w * i) / across, y + h, i),
  );
  return (
    flat +
    times(
      along - 1,
      (i) => draw(x, y + (h * (i + 1)) / along, i + 1) + draw(x + w, y + (h * (i + 1)) / along, i + 1),
    )
  );
}

export function marigold(x: number, y: number, r: number, fill: string): string {
  return at(
    x,
    y,
    [1, 0.78, 0.56, 0.34]
      .map((size, row) =>
        around(
          14 - row * 2,
          r * size * 0.74,
          (px, py) =>
            `<circle cx="${px}" cy="${py}" r="${r * 0.26 * (0.6 + size * 0.4)}" fill="${row % 2 ? fill : darker(fill, 0.12)}" stroke="${darker(fill, 0.35)}" stroke-width="${r * 0.03}"/>`,
        ),
      )
      .join('') + disc(0, 0, r * 0.2, darker(fill, 0.2)),
  );
}

/** A round mirror held by stitches. */
export function abhla(x: number, y: number, r: number, thread: string): string {
  return (
    disc(x, y, r * 1.35, thread) +
    around(16, r * 1.2, (dx, dy, turn) => at(x + dx, y + dy, box1(r), { turn })) +
    disc(x, y, r, '#DDE6E8') +
    shape(
      `M${x - r * 0.7} ${y + r * 0.3}L${x + r * 0.2} ${y - r * 0.8}L${x + r * 0.6} ${y - r * 0.5}L${x - r * 0.3} ${y + r * 0.7}Z`,
      '#FFFFFF',
      'opacity=".85"',
    ) +
    ring(x, y, r, '#8C9A9E', r * 0.08)
  );
}

function box1(r: number): string {
  return `<rect x="${-r * 0.05}" y="${-r * 0.2}" width="${r * 0.1}" height="${r * 0.34}" fill="#FFF6DF" opacity=".6"/>`;
}

export function tassel(x: number, y: number, length: number, fill: string): string {
  const w = length * 0.3;
  return at(
    x,
    y,
    shape(
      `M${-w * 0.3} ${length * 0.22}Q${-w * 0.7} ${length * 0.6} ${-w * 0.62} ${length}H${w * 0.62}Q${w * 0.7} ${length * 0.6} ${w * 0.3} ${length * 0.22}Z`,
      fill,
    ) +
      times(5, (i) =>
        line(
          `M${(i - 2) * w * 0.12} ${length * 0.24}L${(i - 2) * w * 0.27} ${length * 0.97}`,
          darker(fill, 0.35),
          length * 0.014,
        ),
      ) +
      oval([0, length * 0.13], w * 0.36, length * 0.13, darker(fill, 0.12)) +
      box2(w, length),
  );
}

function box2(w: number, length: number): string {
  return `<rect x="${-w * 0.34}" y="${length * 0.2}" width="${w * 0.68}" height="${length * 0.06}" fill="#DDA83F"/>`;
}
