export type Row = { what: string; perSecond?: number; p50?: number; p99?: number; value?: string };

/** Returns the row of some durations in milliseconds. */
export function toRow(what: string, took: readonly number[]): Row {
  return { what, ...toPercentiles(took) };
}

/** Returns the median and the 99th percentile of some durations. */
export function toPercentiles(took: readonly number[]): { p50: number; p99: number } {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Formats the rows as a Markdown table for docs/bench.md. */
export function formatTable(rows: Row[]): string {
  const cells = rows.map(({ what, perSecond, p50, p99, value }) => [
    what,
    value ?? formatNumber(perSecond),
    formatMs(p50),
    formatMs(p99),
  ]);
  const head = ['what', 'per second', 'p50', 'p99'];
  const widths = head.map((title, column) =>
    Math.max(...[head, ...cells].map((line) => line[column]!.length), title.length),
  );
  const line = (texts: string[]) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

function formatNumber(value: number | undefined): string {
  return value === undefined ? '' : value.toLocaleString('en-IN', { maximumFractionDigits: 0 });
}

function formatMs(value: number | undefined): string {
  return value === undefined ? '' : `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}
