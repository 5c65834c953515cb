import { darker, lighter } from './colour.ts';
import { type Pen, type Point, round } from './pen.ts';
import { flame, glow } from './scene.ts';
import { line, oval, shape, times } from './shape.ts';
import { band, outline, solid, type Turned, turned } from './solid.ts';

/** A small clay or metal lamp seen from a little above, its foot at 0,0. */
export function diya(
  pen: Pen,
  tone: string,
  made: { decor?: string; inside?: string; flame?: number },
): string {
  const cup =
    'M-100 -70C-110 -50 -60 0 0 0C60 0 110 -50 100 -70C104 -84 130 -92 128 -98C118 -108 80 -104 60 -102C30 -112 -96 -108 -100 -70Z';
  const mouth =
    'M-94 -72C-92 -102 26 -106 60 -94C80 -98 112 -102 122 -98C110 -88 96 -80 92 -70C60 -44 -88 -44 -94 -72Z';
  return (
    solid(pen, cup, tone, { decor: made.decor ?? '' }) +
    shape(mouth, made.inside ?? darker(tone, 0.32), `stroke="${darker(tone, 0.5)}" stroke-width="2.5"`) +
    line('M20 -70Q70 -78 112 -96', '#F6EFDF', 6) +
    (made.flame === 0 ? '' : flame(pen, 110, -96, made.flame ?? 66))
  );
}

/** A shade: truncated cone with its cloth or paper, lit from within. */
export function lampshade(
  pen: Pen,
  x: number,
  [top, bottom]: readonly [Point, Point],
  made: { tone: string; decor?: string },
): string {
  const profile: Turned['profile'] = [top, bottom];
  const d = outline(x, { profile, flat: true }, 0.1);
  return (
    glow(pen, x, (top[0] + bottom[0]) / 2, bottom[1] * 1.7, 0.5) +
    turned(pen, x, made.tone, {
      profile,
      flat: true,
      tilt: 0.1,
      hollow: lighter(made.tone, 0.6),
      decor: made.decor ?? '',
      finish: 'matt',
    }) +
    shape(d, round(pen, ['#FFF3C4@0/.8', '#FFE39A@.5/.3', '#FFD27A@1/0'], true)) +
    line(band(x, bottom[0], bottom[1], 0.1), darker(made.tone, 0.3), 7)
  );
}

export function chain(x: number, from: number, to: number): string {
  return times(Math.ceil((to - from) / 24), (i) =>
    oval([x, from + i * 24 + 10], i % 2 ? 4 : 8, 13, 'none', 'stroke="#4A3320" stroke-width="4.5"'),
  );
}
