import type { Ctx } from '#shop/context.ts';

const mostShown = 200;

/** What landed in the outbox while no provider is set, newest first. */
export async function listOutbox(ctx: Pick<Ctx, 'db'>) {
  const rows = await ctx.db
    .selectFrom('outbox_messages')
    .select(['channel', 'recipient', 'subject', 'body', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ channel, recipient, subject, body, created_at }) => ({
    channel,
    to: recipient,
    subject,
    text: body,
    at: created_at.toISOString(),
  }));
}
