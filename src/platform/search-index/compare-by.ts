import type { Compare } from './sorted-ordinals.ts';

/** The numbers at each ordinal, by column. A document keeps its ordinal for as long as it is in the index. */
export type Columns<Column extends string> = Record<Column, Float64Array<ArrayBuffer>>;

/** The keys of an order, the most important first; a minus before a key reverses it. The last is the id, so that no two are equal. */
export type SortKeys<Column extends string> = readonly [...(Column | `-${Column}`)[], 'id' | '-id'];

/** Returns a function that compares two ordinals by some keys. */
export function compareBy<Column extends string>(
  keys: SortKeys<Column>,
  columns: Columns<Column>,
  ids: readonly string[],
): Compare {
  const byId: Compare = (a, b) => (ids[a]! < ids[b]! ? -1 : Number(ids[a]! > ids[b]!));
  // Each comparison looks the column up, because it is replaced when it grows.
  const byColumn =
    (name: Column): Compare =>
    (a, b) =>
      columns[name][a]! - columns[name][b]!;
  const compares = keys.map((key): Compare => {
    const isReversed = key.startsWith('-');
    const name = isReversed ? key.slice(1) : key;
    const compare = name === 'id' ? byId : byColumn(name as Column);
    return isReversed ? (a, b) => compare(b, a) : compare;
  });
  return (a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}
