import type { ApiError } from '#contract/api-error.ts';
import type { Input } from '#contract/endpoints.ts';
import { MOST_CHANGED_AT_ONCE } from '#domain/paging.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { runInPortions } from '#admin/list/bulk/run-in-portions.ts';
import type { BulkResult } from '#admin/list/list-definition.ts';

/** Duplicates each of the products as a draft, one by one, and returns the outcome of each. */
export async function duplicateProducts(ids: readonly string[]): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop
    const failure = await callAdmin('POST /admin/products/{id}/duplicate', { params: { id } }).then(
      () => undefined,
      (error: ApiError) => error.messageOr('Not duplicated: no answer from the shop.'),
    );
    results.push(failure ? { id, failure } : { id });
  }
  return results;
}

type Change = Omit<Input<'POST /admin/products/bulk'>['body'], 'ids'>;

const timeoutMs = 60_000;

/**
 * Applies one change to many products and returns the outcome of each; repeating the same key returns the first response. Throws ApiError.
 */
export function changeProducts(
  ids: readonly string[],
  change: Change,
  key: string,
  versions?: ReadonlyMap<string, number>,
): Promise<BulkResult[]> {
  return runInPortions(ids, { atOnce: MOST_CHANGED_AT_ONCE, key }, (portion, portionKey) =>
    callAdmin('POST /admin/products/bulk', {
      headers: { 'idempotency-key': portionKey },
      body: { ...change, ids: portion.map((id) => ({ id, version: versions?.get(id) })) },
      timeoutMs,
    }),
  );
}
