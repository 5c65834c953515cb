import type { BulkAnswer } from '#contract/bulk.ts';
import { isShopError } from '#domain/error.ts';

/** The version that the work on a row created, if its result has one. */
type Made = { version?: number | undefined } | void;

/**
 * Works on each row of a change of many records and reports the result of each: a refused row does not stop the others. Rethrows errors of
 * `work` that are not a `ShopError`.
 */
export async function reportEach<Row extends { id: string }>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Made>,
): Promise<BulkAnswer> {
  const results: BulkAnswer['results'] = [];
  for (const row of rows) {
    const { id } = row;
    try {
      results.push({ id, done: true, ...(await work(row)) });
    } catch (error) {
      if (!isShopError(error)) throw error;
      results.push({ id, done: false, code: error.code, error: error.message });
    }
  }
  return { results };
}
