import { buddha } from '../kit/buddha.ts';
import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { aureole, lotusSeat } from '../kit/deity-parts.ts';
import { figureLakshmi, ganesha } from '../kit/deity.ts';
import { mandala } from '../kit/motif.ts';
import { plinth } from '../kit/plinth.ts';
import type { Draw } from '../kit/scene.ts';
import { at, disc, line, times } from '../kit/shape.ts';
import { ball } from '../kit/solid.ts';

const brassGanesha: Draw = (pen, colour) => {
  const [tone] = scheme(colour, [tones.brass]);
  const mouse = at(
    232,
    -4,
    ball(pen, 0, -18, [34, 20], tone) +
      ball(pen, -28, -26, [16, 13], tone) +
      ball(pen, -24, -40, 8, tone) +
      line('M32 -14Q60 -20 62 -44', darker(tone, 0.4), 4) +
      disc(-34, -28, 2.5, darker(tone, 0.7)),
  );
  return {
    art: at(
      480,
      990,
      at(0, -40, aureole(pen, 250, 690, tone)) +
        plinth(pen, 262, 56, tone) +
        at(0, -54, lotusSeat(pen, 430, 74, tone)) +
        at(0, -118, ganesha(pen, tone, {})) +
        at(0, -56, mouse),
      { scale: 1.08 },
    ),
    place: 'floor',
    light: 'paper',
    spread: 290,
    raise: 20,
  };
};

const lakshmiGanesh: Draw = (pen) => {
  const tone = tones.brass;
  const seat = (x: number, art: string) =>
    at(
      x,
      990,
      at(0, -30, aureole(pen, 168, 520, tone)) +
        plinth(pen, 184, 44, tone) +
        at(0, -42, lotusSeat(pen, 320, 58, tone)) +
        at(0, -92, art),
    );
  return {
    art:
      seat(276, ganesha(pen, tone, {}).replace(/^/, '<g transform="scale(.74)">') + '</g>') +
      seat(684, figureLakshmi(pen, lighter(tone, 0.06), { scale: 0.82 })),
    place: 'floor',
    light: 'clay',
    spread: 400,
    raise: 110,
  };
};

const brassBuddha: Draw = (pen, colour) => {
  const [tone] = scheme(colour, [tones.brass]);
  const robe = colour === 'Patina Green' ? lighter(tone, 0.2) : darker(tone, 0.12);
  const story =
    times(4, (i) =>
      at(
        -66 + i * 34,
        -196 + i * 24,
        mandala(0, 0, [
          [13, 3, 'ring', darker(tone, 0.55)],
          [5, 6, 'petal', lighter(tone, 0.45)],
        ]),
      ),
    ) +
    times(3, (i) =>
      at(
        -86 + i * 30,
        -150 + i * 16,
        mandala(0, 0, [
          [10, 2.6, 'ring', darker(tone, 0.55)],
          [4, 6, 'petal', lighter(tone, 0.45)],
        ]),
      ),
    ) +
    [-150, -118, 118, 150]
      .map((x) =>
        at(
          x,
          -52,
          mandala(0, 0, [
            [14, 3, 'ring', darker(tone, 0.55)],
            [5, 7, 'petal', lighter(tone, 0.45)],
          ]),
        ),
      )
      .join('');
  return {
    art: at(
      480,
      990,
      plinth(pen, 270, 62, tone) + at(0, -58, buddha(pen, tone, robe) + story, { scale: 1.5 }),
    ),
    place: 'floor',
    light: 'paper',
    spread: 290,
    raise: 60,
  };
};

export const brassIdols: Record<string, Draw> = {
  DC01: brassGanesha,
  DC02: lakshmiGanesh,
  DC15: brassBuddha,
};
