/** Returns the number that was typed, with or without spaces, commas and unit; NaN for anything else. */
export function readNumber(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const digits = typed.replaceAll(/[\s,₹%]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}
