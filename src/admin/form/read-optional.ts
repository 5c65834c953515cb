/** Returns what was typed into an optional field; null for only spaces. */
export function readOptional(typed: unknown): unknown {
  return typeof typed === 'string' && typed.trim() === '' ? null : typed;
}
