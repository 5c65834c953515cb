import { darker, lighter } from './colour.ts';
import { jitter, pick, tiled, type Pen, type Point } from './pen.ts';
import { box, line, times } from './shape.ts';

/** Wood grain running along x over the whole field. */
export function grain(pen: Pen, tone: string, transform = ''): string {
  const lines = times(16, (i) => {
    const y = i * 15 + jitter(pen, 5);
    return line(
      `M-10 ${y}C80 ${y + jitter(pen, 12)} 160 ${y + jitter(pen, 12)} 250 ${y}`,
      i % 3 ? darker(tone, 0.28) : lighter(tone, 0.25),
      1 + pen.random() * 2.2,
      'opacity=".5"',
    );
  });
  return box([-400, -400], [1900, 2000], tiled(pen, [240, 240], lines, transform));
}

/** Threads of a cloth seen close. */
export function threads(pen: Pen, opacity = 0.1): string {
  const cross = line('M0 1H8M0 5H8', '#2B1D14', 1) + line('M1 0V8M5 0V8', '#FFF8E8', 1);
  return box([-200, -200], [1500, 1700], tiled(pen, [8, 8], cross), `opacity="${opacity}"`);
}

/** Dabs of a hammer or the pitting of an old casting. */
export function dabs(
  pen: Pen,
  field: readonly [Point, Point],
  [count, r, opacity]: readonly [number, number, number],
): string {
  const [[x, y], [w, h]] = field;
  return times(count, () => {
    const [px, py, s] = [x + pen.random() * w, y + pen.random() * h, r * (0.6 + pen.random() * 0.7)];
    return `<ellipse cx="${px}" cy="${py}" rx="${s}" ry="${s * 0.7}" fill="#1E120A" opacity="${opacity}"/><ellipse cx="${px + s * 0.25}" cy="${py + s * 0.25}" rx="${s * 0.7}" ry="${s * 0.45}" fill="#FFF6DF" opacity="${opacity}"/>`;
  });
}

/** Specks that make a surface look hand made. */
export function specks(
  pen: Pen,
  field: readonly [Point, Point],
  [count, r, fill]: readonly [number, number, string],
): string {
  const [[x, y], [w, h]] = field;
  return times(
    count,
    () =>
      `<circle cx="${x + pen.random() * w}" cy="${y + pen.random() * h}" r="${r * (0.4 + pen.random())}" fill="${fill}" opacity="${0.25 + pen.random() * 0.5}"/>`,
  );
}

/** Plain over-and-under weave of two tones. */
export function weave(
  pen: Pen,
  size: number,
  [first, second]: readonly [string, string],
  transform = '',
): string {
  const half = size / 2;
  const strip = (x: number, y: number, tone: string, upright: boolean) =>
    box([x + 1, y + 1], [half - 2, half - 2], tone, 'rx="2"') +
    (upright
      ? line(`M${x + half * 0.3} ${y + 3}V${y + half - 3}`, lighter(tone, 0.4), 2, 'opacity=".6"')
      : line(`M${x + 3} ${y + half * 0.3}H${x + half - 3}`, lighter(tone, 0.4), 2, 'opacity=".6"'));
  const content =
    box([0, 0], [size, size], darker(first, 0.55)) +
    strip(0, 0, first, false) +
    strip(half, half, first, false) +
    strip(half, 0, second, true) +
    strip(0, half, second, true);
  return box([-300, -300], [1700, 1900], tiled(pen, [size, size], content, transform));
}

/** Rows of stitched coil round a basket; `tint(row, turn)` colours each stitch, turn from 0 to 1 across the front. */
export type Coils = {
  x: number;
  from: number;
  to: number;
  rows: number;
  tilt: number;
  radius: (y: number) => number;
};
export function coils(pen: Pen, made: Coils, tint: (row: number, turn: number) => string): string {
  const height = (made.to - made.from) / made.rows;
  return times(made.rows, (row) => {
    const y = made.from + (row + 0.5) * height;
    const r = made.radius(y);
    const count = Math.max(12, Math.round((r * Math.PI) / (height * 0.62)));
    const stitches = times(count, (i) => {
      const [a, b] = [(i / count) * Math.PI, ((i + 1) / count) * Math.PI];
      const point = (angle: number, lift: number) =>
        `${made.x - Math.cos(angle) * r} ${y + Math.sin(angle) * r * made.tilt + lift}`;
      const tone = tint(row, (i + 0.5) / count);
      const lean = height * 0.16;
      return `<path d="M${point(a, -height / 2 - lean)}L${point(b, -height / 2 - lean)}L${point(b, height / 2)}L${point(a, height / 2)}Z" fill="${(i + row) % 2 ? tone : darker(tone, 0.1 + pen.random() * 0.08)}"/>`;
    });
    return (
      stitches +
      line(
        `M${made.x - r} ${y + height / 2}A${r} ${r * made.tilt} 0 0 0 ${made.x + r} ${y + height / 2}`,
        '#2B1608',
        2.4,
        'opacity=".4"',
      )
    );
  });
}

/** Coil rows seen from above, as on a lid. */
export function coilTop(
  pen: Pen,
  centre: Point,
  [r, tilt, rows]: readonly [number, number, number],
  tint: (row: number, turn: number) => string,
): string {
  return times(rows, (index) => {
    const outer = r * (1 - index / rows);
    const count = Math.max(8, Math.round((outer * Math.PI * 2) / 15));
    const wedges = times(count, (i) => {
      const [a, b] = [(i / count) * Math.PI * 2, ((i + 1) / count) * Math.PI * 2];
      const tone = tint(index, i / count);
      return `<path d="M${centre[0]} ${centre[1]}L${centre[0] + Math.cos(a) * outer} ${centre[1] + Math.sin(a) * outer * tilt}L${centre[0] + Math.cos(b) * outer} ${centre[1] + Math.sin(b) * outer * tilt}Z" fill="${i % 2 ? tone : darker(tone, 0.1 + pen.random() * 0.06)}"/>`;
    });
    return (
      wedges +
      `<ellipse cx="${centre[0]}" cy="${centre[1]}" rx="${outer}" ry="${outer * tilt}" fill="none" stroke="#2B1608" stroke-width="2" opacity=".4"/>`
    );
  });
}

export function mottled(pen: Pen, list: readonly string[]): string {
  return pick(list, Math.floor(pen.random() * list.length));
}
