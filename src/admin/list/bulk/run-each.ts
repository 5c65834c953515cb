import { ApiError } from '#contract/api-error.ts';
import type { BulkResult } from '#admin/list/list-definition.ts';

/**
 * Calls the API for each row in turn, for actions that it has for one row alone. A refusal is the result of its row; an outage ends the run,
 * and the rows that are left are reported as not done.
 */
export async function runEach(
  ids: readonly string[],
  call: (id: string) => Promise<unknown>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const id of ids) {
    // One call after the other: the shop's limit of writes and its locks are meant for people.
    // oxlint-disable-next-line no-await-in-loop
    const failure = await call(id).then(() => undefined, toFailure);
    results.push(failure === undefined ? { id } : { id, failure: failure.message });
    if (failure?.isOutage) break;
  }
  const done = new Set(results.map(({ id }) => id));
  const left = ids.filter((id) => !done.has(id)).map((id) => ({ id, failure: 'Not sent: no network' }));
  return [...results, ...left];
}

function toFailure(error: unknown): { message: string; isOutage: boolean } {
  if (!(error instanceof ApiError)) throw error;
  return { message: error.message, isOutage: error.kind !== 'answer' };
}
