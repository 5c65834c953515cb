type Fields = Readonly<Record<string, unknown>>;
type Row = Fields & { id: string };

/** Returns whether a value is a list of records that are known by their ids, such as the variants of a product. */
export function isRows(value: unknown): value is Row[] {
  return (
    Array.isArray(value) &&
    value.every((each: unknown) => typeof each === 'object' && each !== null && 'id' in each)
  );
}

/**
 * Returns what changed in a list of records, a line for each that was changed, added or removed: `Red, S: Shelf: A-3 → B-1`. A mere change
 * of order has no line.
 */
export function describeRows(
  before: readonly Row[],
  after: readonly Row[],
  describe: (before: Fields, after: Fields) => string[],
): string[] {
  const was = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const changed = after.flatMap((row) => {
    const earlier = was.get(row.id);
    if (!earlier) return [`${nameRow(row)} added`];
    const lines = describe(earlier, row);
    return lines.length === 0 ? [] : [`${nameRow(row)}: ${lines.join('; ')}`];
  });
  return [...changed, ...before.filter(({ id }) => !kept.has(id)).map((row) => `${nameRow(row)} removed`)];
}

/** Returns the name of a record: the colour and size of a variant, the description of a picture. */
function nameRow({ color, size, name, alt, sku, id }: Row): string {
  const choice = [color, size].filter(Boolean).join(', ');
  return [name, alt, choice, sku, id].find((each) => typeof each === 'string' && each !== '') as string;
}
