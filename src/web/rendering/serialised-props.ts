declare const holds: unique symbol;
/** What a page is given, written down as one word. The router writes objects value by value, on every page anew; this one is written once. */
export type Packed<Value> = string & { readonly [holds]?: Value };

/** Enough for a page under way and for those before it; what was forgotten is read again. */
const mostOpened = 2_000;
const written = new WeakMap<object, string>();
const opened = new Map<string, unknown>();

/** Plain JSON data as one word, written once for as long as the same object stands for it. */
export function pack<Value extends object>(value: Value): Packed<Value> {
  const word = written.get(value) ?? exchangeQuotes(JSON.stringify(value));
  written.set(value, word);
  keep(word, value);
  return word as Packed<Value>;
}

/** What was packed: the same object each time, on the server the very one. */
export function unpack<Value>(word: Packed<Value>): Value {
  const known = opened.get(word) ?? JSON.parse(exchangeQuotes(word));
  keep(word, known);
  return known as Value;
}

function keep(word: string, value: unknown): void {
  opened.delete(word);
  opened.set(word, value);
  if (opened.size > mostOpened) opened.delete(opened.keys().next().value!);
}

// A quotation mark inside a word inside the script of a page takes four bytes, and cards are full of them.
function exchangeQuotes(text: string): string {
  return text.replaceAll(/["`]/g, (mark) => (mark === '"' ? '`' : '"'));
}
