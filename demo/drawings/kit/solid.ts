import { darker, lighter } from './colour.ts';
import { across, clipped, down, round, slant, type Pen, type Point } from './pen.ts';
import { disc, ellipsePath, line, oval, shape, smooth } from './shape.ts';

export type Finish = 'metal' | 'matt' | 'glaze' | 'cloth' | 'wood';
export type Made = { finish?: Finish; decor?: string; edge?: number };

/** A body with its surface drawing, lit from the left, outlined as if cut in a block. */
export function solid(pen: Pen, d: string, tone: string, made: Made = {}): string {
  const edge = made.edge ?? 2.5;
  return (
    shape(d, tone) +
    (made.decor ? clipped(pen, d, made.decor) : '') +
    shape(d, light(pen, made.finish ?? 'matt')) +
    (edge > 0 ? line(d, darker(tone, 0.55), edge, 'opacity=".75"') : '')
  );
}

/** A small rounded part of a cast or carved figure. */
export function lump(pen: Pen, d: string, tone: string): string {
  return (
    shape(
      d,
      round(pen, [lighter(tone, 0.5), `${lighter(tone, 0.12)}@.35`, `${tone}@.6`, darker(tone, 0.42)]),
    ) + line(d, darker(tone, 0.6), 2.2, 'opacity=".7"')
  );
}

export function ball(pen: Pen, x: number, y: number, r: number | Point, tone: string): string {
  const [rx, ry] = typeof r === 'number' ? [r, r] : r;
  return lump(pen, ellipsePath([x, y], rx, ry), tone);
}

/** A limb or cord with roundness: a thick dark line, its tone, and a light along it. */
export function limb(points: readonly Point[], width: number, tone: string): string {
  const d = smooth(points);
  return (
    line(d, darker(tone, 0.55), width + 4) +
    line(d, tone, width) +
    line(
      d,
      lighter(tone, 0.45),
      width * 0.28,
      `opacity=".8" transform="translate(${-width * 0.16} ${-width * 0.12})"`,
    )
  );
}

/** Profile rows are [y, radius] from top to bottom; `tilt` is how much of the round top is seen. */
export type Turned = Made & { profile: readonly Point[]; tilt?: number; hollow?: string; flat?: boolean };

/** A turned or thrown piece standing on its axis at x. */
export function turned(pen: Pen, x: number, tone: string, made: Turned): string {
  const tilt = made.tilt ?? 0.16;
  const [topY, topR] = made.profile[0] ?? [0, 0];
  const mouth = made.hollow
    ? oval(
        [x, topY],
        topR,
        topR * tilt,
        lighter(tone, 0.15),
        `stroke="${darker(tone, 0.5)}" stroke-width="2.5"`,
      ) +
      oval([x, topY + 2], topR * 0.88, topR * tilt * 0.82, down(pen, darker(made.hollow, 0.45), made.hollow))
    : '';
  const lid = made.hollow
    ? ''
    : oval(
        [x, topY],
        topR,
        topR * tilt,
        across(pen, lighter(tone, 0.4), tone, darker(tone, 0.15)),
        `stroke="${darker(tone, 0.5)}" stroke-width="2"`,
      );
  return solid(pen, outline(x, made, tilt), tone, made) + (topR > 6 ? mouth + lid : '');
}

/** The silhouette of a turned piece, with the near edges of its round ends. */
export function outline(x: number, made: Turned, tilt: number): string {
  const right = made.profile.map(([y, r]): Point => [x + r, y]);
  const left = made.profile.toReversed().map(([y, r]): Point => [x - r, y]);
  const [topY, topR] = made.profile[0] ?? [0, 0];
  const [bottomY, bottomR] = made.profile[made.profile.length - 1] ?? [0, 0];
  const side = (points: readonly Point[]) =>
    made.flat ? points.map((point) => `L${point[0]} ${point[1]}`).join('') : smooth(points).replace('M', 'L');
  return `M${x - topR} ${topY}A${topR} ${topR * tilt} 0 0 1 ${x + topR} ${topY}${side(right)}A${bottomR} ${bottomR * tilt} 0 0 1 ${x - bottomR} ${bottomY}${side(left)}Z`;
}

/** The visible near half of a ring round a turned piece. */
export function band(x: number, y: number, r: number, tilt = 0.16): string {
  return `M${x - r} ${y}A${r} ${r * tilt} 0 0 0 ${x + r} ${y}`;
}

/** A round thing seen from the front: a plate, a roundel, a coaster. */
export function plate(pen: Pen, centre: Point, r: number, tone: string): string {
  return (
    disc(centre[0], centre[1], r, slant(pen, lighter(tone, 0.5), tone, darker(tone, 0.35))) +
    disc(centre[0], centre[1], r * 0.965, slant(pen, darker(tone, 0.2), tone, lighter(tone, 0.35)))
  );
}

function light(pen: Pen, finish: Finish): string {
  const dark = '#1E120A';
  const white = '#FFF6DF';
  if (finish === 'metal') {
    return across(
      pen,
      `${dark}@0/.5`,
      `${dark}@.1/.14`,
      `${white}@.25/.62`,
      `${white}@.34/.1`,
      `${dark}@.55/.06`,
      `${dark}@.76/.34`,
      `${white}@.88/.16`,
      `${dark}@1/.5`,
    );
  }
  if (finish === 'glaze') {
    return across(
      pen,
      `${dark}@0/.34`,
      `${dark}@.12/.08`,
      `${white}@.22/.55`,
      `${white}@.3/.12`,
      `${dark}@.6/.04`,
      `${dark}@1/.42`,
    );
  }
  if (finish === 'cloth') return slant(pen, `${white}@0/.18`, `${dark}@.5/0`, `${dark}@1/.22`);
  if (finish === 'wood')
    return across(pen, `${dark}@0/.3`, `${white}@.3/.22`, `${dark}@.55/0`, `${dark}@1/.36`);
  return across(pen, `${dark}@0/.3`, `${white}@.3/.2`, `${dark}@.5/0`, `${dark}@1/.4`);
}
