import { buddha } from '../kit/buddha.ts';
import { darker, lighter, tones } from '../kit/colour.ts';
import { halo, lotusSeat } from '../kit/deity-parts.ts';
import { ganesha } from '../kit/deity.ts';
import type { Draw } from '../kit/scene.ts';
import { at, disc, line, times } from '../kit/shape.ts';
import { ball, turned } from '../kit/solid.ts';
import { dabs, specks } from '../kit/texture.ts';

const sandstoneBuddha: Draw = (pen) => {
  const tone = tones.sandstone;
  const art = at(
    480,
    990,
    lotusSeat(pen, 440, 96, tone) +
      at(0, -620, halo(pen, 150, tone)) +
      at(0, -84, buddha(pen, tone, tone), { scale: 1.28 }),
  );
  return {
    art:
      art +
      `<g opacity=".6">${specks(
        pen,
        [
          [370, 640],
          [220, 300],
        ],
        [120, 2.2, darker(tone, 0.5)],
      )}</g>`,
    place: 'floor',
    light: 'sage',
    spread: 240,
    raise: 20,
  };
};

const clayGanesha: Draw = (pen) => {
  const tone = tones.terracotta;
  const beads = times(13, (i) =>
    ball(pen, -120 + i * 20, -244 + Math.sin((i / 12) * Math.PI) * 44, 10, lighter(tone, 0.3)),
  );
  const stool = turned(pen, 0, darker(tone, 0.1), {
    profile: [
      [-96, 240],
      [-76, 262],
      [-40, 236],
      [-16, 262],
      [0, 270],
    ],
    tilt: 0.1,
    decor: times(
      18,
      (i) =>
        disc(-240 + i * 28, -34, 8, lighter(tone, 0.4)) +
        line(`M${-254 + i * 28} -64l14 -14l14 14`, darker(tone, 0.4), 4),
    ),
  });
  return {
    art:
      at(
        480,
        990,
        stool + at(0, -84, ganesha(pen, tone, { gilt: lighter(tone, 0.22) }) + beads, { scale: 1.34 }),
      ) +
      dabs(
        pen,
        [
          [330, 480],
          [300, 460],
        ],
        [60, 6, 0.05],
      ),
    place: 'floor',
    light: 'paper',
    spread: 280,
    raise: 50,
  };
};

export const meditatingIdols: Record<string, Draw> = { DC07: sandstoneBuddha, DC08: clayGanesha };
