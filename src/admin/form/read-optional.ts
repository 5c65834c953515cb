/** Returns what was typed into a field that may stay empty; null for nothing but spaces. */
export function readOptional(typed: unknown): unknown {
  return typeof typed === 'string' && typed.trim() === '' ? null : typed;
}
