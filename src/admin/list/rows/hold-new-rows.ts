type Known<Row> = {
  shown: readonly Row[];
  latest: readonly Row[];
  idOf: (row: Row) => string;
  /** Whether the latest page has as many rows as a page holds, so that new rows may have pushed others to the next one. */
  isFull: boolean;
};

/**
 * Returns the rows to show after a page was reloaded, so that no row moves under the reader: new rows are held back and counted, changed
 * rows are replaced in place, and removed rows are left out. Rows at the end that new rows merely pushed to the next page stay. If no row
 * is left, the latest page is shown.
 */
export function holdNewRows<Row>({ shown, latest, idOf, isFull }: Known<Row>): {
  rows: Row[];
  newCount: number;
} {
  const latestOf = new Map(latest.map((row) => [idOf(row), row]));
  const known = new Set(shown.map(idOf));
  const newCount = latest.filter((row) => !known.has(idOf(row))).length;
  const lastStaying = shown.findLastIndex((row) => latestOf.has(idOf(row)));
  const pushedOut = isFull ? shown.slice(lastStaying + 1).slice(0, newCount) : [];
  const staying = shown.slice(0, lastStaying + 1).flatMap((row) => latestOf.get(idOf(row)) ?? []);
  const rows = [...staying, ...pushedOut];
  return rows.length > 0 ? { rows, newCount } : { rows: [...latest], newCount: 0 };
}
