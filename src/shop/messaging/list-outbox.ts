import type { Ctx } from '#shop/context.ts';

const mostShown = 200;

/** Returns the messages in the outbox, newest first. Messages are written there while no provider is set. */
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
