/** Says how an amount is typed; shown beside a field that `readRupees` or `readNumber` could not read. */
export const AMOUNT_MISTAKE = 'Enter rupees, like 1250.';

/** Returns the number that was typed, with or without spaces, commas and unit; NaN for any other text. What is no text stays as it is. */
export function readNumber(typed: string): number;
export function readNumber(typed: unknown): unknown;
export function readNumber(typed: unknown): unknown {
  return typeof typed === 'string' ? parseNumber(typed) : typed;
}

/** Reads a number as `readNumber` does, of a field that may stay empty: null for nothing but spaces. */
export function readOptionalNumber(typed: unknown): unknown {
  return typeof typed === 'string' && typed.trim() === '' ? null : readNumber(typed);
}

/** Returns the rupees that were typed; undefined where that is no amount above zero, or has a part of a paisa. */
export function readRupees(typed: string): number | undefined {
  const rupees = parseNumber(typed);
  return rupees > 0 && rupees < 100_000_000 && Number(rupees.toFixed(2)) === rupees ? rupees : undefined;
}

function parseNumber(typed: string): number {
  const digits = typed.replaceAll(/[\s,₹%]/g, '');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
