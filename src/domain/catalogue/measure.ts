const MM_PER_INCH = 25.4;

type Size = { lengthMm: number | null; widthMm: number | null; heightMm: number | null };

/** Returns `28 × 38 × 0.1 cm (11 × 15 × 0.04 in)` in the order of parcels: length, width, height. Empty when unknown. */
export function formatDimensions({ lengthMm, widthMm, heightMm }: Size): string {
  const sides = [lengthMm, widthMm, heightMm].filter((side) => side !== null);
  if (sides.length === 0) return '';
  const centimetres = sides.map((side) => trim(side / 10, 1)).join(' × ');
  const inches = sides.map((side) => trim(side / MM_PER_INCH, side < MM_PER_INCH ? 2 : 1)).join(' × ');
  return `${centimetres} cm (${inches} in)`;
}

/** Returns `850 g` or `1.25 kg`; empty when unknown. */
export function formatWeight(grams: number | null): string {
  if (grams === null) return '';
  return grams < 1000 ? `${grams} g` : `${trim(grams / 1000, 2)} kg`;
}

function trim(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
