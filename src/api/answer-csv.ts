import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { toIndianTime } from '#domain/indian-time.ts';
import { UTF8_MARK, toCsv } from '#platform/formats/sheet/write-csv.ts';

/** Returns whether a request accepts a list as CSV rather than as JSON. */
export function wantsCsv(c: Context): boolean {
  const supports = ['application/json', 'text/csv'];
  return accepts(c, { header: 'Accept', supports, default: 'application/json' }) === 'text/csv';
}

/** Returns the CSV cell of a moment, in Indian time as the screens show it; an empty cell for null. */
export function toTimeCell(at: string | null): string {
  return at === null ? '' : toIndianTime(new Date(at));
}

/** Answers with a table as a CSV file to be saved under a name. */
export function answerCsv(c: Context, name: string, table: Parameters<typeof toCsv>) {
  return c.body(UTF8_MARK + toCsv(...table), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
}
