import type { Point } from './pen.ts';

export function shape(d: string, fill: string, attrs = ''): string {
  return `<path d="${d}" fill="${fill}" ${attrs}/>`;
}

export function line(d: string, colour: string, width = 3, attrs = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${attrs}/>`;
}

export function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, r: number, colour: string, width = 3): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

export function oval(centre: Point, rx: number, ry: number, fill: string, attrs = ''): string {
  return `<ellipse cx="${centre[0]}" cy="${centre[1]}" rx="${rx}" ry="${ry}" fill="${fill}" ${attrs}/>`;
}

export function box(corner: Point, size: Point, fill: string, attrs = ''): string {
  return `<rect x="${corner[0]}" y="${corner[1]}" width="${size[0]}" height="${size[1]}" fill="${fill}" ${attrs}/>`;
}

/** Content drawn around 0,0 put in its place. */
export function at(
  x: number,
  y: number,
  content: string,
  turn: { scale?: number; flip?: boolean; turn?: number } = {},
): string {
  const scale = turn.scale ?? 1;
  return `<g transform="translate(${x} ${y}) rotate(${turn.turn ?? 0}) scale(${turn.flip ? -scale : scale} ${scale})">${content}</g>`;
}

export function faint(opacity: number, content: string): string {
  return `<g opacity="${opacity}">${content}</g>`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Draws something at equal steps round a centre; the angle is in radians, 0 at the top. */
export function around(
  count: number,
  r: number,
  draw: (x: number, y: number, degrees: number, index: number) => string,
): string {
  return times(count, (index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    return draw(Math.cos(angle) * r, Math.sin(angle) * r, (index / count) * 360, index);
  });
}

export function poly(points: readonly Point[], closed = true): string {
  return `M${points.map((point) => `${point[0]} ${point[1]}`).join('L')}${closed ? 'Z' : ''}`;
}

export function roundRect(corner: Point, size: Point, r: number): string {
  const [x, y] = corner;
  const [w, h] = size;
  return `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`;
}

export function ellipsePath(centre: Point, rx: number, ry: number): string {
  return `M${centre[0] - rx} ${centre[1]}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** A soft curve through the points (Catmull–Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const get = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const first = get(0);
  let d = `M${first[0]} ${first[1]}`;
  for (let index = 0; index < (closed ? points.length : last); index += 1) {
    const [a, b, c, e] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    d += `C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} ${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ${c[0]} ${c[1]}`;
  }
  return d + (closed ? 'Z' : '');
}

/** The left half given from top to bottom, mirrored about x, as one soft closed outline. */
export function mirrored(x: number, half: readonly Point[], closedTop = true): string {
  const left = half.map(([dx, y]): Point => [x - dx, y]);
  const right = half.toReversed().map(([dx, y]): Point => [x + dx, y]);
  const ends = closedTop ? right.filter(([px]) => px !== x) : right;
  return smooth([...left, ...ends], closedTop);
}
