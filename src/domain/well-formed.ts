/** Matches half of a surrogate pair as JSON writes it, after an even number of backslashes. */
const half = /(?<!\\)((?:\\\\)*)\\ud[89a-f][\da-f]{2}/g;

/**
 * Returns the value with U+FFFD in place of every lone surrogate in its texts and keys: JSON can carry one, PostgreSQL's jsonb cannot store
 * it, and no user types one. For plain data only.
 */
export function toWellFormed<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const wellFormed = text.replaceAll(half, '$1\ufffd');
  return wellFormed === text ? value : (JSON.parse(wellFormed) as Value);
}

/** Matches a possible half of a surrogate pair in the JSON of any program. */
const anyHalf = /\\u[dD][89a-fA-F]/;

/** Returns JSON text with U+FFFD in place of every lone surrogate; text that is not JSON is returned unchanged. */
export function toWellFormedJson(text: string): string {
  if (!anyHalf.test(text)) return text;
  try {
    return JSON.stringify(toWellFormed(JSON.parse(text)));
  } catch {
    return text;
  }
}
