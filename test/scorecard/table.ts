import { upperBound } from './bound.ts';
import type { Figure } from './figures.ts';
import type { Trial } from './trial.ts';

export type Result = Pick<Figure, 'name' | 'what' | 'target'> & Trial & { seconds: number };

const head = ['figure', 'what', 'target', 'trials', 'failures', 'at most (95 %)', 'seconds', 'verdict'];

/** The results as a Markdown table, each number of failures beside the rate that it still allows for. */
export function formatScorecard(results: Result[]): string {
  const rows = results.map((result) => [
    result.name,
    result.note ? `${result.what} (${result.note})` : result.what,
    result.target,
    result.trials.toLocaleString('en-US'),
    result.failures.length.toLocaleString('en-US'),
    toPercent(upperBound(result.trials, result.failures.length)),
    String(Math.round(result.seconds)),
    isKept(result) ? 'kept' : 'MISSED',
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** A figure that was never tried is not kept either. */
export function isKept({ trials, failures }: Trial): boolean {
  return trials > 0 && failures.length === 0;
}

function toPercent(rate: number): string {
  return `${Number((rate * 100).toPrecision(2))} %`;
}
