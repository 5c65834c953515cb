import { darker, lighter, mix, scheme, tones } from '../kit/colour.ts';
import { abhla, mandala, petal } from '../kit/motif.ts';
import { natarajaFigure } from '../kit/nataraja.ts';
import { lifted, pick, type Point, slant } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, disc, mirrored, ring, shape } from '../kit/shape.ts';
import { lump, plate } from '../kit/solid.ts';

const lippan: Draw = (pen, colour) => {
  const [tone, second] = scheme(colour, []);
  const white = colour === 'White';
  const coil = white ? '#FFFDF6' : second;
  const rim = mix(tone, '#8A6A44', white ? 0.25 : 0.1);
  const relief = (art: string) =>
    `<g transform="translate(3 5)" opacity=".3">${art.replaceAll(coil, '#2B1608')}</g>${art}`;
  const art = relief(
    mandala(480, 610, [
      [322, 11, 'ring', coil],
      [264, 36, 'tooth', coil],
      [252, 9, 'ring', coil],
      [168, 16, 'petal', coil],
      [160, 9, 'ring', coil],
      [98, 12, 'petal', coil],
      [88, 9, 'ring', coil],
    ]) +
      around(18, 212, (x, y) => ring(480 + x, 610 + y, 24, coil, 6)) +
      around(54, 300, (x, y) => disc(480 + x, 610 + y, 7, coil)) +
      around(8, 50, (x, y) => disc(480 + x, 610 + y, 9, coil)),
  );
  const glass =
    around(18, 212, (x, y) => abhla(480 + x, 610 + y, 13, rim)) +
    around(12, 124, (x, y) => abhla(480 + x, 610 + y, 10, rim)) +
    abhla(480, 610, 30, coil) +
    around(36, 284, (x, y, turn) =>
      at(
        480 + x,
        610 + y,
        shape('M0 -13L11 0L0 13L-11 0Z', '#DDE6E8') + shape('M0 -13L11 0L0 4Z', '#FFFFFF'),
        { turn },
      ),
    );
  return {
    art:
      lifted(
        pen,
        plate(pen, [480, 610], 348, rim) +
          disc(480, 610, 332, tone) +
          disc(480, 610, 332, slant(pen, '#FFF6DF@0/.2', '#1E120A@1/.2')),
        22,
      ) +
      art +
      glass,
    place: 'wall',
    light: white ? 'clay' : 'paper',
  };
};

const artPlate: Draw = (pen) => {
  const silver = '#D5D8D9';
  const rim =
    plate(pen, [480, 600], 350, tones.brass) +
    around(32, 306, (x, y, turn, i) =>
      at(
        480 + x,
        600 + y,
        i % 2
          ? lump(pen, petal(44, 15), silver)
          : lump(
              pen,
              mirrored(
                0,
                [
                  [0, -26],
                  [16, -8],
                  [12, 14],
                  [0, 22],
                ],
                true,
              ),
              silver,
            ),
        { turn },
      ),
    ) +
    ring(480, 600, 262, darker(tones.brass, 0.5), 4);
  const field =
    plate(pen, [480, 600], 252, tones.copper) +
    ring(480, 600, 236, silver, 5) +
    around(60, 228, (x, y) => disc(480 + x, 600 + y, 4, silver));
  return {
    art: lifted(pen, rim, 22) + field + at(480, 772, natarajaFigure(pen, silver), { scale: 0.66 }),
    place: 'wall',
  };
};

const brassPlates: Draw = (pen, colour) => {
  const [tone] = colour === 'Multicolour' ? [tones.bright] : scheme(colour, []);
  const black = colour === 'Black Enamel';
  const lines = black ? tones.bright : darker(tone, 0.5);
  const lac =
    colour === 'Multicolour'
      ? ['#B3261E', '#1F6E72', '#2C3E70']
      : black
        ? [tones.bright, tones.bright, tones.bright]
        : [darker(tone, 0.35), darker(tone, 0.42), darker(tone, 0.3)];
  const one = (x: number, y: number, [r, i]: Point) =>
    lifted(
      pen,
      plate(pen, [x, y], r, black ? tones.bright : tone) +
        disc(x, y, r * 0.93, black ? tone : lighter(tone, 0.08)) +
        disc(x, y, r * 0.93, slant(pen, '#FFF6DF@0/.35', '#FFF6DF@.45/0', '#1E120A@1/.3')),
      18,
    ) +
    mandala(x, y, [
      [r * 0.86, r * 0.018, 'ring', lines],
      [r * 0.66, 22, 'petal', pick(lac, i)],
      [r * 0.64, r * 0.016, 'ring', lines],
      [r * 0.54, 36, 'dot', lines],
      [r * 0.46, r * 0.012, 'ring', lines],
      [r * 0.26, 12, 'petal', pick(lac, i + 1)],
      [r * 0.24, r * 0.016, 'ring', lines],
      [r * 0.1, 8, 'petal', pick(lac, i + 2)],
      [r * 0.09, r * 0.04, 'ring', lines],
    ]);
  return {
    art: one(380, 430, [220, 0]) + one(690, 670, [160, 1]) + one(390, 850, [180, 2]),
    place: 'wall',
    light: 'sage',
  };
};

export const roundels: Record<string, Draw> = { WD13: lippan, WD15: artPlate, WD16: brassPlates };
