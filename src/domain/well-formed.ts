/** Half of a character, as JSON writes it down. */
const half = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/**
 * The same without halves of characters, which JSON can carry and PostgreSQL cannot keep in its JSON: nobody types them. Each becomes the
 * sign for what could not be read. For plain data only.
 */
export function toWellFormed<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  if (!half.test(text)) return value;
  return JSON.parse(text, (_, each: unknown) =>
    typeof each === 'string' ? each.toWellFormed() : each,
  ) as Value;
}
