import { upperBound } from './bound.ts';
import type { Figure } from './figures.ts';
import type { Trial } from './trial.ts';

export type Result = Pick<Figure, 'name' | 'what' | 'target'> & Trial & { seconds: number };
type Row = string[];

const head: Row = [
  'figure',
  'what',
  'target',
  'tried',
  'failures',
  'at most (95 %)',
  'seconds',
  'on',
  'verdict',
];

/** Formats the results as a Markdown table, with the rate that is still compatible next to each number of failures. */
export function formatScorecard(results: Result[], day: string): string {
  return formatRows(results.map((result) => toRow(result, day)));
}

/** Formats the same table, with the rows of an earlier one for figures that were not tried this time. */
export function mergeScorecard(earlier: string, results: Result[], day: string): string {
  const rows = new Map(readRows(earlier).map((row) => [row[0]!, row]));
  for (const result of results) rows.set(result.name, toRow(result, day));
  return formatRows([...rows.values()].toSorted((a, b) => numberOf(a) - numberOf(b)));
}

/** Returns whether the target was met; a figure without trials has not met it. */
export function isMet({ trials, failures }: Trial): boolean {
  return trials > 0 && failures.length === 0;
}

function toRow(result: Result, day: string): Row {
  const { name, what, target, trials, failures, note, seconds } = result;
  return [
    name,
    note ? `${what} (${note})` : what,
    target,
    trials.toLocaleString('en-US'),
    failures.length.toLocaleString('en-US'),
    toPercent(upperBound(trials, failures.length)),
    String(Math.round(seconds)),
    day,
    isMet(result) ? 'met' : 'MISSED',
  ];
}

function formatRows(rows: Row[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const line = (row: Row) => `| ${row.map((text, column) => text.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Reads the rows of a page, but none if its columns differ: those figures are tried again. */
function readRows(page: string): Row[] {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const rows = page.split('\n').filter((line) => /^\| K\d/.test(line));
  return rows.map(cells).filter((row) => row.length === head.length);
}

function numberOf([name]: Row): number {
  return Number(name!.slice(1));
}

function toPercent(rate: number): string {
  return `${Number((rate * 100).toPrecision(2))} %`;
}
