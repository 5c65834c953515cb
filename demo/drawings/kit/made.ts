import { darker, lighter } from './colour.ts';
import { blurred, clipped, down, lifted, slant, type Pen, type Point } from './pen.ts';
import { box, line, poly, shape } from './shape.ts';
import { grain } from './texture.ts';

/** A framed picture hung on the wall; the art is drawn in field coordinates inside the given rectangle. */
export type Framed = { corner: Point; size: Point; frame: string; mount?: number; width?: number };
export function framed(pen: Pen, made: Framed, art: string): string {
  const [x, y] = made.corner;
  const [w, h] = made.size;
  const width = made.width ?? 26;
  const mount = made.mount ?? 0;
  const out = width + mount;
  const bevel = (points: readonly Point[], tone: string) => shape(poly(points), tone);
  const [l, t, r, b] = [x - out, y - out, x + w + out, y + h + out];
  const moulding =
    bevel(
      [
        [l, t],
        [r, t],
        [r - width, t + width],
        [l + width, t + width],
      ],
      lighter(made.frame, 0.28),
    ) +
    bevel(
      [
        [l, t],
        [l + width, t + width],
        [l + width, b - width],
        [l, b],
      ],
      lighter(made.frame, 0.12),
    ) +
    bevel(
      [
        [r, t],
        [r, b],
        [r - width, b - width],
        [r - width, t + width],
      ],
      darker(made.frame, 0.2),
    ) +
    bevel(
      [
        [l, b],
        [l + width, b - width],
        [r - width, b - width],
        [r, b],
      ],
      darker(made.frame, 0.34),
    );
  const frameD = `${poly([
    [l, t],
    [r, t],
    [r, b],
    [l, b],
  ])}${poly([
    [l + width, t + width],
    [l + width, b - width],
    [r - width, b - width],
    [r - width, t + width],
  ])}`;
  return lifted(
    pen,
    box([l, t], [r - l, b - t], '#F6EEDD') +
      clipped(
        pen,
        poly([
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ]),
        art,
      ) +
      box([x, y], [w, h], slant(pen, '#FFFFFF@0/.14', '#FFFFFF@.4/0', '#2B1D14@1/.1')) +
      moulding +
      faintGrain(pen, frameD, made.frame) +
      box(
        [l + width, t + width],
        [r - l - 2 * width, b - t - 2 * width],
        'none',
        'stroke="#2B1608" stroke-width="3" opacity=".5"',
      ),
  );
}

function faintGrain(pen: Pen, d: string, tone: string): string {
  return `<g clip-rule="evenodd" opacity=".35">${clipped(pen, d.replace('Z', 'Z'), grain(pen, tone)).replace('<g ', '<g clip-rule="evenodd" ')}</g>`;
}

/** A box standing corner-on: left face, right face and top, each with its own surface drawing in 0–100 units. */
export type Crate = {
  x: number;
  y: number;
  w: number;
  d: number;
  h: number;
  tone: string;
  left?: string;
  right?: string;
  top?: string;
};
export function crate(pen: Pen, made: Crate): string {
  const { x, y, w, d, h, tone } = made;
  const rise = 0.36;
  const face = (matrix: string, fill: string, art = '') =>
    `<g transform="matrix(${matrix})"><g>${box([0, 0], [100, 100], fill)}${clipped(pen, 'M0 0H100V100H0Z', art)}</g></g>`;
  const shadeOver = (matrix: string, fill: string) =>
    `<g transform="matrix(${matrix})">${box([0, 0], [100, 100], fill)}</g>`;
  const left = `${w / 100} ${(w * rise) / 100} 0 ${h / 100} ${x - w} ${y - h - w * rise}`;
  const right = `${d / 100} ${(-d * rise) / 100} 0 ${h / 100} ${x} ${y - h}`;
  const top = `${w / 100} ${(w * rise) / 100} ${d / 100} ${(-d * rise) / 100} ${x - w} ${y - h - w * rise}`;
  const edges = line(
    `M${x} ${y}V${y - h}M${x - w} ${y - h - w * rise}L${x} ${y - h}L${x + d} ${y - h - d * rise}`,
    lighter(tone, 0.5),
    2.5,
    'opacity=".6"',
  );
  const around = poly([
    [x, y],
    [x - w, y - w * rise],
    [x - w, y - h - w * rise],
    [x - w + d, y - h - (w + d) * rise],
    [x + d, y - h - d * rise],
    [x + d, y - d * rise],
  ]);
  const footing = poly([
    [x + 14, y + 14],
    [x - w - 22, y - w * rise + 6],
    [x - w + d, y - (w + d) * rise],
    [x + d + 46, y - d * rise + 10],
  ]);
  return (
    blurred(pen, shape(footing, '#3B2412', 'opacity=".5"'), 12) +
    face(left, tone, made.left) +
    shadeOver(left, down(pen, '#FFF6DF@0/.1', '#1E120A@1/.12')) +
    face(right, darker(tone, 0.1), made.right) +
    shadeOver(right, slant(pen, '#1E120A@0/.24', '#1E120A@1/.44')) +
    face(top, lighter(tone, 0.1), made.top) +
    shadeOver(top, slant(pen, '#FFF6DF@0/.3', '#FFF6DF@1/.04')) +
    edges +
    line(around, darker(tone, 0.6), 3, 'opacity=".8"')
  );
}
