import type { Craft } from './read-crafts.ts';

type Measures = Pick<Craft, 'lengthMm' | 'widthMm' | 'heightMm' | 'weightGrams'>;

const MM: Record<string, number> = { cm: 10, in: 25.4, ft: 304.8 };
/** The sheets of paper that a painting may have, in millimetres. */
const PAPERS: Record<string, [number, number]> = { A4: [210, 297], A3: [297, 420], A2: [420, 594] };
/** How much larger or smaller than M the other sizes are. */
const LETTERS: Record<string, number> = { S: 0.8, M: 1, L: 1.25 };
/** A size matches the listed one if it differs by no more than this fraction. */
const TOLERANCE = 0.08;

/**
 * Returns the measures and weight of a size: the list has those of one size, and the others are in proportion. A flat item keeps its
 * thickness. Returns null where they cannot be determined, such as for `1.5 L`.
 */
export function measureSize(craft: Craft, size: string): Measures | null {
  const { lengthMm, widthMm, heightMm, weightGrams } = craft;
  const sides = PAPERS[size] ?? readSides(size);
  if (sides && sides.length > 1) return measureFlat(craft, sides);
  const factor = LETTERS[size] ?? (sides && toFactor(craft, sides[0]!));
  if (!factor || !lengthMm || !widthMm || !heightMm || !weightGrams) return null;
  const scale = (mm: number) => (mm <= 30 ? mm : Math.round((mm * factor) / 5) * 5);
  return {
    lengthMm: scale(lengthMm),
    widthMm: scale(widthMm),
    heightMm: scale(heightMm),
    weightGrams: Math.round((weightGrams * factor ** 2.5) / 10) * 10,
  };
}

/** `30 × 45 cm` is a width and a height, `15 cm` a single side. */
function readSides(size: string): number[] | undefined {
  const [, numbers, unit] = /^([\d.]+(?: × [\d.]+)?) (cm|in|ft)$/.exec(size) ?? [];
  return numbers?.split(' × ').map((side) => Number(side) * MM[unit!]!);
}

/** Returns how much larger the size is than the listed one, one of whose sides is among the sizes; undefined if none is. */
function toFactor({ sizes, ...craft }: Craft, side: number): number | undefined {
  const known = sizes.flatMap((size) => readSides(size) ?? []);
  const distance = (mm: number) => Math.min(...known.map((each) => Math.abs(each - mm) / mm));
  const base = listSides(craft).toSorted((one, other) => distance(one) - distance(other))[0]!;
  return distance(base) <= TOLERANCE ? side / base : undefined;
}

/** Measures a rug, a canvas or a tray with two sides if the list has the sides of one of its sizes. */
function measureFlat(craft: Craft, sides: readonly number[]): Measures | null {
  const [thickness, ...own] = listSides(craft).toSorted((one, other) => one - other) as [
    number,
    number,
    number,
  ];
  const area = (of: readonly number[]) => of[0]! * of[1]!;
  const areas = craft.sizes.map((size) => area(PAPERS[size] ?? readSides(size) ?? [0, 0]));
  const isListed = areas.some((each) => Math.abs(each - area(own)) <= area(own) * TOLERANCE);
  if (!isListed || !craft.weightGrams) return null;
  return {
    lengthMm: Math.round(sides[0]!),
    widthMm: Math.round(sides[1]!),
    heightMm: thickness,
    weightGrams: Math.round((craft.weightGrams * area(sides)) / area(own) / 10) * 10,
  };
}

/** The height comes first, because a figure is sold by its height. */
function listSides({ lengthMm, widthMm, heightMm }: Omit<Craft, 'sizes'>): number[] {
  return [heightMm, lengthMm, widthMm].map(Number);
}
