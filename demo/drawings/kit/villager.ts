import { darker, lighter } from './colour.ts';
import type { Pen, Point } from './pen.ts';
import { disc, line, mirrored } from './shape.ts';
import { ball, limb, lump } from './solid.ts';

/** A villager in clay or bell metal: body, head and the posture of both arms. */
export function villager(
  pen: Pen,
  tone: string,
  [left, right]: readonly [readonly Point[], readonly Point[]],
): string {
  return (
    lump(pen, 'M-20 -70L-38 0H38L20 -70Z', darker(tone, 0.08)) +
    line('M-34 -12H34M-31 -24H31', lighter(tone, 0.4), 3) +
    lump(
      pen,
      mirrored(
        0,
        [
          [16, -146],
          [28, -120],
          [20, -66],
          [0, -58],
        ],
        true,
      ),
      tone,
    ) +
    limb([[-20, -132], ...left], 12, tone) +
    limb([[20, -132], ...right], 12, tone) +
    ball(pen, 0, -168, [19, 23], tone) +
    lump(pen, 'M-26 -172C-28 -206 28 -206 26 -172C14 -184 -14 -184 -26 -172Z', lighter(tone, 0.08)) +
    disc(-7, -166, 3, darker(tone, 0.7)) +
    disc(7, -166, 3, darker(tone, 0.7)) +
    line('M-14 -138Q0 -124 14 -138', lighter(tone, 0.45), 4)
  );
}
