import type { Input } from '#contract/endpoints.ts';
import { MOST_CHANGED_AT_ONCE } from '#domain/paging.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { BulkResult } from '#admin/list/list-definition.ts';

type Change = Omit<Input<'POST /admin/orders/bulk'>['body'], 'ids'>;

const timeoutMs = 60_000;
/** A courier takes seconds for each parcel: as many are booked in one call as it can answer in time. */
const bookedAtOnce = 10;

/**
 * Does one thing to many orders and returns what became of each. The same key with the same orders is answered as the first time, so that
 * a change whose answer was lost can be sent again. Throws ApiError.
 */
export async function changeOrders(
  ids: readonly string[],
  change: Change,
  key: string,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  const atOnce = change.action === 'book' ? bookedAtOnce : MOST_CHANGED_AT_ONCE;
  for (let start = 0; start < ids.length; start += atOnce) {
    // One call after the other: the server answers other people meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await callAdmin('POST /admin/orders/bulk', {
      headers: { 'idempotency-key': `${key}-${start}` },
      body: { ...change, ids: ids.slice(start, start + atOnce) },
      timeoutMs,
    });
    results.push(...answer.results.map(({ id, done, error }) => (done ? { id } : { id, failure: error })));
  }
  return results;
}
