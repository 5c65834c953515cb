declare const holds: unique symbol;
/**
 * Props of a page serialised as one string. The router serialises objects value by value, again for every page; this string is written
 * once.
 */
export type Serialised<Value> = string & { readonly [holds]?: Value };

/** Enough for a page that is being rendered and the pages before it; a dropped entry is parsed again. */
const mostOpened = 2_000;
const written = new WeakMap<object, string>();
const opened = new Map<string, unknown>();

/** Serialises plain JSON data to one string, once per object. */
export function serialise<Value extends object>(value: Value): Serialised<Value> {
  const word = written.get(value) ?? exchangeQuotes(JSON.stringify(value));
  written.set(value, word);
  keep(word, value);
  return word as Serialised<Value>;
}

/** Returns the serialised object, the same one each time; on the server it is the very object that was serialised. */
export function deserialise<Value>(word: Serialised<Value>): Value {
  const known = opened.get(word) ?? JSON.parse(exchangeQuotes(word));
  keep(word, known);
  return known as Value;
}

function keep(word: string, value: unknown): void {
  opened.delete(word);
  opened.set(word, value);
  if (opened.size > mostOpened) opened.delete(opened.keys().next().value!);
}

// A quotation mark in a string inside a page's script takes four bytes, and cards are full of them.
function exchangeQuotes(text: string): string {
  return text.replaceAll(/["`]/g, (mark) => (mark === '"' ? '`' : '"'));
}
