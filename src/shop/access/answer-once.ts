import { createHash } from 'node:crypto';
import { invalid } from '#domain/error.ts';
import { toWellFormed } from '#domain/well-formed.ts';
import type { Ctx } from '#shop/context.ts';

type AdminRequest = { route: string; key: string | undefined; request: unknown };

/**
 * Answers a request of staff that may be sent twice: with a key that was answered before, the same person gets the first answer and `work`
 * does not run. Work that runs twice at once, or is cut off before its answer is stored, must be safe to repeat. Throws invalid
 * `request.other` for a known key with another request.
 */
export async function answerOnce<Answer extends object>(
  ctx: Ctx,
  { route, key, request }: AdminRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { actor } = ctx;
  if (key === undefined || actor.kind !== 'staff') return work();
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const known = await ctx.db
    .selectFrom('admin_requests')
    .select(['request_hash', 'answer'])
    .where('staff_id', '=', actor.staffId)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known && known.request_hash !== hash) {
    throw invalid('request.other', 'This Idempotency-Key was used for another request');
  }
  if (known) return known.answer as Answer;
  // An answer may repeat what was sent, and the database stores no half of a letter.
  const answer = toWellFormed(await work());
  const row = { staff_id: actor.staffId, route, key, request_hash: hash, answer: JSON.stringify(answer) };
  await ctx.db
    .insertInto('admin_requests')
    .values({ ...row, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return answer;
}
