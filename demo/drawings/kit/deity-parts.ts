import { darker, lighter } from './colour.ts';
import { petal } from './motif.ts';
import { type Pen, round } from './pen.ts';
import { around, at, disc, line, mirrored, ring, times } from './shape.ts';
import { ball, lump, turned } from './solid.ts';

/** Figures stand on y = 0 around x = 0; parts may be painted, otherwise everything is the one cast tone. */
export type Paint = { skin?: string; cloth?: string; gilt?: string; scale?: number };

/** A double row of lotus petals, `w` wide, its top at y = -h. */
export function lotusSeat(pen: Pen, w: number, h: number, tone: string): string {
  const row = (y: number, turn: number, count: number) =>
    times(count, (i) => {
      const x = (i - (count - 1) / 2) * (w / count);
      return at(x, y, lump(pen, petal(h * 0.52, (w / count) * 0.56), tone), {
        turn: turn + (turn ? -1 : 1) * (x / w) * 50,
      });
    });
  return (
    turned(pen, 0, tone, {
      profile: [
        [-h, w * 0.44],
        [-h * 0.8, w * 0.48],
        [-h * 0.5, w * 0.36],
        [-h * 0.2, w * 0.5],
        [0, w * 0.52],
      ],
      finish: 'metal',
      tilt: 0.1,
    }) +
    row(-h * 0.5, 0, 9) +
    row(-h * 0.46, 180, 9)
  );
}

/** The arch of light behind a deity, from the ground up. */
export function aureole(pen: Pen, w: number, h: number, tone: string): string {
  const arch = `M${-w} 0V${-h + w}A${w} ${w} 0 0 1 ${w} ${-h + w}V0H${w * 0.8}V${-h + w}A${w * 0.8} ${w * 0.8} 0 0 0 ${-w * 0.8} ${-h + w}V0Z`;
  const tongues = times(17, (i) => {
    const a = Math.PI * (i / 16);
    return at(-Math.cos(a) * w, -h + w - Math.sin(a) * w, lump(pen, petal(w * 0.24, w * 0.08), tone), {
      turn: (i / 16) * 180 - 90,
    });
  });
  const beads = times(21, (i) => {
    const a = Math.PI * (i / 20);
    return ball(pen, -Math.cos(a) * w * 0.9, -h + w - Math.sin(a) * w * 0.9, w * 0.045, lighter(tone, 0.15));
  });
  return (
    tongues +
    lump(pen, arch, darker(tone, 0.08)) +
    beads +
    times(
      4,
      (i) =>
        ball(pen, -w * 0.9, -((h - w) * i) / 4 - 20, w * 0.045, tone) +
        ball(pen, w * 0.9, -((h - w) * i) / 4 - 20, w * 0.045, tone),
    ) +
    at(
      0,
      -h,
      lump(
        pen,
        mirrored(0, [
          [0, -w * 0.26],
          [w * 0.16, -w * 0.1],
          [w * 0.2, w * 0.08],
          [0, w * 0.2],
        ]),
        lighter(tone, 0.1),
      ),
    )
  );
}

/** A tiered crown whose lower edge is on y = 0. */
export function crown(pen: Pen, w: number, h: number, tone: string): string {
  return (
    lump(
      pen,
      mirrored(0, [
        [0, -h],
        [w * 0.14, -h * 0.8],
        [w * 0.26, -h * 0.5],
        [w * 0.44, -h * 0.24],
        [w * 0.52, 0],
      ]),
      tone,
    ) +
    [0.1, 0.3, 0.52]
      .map((k) =>
        line(
          `M${-w * (0.5 - k * 0.5)} ${-h * k}Q0 ${-h * k + w * 0.12} ${w * (0.5 - k * 0.5)} ${-h * k}`,
          darker(tone, 0.5),
          2.4,
        ),
      )
      .join('') +
    ball(pen, 0, -h * 0.16, w * 0.09, lighter(tone, 0.2)) +
    ball(pen, 0, -h, w * 0.08, lighter(tone, 0.2))
  );
}

/** Calm closed-eyed face features for a head of half-width w centred on 0,0. */
export function features(w: number, ink: string): string {
  return (
    [-1, 1]
      .map(
        (s) =>
          line(
            `M${s * w * 0.16} ${-w * 0.02}Q${s * w * 0.42} ${w * 0.16} ${s * w * 0.66} ${-w * 0.06}`,
            ink,
            w * 0.07,
          ) +
          line(
            `M${s * w * 0.12} ${-w * 0.22}Q${s * w * 0.42} ${-w * 0.42} ${s * w * 0.72} ${-w * 0.2}`,
            ink,
            w * 0.06,
          ),
      )
      .join('') +
    line(
      `M0 ${-w * 0.16}Q${w * 0.06} ${w * 0.26} ${-w * 0.12} ${w * 0.34}Q0 ${w * 0.42} ${w * 0.12} ${w * 0.34}`,
      ink,
      w * 0.055,
    ) +
    line(`M${-w * 0.24} ${w * 0.62}Q0 ${w * 0.76} ${w * 0.24} ${w * 0.62}`, ink, w * 0.085)
  );
}

/** Folded legs in the lotus pose, knees at ±w, hips on y = -h. */
export function crossedLegs(pen: Pen, w: number, h: number, tone: string): string {
  const left = `M${-w * 0.3} ${-h}C${-w * 0.9} ${-h * 1.05} ${-w * 1.15} ${-h * 0.3} ${-w * 0.86} ${-h * 0.06}C${-w * 0.5} ${h * 0.06} 0 ${-h * 0.02} ${w * 0.3} ${-h * 0.24}C${w * 0.1} ${-h * 0.5} ${-w * 0.1} ${-h * 0.6} ${-w * 0.3} ${-h}Z`;
  return (
    lump(pen, `M${-w * 0.5} ${-h}H${w * 0.5}L${w * 0.6} ${-h * 0.1}H${-w * 0.6}Z`, darker(tone, 0.12)) +
    lump(pen, left, tone) +
    `<g transform="scale(-1 1)">${lump(pen, left, tone)}</g>` +
    line(
      `M${-w * 0.7} ${-h * 0.72}Q${-w * 0.4} ${-h * 0.3} ${w * 0.02} ${-h * 0.2}M${w * 0.7} ${-h * 0.72}Q${w * 0.4} ${-h * 0.3} ${w * 0.1} ${-h * 0.26}`,
      darker(tone, 0.5),
      2.5,
      'opacity=".6"',
    ) +
    ball(pen, -w * 0.16, -h * 0.12, [w * 0.2, h * 0.12], lighter(tone, 0.06)) +
    ball(pen, w * 0.16, -h * 0.12, [w * 0.2, h * 0.12], lighter(tone, 0.06))
  );
}

export function necklace(y: number, w: number, tone: string): string {
  return (
    line(`M${-w} ${y}Q0 ${y + w * 1.2} ${w} ${y}`, darker(tone, 0.5), w * 0.2) +
    line(
      `M${-w} ${y}Q0 ${y + w * 1.2} ${w} ${y}`,
      lighter(tone, 0.35),
      w * 0.11,
      `stroke-dasharray="1 ${w * 0.18}"`,
    )
  );
}

export function halo(pen: Pen, r: number, tone: string): string {
  return (
    `<circle r="${r}" fill="${round(pen, [lighter(tone, 0.3), tone, darker(tone, 0.2)], true)}"/>` +
    ring(0, 0, r, darker(tone, 0.5), 3) +
    ring(0, 0, r * 0.88, darker(tone, 0.4), 2) +
    around(28, r * 0.94, (x, y) => disc(x, y, r * 0.03, lighter(tone, 0.5)))
  );
}
