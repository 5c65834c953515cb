import { dayMs, hourMs } from '#domain/durations.ts';
import { isShopError } from '#domain/error.ts';
import { OTP_MESSAGE_KINDS } from '#domain/sign-in/otp.ts';
import { chooseTemplate } from '#domain/messaging/provider-templates.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { type Channel, type Message, type MessengerPort } from '#shop/ports.ts';
import { type ClaimedMessage, claimMessages, makeNoteSent } from './claim-messages.ts';
import { composeStored } from './compose-stored.ts';
import { noProviderFor } from './no-provider.ts';

const mostAtOnce = 50;

/** Returns how many messages of a channel are claimed and sent at the same time. */
export function countAtOnce({ messengers }: Ctx, channel: Channel): number {
  return Math.min(mostAtOnce, messengers[channel]?.atOnce ?? mostAtOnce);
}

/**
 * Sends the messages of a channel that are due, each once even if other processes send at the same time, and returns how many there were.
 * If the provider does not answer, a message becomes due again later, for up to three days. If the provider refuses it, or the channel has
 * no provider, it is given up with the reason, and a WhatsApp message is sent by SMS instead. Throws only when the database is unavailable.
 */
export async function sendMessages(ctx: Ctx, channel: Channel): Promise<number> {
  const rows = await claimMessages(ctx, channel, countAtOnce(ctx, channel));
  const noteSent = makeNoteSent(ctx);
  await Promise.all(
    rows.map(async (row) => {
      if (row.expires_at && row.expires_at <= ctx.clock.now())
        return giveUp(ctx, row, { failure: 'its time was over' });
      const messenger = ctx.messengers[channel];
      if (!messenger) return giveUp(ctx, row, { failure: noProviderFor(channel), ...bySms(ctx, row) });
      const sent = await send(ctx, row, messenger).catch((error: Error) => fail(ctx, row, error));
      if (sent) await noteSent({ id: row.id, providerMessageId: sent.providerMessageId });
    }),
  );
  return rows.length;
}

async function send(
  ctx: Ctx,
  row: ClaimedMessage,
  messenger: MessengerPort,
): Promise<{ providerMessageId: string }> {
  return messenger.send(await compose(ctx, row, messenger));
}

async function compose(ctx: Ctx, row: ClaimedMessage, { knows }: MessengerPort): Promise<Message> {
  const { subject, text, variables } = await composeStored(ctx, row);
  const channel = row.channel as Channel;
  const template = chooseTemplate(row.kind, knows);
  return { channel, to: row.recipient, subject, text, template, variables };
}

/** Messages older than this are given up, because the news is too old to help. */
const greatestAgeMs = 3 * dayMs;

/**
 * Makes a message due again after two seconds, then twice as long each time, up to an hour. Gives it up if the provider refused it or it is
 * too old.
 */
async function fail(ctx: Ctx, row: ClaimedMessage, error: Error): Promise<undefined> {
  const { id, kind, attempts } = row;
  const facts = { messageId: id, kind, attempts, error: error.message, cause: String(error.cause ?? '') };
  const isRefused = isShopError(error, 'supplier.refused');
  const now = ctx.clock.now().getTime();
  if (isRefused) {
    ctx.log.warn(facts, 'a provider refused a message');
    return void (await giveUp(ctx, row, { failure: 'the provider refused it', ...bySms(ctx, row) }));
  }
  if (row.created_at.getTime() < now - greatestAgeMs) {
    ctx.log.error(facts, 'a message was given up: its provider was away for days');
    return void (await giveUp(ctx, row, { failure: 'the provider was away for days' }));
  }
  ctx.log.warn(facts, 'a message could not be sent and is tried again');
  const due = new Date(now + Math.min(2 ** attempts * 1000, hourMs));
  await ctx.db.updateTable('messages').set({ claimed_at: null, due_at: due }).where('id', '=', id).execute();
}

/** Returns whether an SMS replaces this message: not every recipient has WhatsApp, and not every template is approved there. */
function bySms({ messengers }: Ctx, { channel }: ClaimedMessage): { bySms: boolean } {
  return { bySms: channel === 'whatsapp' && messengers.sms !== undefined };
}

type GivingUp = { failure: string; bySms?: boolean };

/** Marks a message as failed with the reason and deletes a one-time code in it. Writes an SMS instead if `bySms` is set. */
async function giveUp(ctx: Ctx, row: ClaimedMessage, { failure, bySms = false }: GivingUp): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const given = await tx.db
      .updateTable('messages')
      .set({ failed_at: now, failure, ...(OTP_MESSAGE_KINDS.includes(row.kind) && { facts: '{}' }) })
      .where('id', '=', row.id)
      .returning(['dedupe_key', 'customer_id', 'order_id', 'created_at'])
      .executeTakeFirst();
    // The message was erased in the meantime, and nobody waits for it any more.
    if (!given || !bySms) return;
    const { recipient, kind, expires_at } = row;
    const instead = { ...given, dedupe_key: `${given.dedupe_key}/sms`, recipient, kind, expires_at };
    await tx.db
      .insertInto('messages')
      .values({
        ...instead,
        id: makeId(tx, 'msg'),
        channel: 'sms',
        facts: JSON.stringify(row.facts),
        due_at: now,
      })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute();
  });
}
