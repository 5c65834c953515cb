import type { Ctx } from '#shop/context.ts';

/** The queue has tried a message many times by then. */
const quietMinutes = 60;
/** Nobody is helped by older news. */
const newestDays = 3;

/**
 * Has messages sent that are still lying here because a provider was away for longer than the queue tries. What is older than three
 * days is given up. Done by a job every hour; a message is sent once all the same.
 */
export async function retryMessages(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const quiet = new Date(now.getTime() - quietMinutes * 60_000);
  const oldest = new Date(now.getTime() - newestDays * 24 * 60 * 60_000);
  const given = await ctx.db
    .updateTable('messages')
    .set({ failed_at: now })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '<', oldest)
    .returning('kind')
    .execute();
  if (given.length > 0)
    ctx.log.error({ messages: given.length }, 'messages were given up: their provider was away for days');
  const waiting = await ctx.db
    .selectFrom('messages')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '<', quiet)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('created_at')
    .limit(500)
    .execute();
  if (waiting.length === 0) return;
  await ctx.queue.sendAll(ctx.db, {
    name: 'send-message',
    data: waiting.map(({ id }) => ({ messageId: id })),
  });
}
