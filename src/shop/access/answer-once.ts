import { invalid } from '#domain/error.ts';
import type { Ctx, Reader, Tx } from '#shop/context.ts';
import { hashRequest } from './hash-request.ts';

type AdminRequest = { route: string; key: string | undefined; request: unknown };
type KeyedRequest = { staff_id: string; route: string; key: string; request_hash: string };

/**
 * Answers a staff request that may be sent twice: if the same person already got an answer under this key, returns that first answer
 * without running `work`. Work that runs twice at once, or is cut off before its answer is stored, must be safe to repeat. Throws invalid
 * `request.other` for a known key with another request.
 */
export async function answerOnce<Answer extends object>(
  ctx: Ctx,
  request: AdminRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const keyed = toKeyed(ctx, request);
  if (!keyed) return work();
  const known = await findAnswer<Answer>(ctx, keyed);
  if (known) return known;
  const answer = await work();
  await ctx.db
    .insertInto('admin_requests')
    .values({ ...keyed, answer: JSON.stringify(answer), created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return answer;
}

/**
 * Answers a staff request that may be sent twice, inside the transaction of `work`: its writes and its answer are one commit, so work that
 * is not safe to repeat is done once. A second request with the same key waits for the commit of the first; if `work` throws, the key stays
 * free. Throws invalid `request.other`.
 */
export async function answerOnceIn<Answer extends object>(
  tx: Tx,
  request: AdminRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const keyed = toKeyed(tx, request);
  if (!keyed) return work();
  const claimed = await tx.db
    .insertInto('admin_requests')
    .values({ ...keyed, answer: '{}', created_at: tx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows !== 1n) return (await findAnswer<Answer>(tx, keyed))!;
  const answer = await work();
  const { staff_id, route, key } = keyed;
  await tx.db
    .updateTable('admin_requests')
    .set({ answer: JSON.stringify(answer) })
    .where((eb) => eb.and({ staff_id, route, key }))
    .execute();
  return answer;
}

/** Returns undefined for a request that has no key or does not come from staff. */
function toKeyed(
  { actor }: Pick<Reader, 'actor'>,
  { route, key, request }: AdminRequest,
): KeyedRequest | undefined {
  if (key === undefined || actor.kind !== 'staff') return undefined;
  return { staff_id: actor.staffId, route, key, request_hash: hashRequest(request, 'hex') };
}

async function findAnswer<Answer>(
  { db }: Reader,
  { staff_id, route, key, request_hash }: KeyedRequest,
): Promise<Answer | undefined> {
  const known = await db
    .selectFrom('admin_requests')
    .select(['request_hash', 'answer'])
    .where((eb) => eb.and({ staff_id, route, key }))
    .executeTakeFirst();
  if (known && known.request_hash !== request_hash)
    throw invalid('request.other', 'This Idempotency-Key was used for another request');
  return known?.answer as Answer | undefined;
}
