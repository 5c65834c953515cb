import { assortment, darker, scheme } from '../kit/colour.ts';
import { type Pen, pick } from '../kit/pen.ts';
import { rolledRim } from '../kit/rolled-rim.ts';
import type { Draw } from '../kit/scene.ts';
import { oval } from '../kit/shape.ts';
import { limb, turned, type Turned } from '../kit/solid.ts';
import { coils, coilTop } from '../kit/texture.ts';

type Tint = (row: number, turn: number) => string;

/** A lidded coil-stitched box, radius and heights given. */
function coiled(
  pen: Pen,
  made: { r: number; top: number; lid: number; bulge: number; rows: number; base: string },
  tint: Tint,
): string {
  const { r, top, lid, bulge, rows } = made;
  const radius = (y: number) =>
    r +
    Math.sin(((y - top) / (986 - top)) * Math.PI) * bulge -
    Math.max(0, (y - top) / (986 - top) - 0.7) * r * 0.5;
  const profile: Turned['profile'] = Array.from(
    { length: 7 },
    (_, i) => [top + ((986 - top) * i) / 6, radius(top + ((986 - top) * i) / 6)] as const,
  );
  const body = turned(pen, 480, made.base, {
    profile,
    tilt: 0.24,
    decor: coils(
      pen,
      { x: 480, from: top - 20, to: 1010, rows, tilt: 0.24, radius: (y) => radius(y) + 2 },
      tint,
    ),
  });
  const rim = r + bulge * 0.3 + 14;
  const lidRows = 6;
  const lidRadius = (y: number) => rim * Math.sqrt(Math.max(0.02, (y - lid) / (top - lid)));
  const lidProfile: Turned['profile'] = [0.04, 0.2, 0.45, 0.7, 0.9, 1].map(
    (k) => [lid + (top - lid) * k, lidRadius(lid + (top - lid) * k)] as const,
  );
  const cover = turned(pen, 480, made.base, {
    profile: lidProfile,
    tilt: 0.24,
    decor: coils(
      pen,
      {
        x: 480,
        from: lid - 10,
        to: top + 6,
        rows: lidRows,
        tilt: 0.24,
        radius: (y) => lidRadius(Math.max(lid + 2, y)) + 3,
      },
      (row, turn) => tint(row + 3, turn),
    ),
  });
  const knob = turned(pen, 480, made.base, {
    profile: [
      [lid - 54, 24],
      [lid - 40, 34],
      [lid - 14, 26],
      [lid + 6, 34],
    ],
    tilt: 0.2,
    decor: coils(
      pen,
      { x: 480, from: lid - 60, to: lid + 10, rows: 4, tilt: 0.2, radius: () => 36 },
      (row, turn) => tint(row, turn),
    ),
  });
  return body + cover + knob;
}

const sikki: Draw = (pen, colour) => {
  const [a, b] = scheme(colour, []);
  const many = assortment(colour);
  const gold = '#DDB65E';
  const tint: Tint = (row, turn) => {
    if (colour === 'Natural') return (row + Math.round(turn * 24)) % 6 === 0 ? '#A8742F' : gold;
    const wave = Math.abs(((turn * 6) % 1) - 0.5) * 8;
    const zone = Math.round(row + wave) % 6;
    if (colour === 'Multicolour') return zone < 3 ? pick(many, zone + Math.floor(row / 4)) : gold;
    return zone < 2 ? a : zone < 3 ? b : gold;
  };
  return {
    art: coiled(pen, { r: 190, top: 690, lid: 560, bulge: 70, rows: 15, base: gold }, tint),
    place: 'floor',
    spread: 180,
    raise: 140,
    zoom: 1.15,
  };
};

const moonj: Draw = (pen, colour) => {
  const straw = '#CFAE72';
  const many = assortment(colour === 'Multicolour' ? colour : 'Multicolour');
  const tint: Tint = (row, turn) => {
    const step = Math.floor(turn * 14) % 2;
    if (colour === 'Natural') return row % 4 === 1 ? '#A07A42' : straw;
    const dye = colour === 'Red' ? '#A8322A' : pick(many, Math.floor(turn * 14));
    return (row % 6 < 2 && step) || row % 6 === 3 ? dye : straw;
  };
  const base = (y: number) => 300 - Math.max(0, y - 900) * 1.1;
  const body = turned(pen, 480, straw, {
    profile: [
      [800, 290],
      [850, 304],
      [910, 290],
      [986, 200],
    ],
    tilt: 0.26,
    decor: coils(pen, { x: 480, from: 780, to: 1040, rows: 9, tilt: 0.26, radius: (y) => base(y) + 8 }, tint),
  });
  const lid = coilTop(pen, [480, 792], [318, 0.36, 13], (row, turn) => {
    const dye =
      colour === 'Natural' ? '#A07A42' : colour === 'Red' ? '#A8322A' : pick(many, Math.floor(turn * 12));
    return (row > 2 && row < 9 && Math.floor(turn * 24 + (row % 2)) % 2 === 0) || row === 0 ? dye : straw;
  });
  const knot = limb(
    [
      [450, 770],
      [456, 726],
      [480, 712],
      [504, 726],
      [510, 770],
    ],
    16,
    colour === 'Red' ? '#A8322A' : '#A07A42',
  );
  return {
    art: body + oval([480, 806], 322, 116, darker(straw, 0.55)) + lid + knot,
    place: 'floor',
    spread: 290,
    raise: 170,
    zoom: 1.08,
  };
};

const sabai: Draw = (pen) => {
  const tone = '#CDB37B';
  const radius = (y: number) => 206 + Math.sin(((y - 420) / 570) * Math.PI) * 54;
  const profile: Turned['profile'] = Array.from(
    { length: 8 },
    (_, i) => [430 + i * 79, radius(430 + i * 79)] as const,
  );
  const tint: Tint = (row, turn) =>
    row > 6 && row < 12 && (row + Math.round(Math.abs(((turn * 5) % 1) - 0.5) * 10)) % 5 < 2
      ? '#6E4A2A'
      : row === 5 || row === 13
        ? '#8F3B2C'
        : tone;
  const body = turned(pen, 480, tone, {
    profile,
    tilt: 0.2,
    hollow: '#9A7B48',
    decor: coils(
      pen,
      { x: 480, from: 410, to: 1040, rows: 21, tilt: 0.2, radius: (y) => radius(y) + 4 },
      tint,
    ),
  });
  const handle = (side: number) =>
    limb(
      [
        [480 + side * 222, 500],
        [480 + side * 292, 520],
        [480 + side * 300, 590],
        [480 + side * 246, 612],
      ],
      22,
      '#8F6B3A',
    );
  return {
    art: handle(-1) + handle(1) + body + rolledRim(430, 206, [0.2, '#B8975A']),
    place: 'floor',
    spread: 220,
  };
};

export const coiledBaskets: Record<string, Draw> = { SB07: sikki, SB08: moonj, SB09: sabai };
