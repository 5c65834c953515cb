import type { Input } from '#contract/endpoints.ts';
import { MOST_CHANGED_AT_ONCE } from '#domain/paging.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { runInPortions } from '#admin/list/bulk/run-in-portions.ts';
import type { BulkResult } from '#admin/list/list-definition.ts';

type Change = Omit<Input<'POST /admin/orders/bulk'>['body'], 'ids'>;

const timeoutMs = 60_000;
/** A courier takes seconds for each parcel; this many fit within the timeout of one call. */
const bookedAtOnce = 10;

/**
 * Applies one change to many orders and returns the outcome of each. Repeating the same orders with the same key returns the first
 * response, so a change whose response was lost can be sent again. Throws ApiError.
 */
export async function changeOrders(
  ids: readonly string[],
  change: Change,
  key: string,
): Promise<BulkResult[]> {
  const atOnce = change.action === 'book' ? bookedAtOnce : MOST_CHANGED_AT_ONCE;
  return runInPortions(ids, { atOnce, key }, (portion, portionKey) =>
    callAdmin('POST /admin/orders/bulk', {
      headers: { 'idempotency-key': portionKey },
      body: { ...change, ids: portion },
      timeoutMs,
    }),
  );
}
