/** Explains how an amount is typed; shown next to a field that `readRupees` or `readNumber` could not read. */
export const AMOUNT_MISTAKE = 'Enter rupees, like 1250.';

/**
 * Returns the number that was typed, with or without spaces, commas, ₹ and %; NaN for any other text. A value that is not text is returned
 * unchanged.
 */
export function readNumber(typed: string): number;
export function readNumber(typed: unknown): unknown;
export function readNumber(typed: unknown): unknown {
  return typeof typed === 'string' ? parseNumber(typed) : typed;
}

/** Reads a number as `readNumber` does, for an optional field: null for only spaces. */
export function readOptionalNumber(typed: unknown): unknown {
  return typeof typed === 'string' && typed.trim() === '' ? null : readNumber(typed);
}

/** Returns the rupees that were typed; undefined unless they are above zero, below 100,000,000 and in whole paise. */
export function readRupees(typed: string): number | undefined {
  const rupees = parseNumber(typed);
  return rupees > 0 && rupees < 100_000_000 && Number(rupees.toFixed(2)) === rupees ? rupees : undefined;
}

function parseNumber(typed: string): number {
  const digits = typed.replaceAll(/[\s,₹%]/g, '');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
