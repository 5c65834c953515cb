import { conflict, ShopError } from '#domain/error.ts';
import { type MessageEvent, writeMessage } from '#domain/message.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { type Channel, type Ctx, inTransaction, makeId, type Message } from '#shop/context.ts';
import { showFacts } from './hide-facts.ts';
import { type ClaimedMessage, lotsOf } from './message-lots.ts';

/**
 * Sends a message once. Safe to repeat: one that is sent, over or given up is left alone, one that somebody else is sending throws
 * conflict and is tried again. Throws unavailable when the provider does not answer; where it says no, the message is given up, and what
 * WhatsApp does not take goes by SMS.
 */
export async function sendMessage(ctx: Ctx, messageId: string): Promise<void> {
  const row = await lotsOf(ctx).claim(messageId);
  if (!row) return refuseWhileSending(ctx, messageId);
  if (row.expires_at && row.expires_at <= ctx.clock.now()) return forget(ctx, row);
  const message = await compose(ctx, row);
  const sent = await ctx.messengers[message.channel]
    .send(message)
    .catch((error: unknown) => fail(ctx, row, error));
  if (sent) await lotsOf(ctx).noteSent({ id: row.id, providerMessageId: sent.providerMessageId });
}

/** Gives a message up that was refused; throws whatever else went wrong, to be tried again. */
async function fail(ctx: Ctx, row: ClaimedMessage, error: unknown): Promise<undefined> {
  if (!(error instanceof ShopError) || error.code !== 'supplier.refused') {
    await ctx.db.updateTable('messages').set({ claimed_at: null }).where('id', '=', row.id).execute();
    throw error;
  }
  ctx.log.warn(
    { messageId: row.id, kind: row.kind, cause: String(error.cause) },
    'a provider refused a message',
  );
  await giveUp(ctx, row);
}

/** Not everybody has WhatsApp, and not every template is approved there; an SMS reaches them all the same. */
async function giveUp(ctx: Ctx, row: ClaimedMessage): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const given = await tx.db
      .updateTable('messages')
      .set({ failed_at: tx.clock.now(), ...(row.kind === 'otp' && { facts: '{}' }) })
      .where('id', '=', row.id)
      .returning(['dedupe_key', 'customer_id', 'created_at'])
      .executeTakeFirstOrThrow();
    if (row.channel !== 'whatsapp') return;
    const id = makeId(tx, 'msg');
    const { recipient, kind, expires_at } = row;
    const instead = {
      id,
      ...given,
      dedupe_key: `${given.dedupe_key}/sms`,
      channel: 'sms',
      recipient,
      kind,
      expires_at,
    };
    await tx.db
      .insertInto('messages')
      .values({ ...instead, facts: JSON.stringify(row.facts) })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute();
    await tx.enqueue('send-message', { messageId: id });
  });
}

async function refuseWhileSending(ctx: Ctx, messageId: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('messages')
    .select(['sent_at', 'failed_at', 'expires_at'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  const isOver =
    !row || row.sent_at || row.failed_at || (row.expires_at && row.expires_at <= ctx.clock.now());
  if (!isOver) throw conflict('message.sending', 'This message is being sent already');
}

/** A code that nobody could use any more is not sent, and does not stay behind. */
async function forget(ctx: Ctx, { id, kind }: ClaimedMessage): Promise<void> {
  if (kind !== 'otp') return;
  await ctx.db.updateTable('messages').set({ facts: '{}' }).where('id', '=', id).execute();
}

async function compose(ctx: Ctx, row: ClaimedMessage): Promise<Message> {
  const { general } = await readSettings(ctx);
  const { path = '', ...facts } = showFacts(ctx, row.facts as object);
  const event = {
    ...facts,
    kind: row.kind,
    channel: row.channel,
    shop: general.shopName,
    link: ctx.publicUrl + path,
  } as MessageEvent;
  const { subject, text, variables } = writeMessage(event);
  return { channel: row.channel as Channel, to: row.recipient, subject, text, template: row.kind, variables };
}
