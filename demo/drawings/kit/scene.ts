import { blurred, down, round, slant, type Pen } from './pen.ts';
import { at, box, faint, oval } from './shape.ts';

/** One drawn good: its markup in a 960 × 1200 field, where it is shown and in which light. */
export type Drawing = {
  art: string;
  place: 'floor' | 'wall' | 'hung';
  light?: Light;
  spread?: number;
  raise?: number;
  zoom?: number;
};
export type Light = 'paper' | 'clay' | 'sage' | 'dusk';
export type Draw = (pen: Pen, colour: string | undefined) => Drawing;

/** Where standing goods touch the ground. */
export const ground = 990;

const lights: Record<Light, { wall: readonly [string, string]; floor: readonly [string, string] }> = {
  paper: { wall: ['#FAF3E6', '#F0E2C9'], floor: ['#E9D8BA', '#F4E9D4'] },
  clay: { wall: ['#E9CFB0', '#D6B08A'], floor: ['#CDA37C', '#DDBD99'] },
  sage: { wall: ['#E3E2CC', '#CBCDB2'], floor: ['#C0C2A4', '#D6D7BF'] },
  dusk: { wall: ['#BC8F5E', '#96683E'], floor: ['#7D5533', '#A07448'] },
};

/** `horizon` is where wall meets floor; none for goods that hang on the wall. */
export function backdrop(
  pen: Pen,
  light: Light,
  size: readonly [number, number],
  horizon: number | undefined,
): string {
  const tone = lights[light];
  const [w, h] = size;
  const floor =
    horizon !== undefined
      ? box([0, horizon], [w, h - horizon], down(pen, ...tone.floor)) +
        box(
          [0, horizon - 40],
          [w, 80],
          down(pen, `${tone.wall[1]}@0/0`, `${tone.wall[1]}@.5/.8`, `${tone.floor[0]}@1/0`),
        )
      : '';
  return (
    box([0, 0], [w, h], down(pen, ...tone.wall)) +
    floor +
    oval(
      [w * 0.34, h * 0.3],
      w * 0.95,
      h * 0.75,
      round(pen, ['#FFFAEE@0/.7', '#FFFAEE@.4/.34', '#FFFAEE@.75/.08', '#FFFAEE@1/0'], true),
    ) +
    box([0, 0], [w, h], slant(pen, '#8A5A2B@.55/0', '#8A5A2B@1/.16'))
  );
}

/** The dark where a standing piece meets the ground. */
export function contact(pen: Pen, x: number, y: number, reach: number): string {
  return (
    oval(
      [x + reach * 0.16, y + 6],
      reach * 1.35,
      reach * 0.2,
      round(pen, ['#3B2412@0/.42', '#3B2412@.55/.2', '#3B2412@1/0'], true),
    ) +
    oval(
      [x, y],
      reach * 0.96,
      reach * 0.1,
      round(pen, ['#2B1808@0/.6', '#2B1808@.6/.4', '#2B1808@1/0'], true),
    )
  );
}

/** Warm light round a flame or lamp. */
export function glow(pen: Pen, x: number, y: number, r: number, strength = 0.75): string {
  return faint(
    strength,
    oval([x, y], r, r, round(pen, ['#FFEFB8@0/.95', '#FFD37A@.35/.5', '#FFB648@1/0'], true)),
  );
}

export function flame(pen: Pen, x: number, y: number, h: number): string {
  const outer = `M0 0C${-h * 0.34} ${-h * 0.18} ${-h * 0.22} ${-h * 0.56} 0 ${-h}C${h * 0.22} ${-h * 0.56} ${h * 0.34} ${-h * 0.18} 0 0Z`;
  return (
    glow(pen, x, y - h * 0.5, h * 1.7, 0.7) +
    at(x, y, `<path d="${outer}" fill="${down(pen, '#E8731C', '#FFC23D', '#FFE68A')}"/>`) +
    at(x, y - h * 0.06, `<path d="${outer}" fill="#FFF6CF"/>`, { scale: 0.5 })
  );
}

export function cast(pen: Pen, content: string): string {
  return blurred(pen, faint(0.4, content), 10);
}

export function page(pen: Pen, size: readonly [number, number], content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size[0]} ${size[1]}"><defs>${pen.defs.join('')}</defs>${content}</svg>`;
}

/** A drawing with what it stands on, without the backdrop. */
export function placed(pen: Pen, drawing: Drawing): string {
  const shadow =
    drawing.place === 'floor' && drawing.spread !== 0 ? contact(pen, 480, ground, drawing.spread ?? 220) : '';
  const zoom = drawing.zoom ?? 1;
  return `<g transform="translate(${480 - 480 * zoom} ${ground - ground * zoom - (drawing.raise ?? 0)}) scale(${zoom})">${shadow}${drawing.art}</g>`;
}
