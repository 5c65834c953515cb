import type { Selectable } from 'kysely';
import type { Messages } from '#db/schema.ts';
import { conflict } from '#domain/error.ts';
import { type MessageEvent, writeMessage } from '#domain/message.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Channel, Ctx, Message } from '#shop/context.ts';
import { unseal } from './seal.ts';

type Row = Pick<Selectable<Messages>, 'id' | 'channel' | 'recipient' | 'kind' | 'facts' | 'expires_at'>;

/** Longer than a provider is waited for: whoever claimed a message and is silent since then has died. */
const claimSeconds = 60;

/**
 * Sends a message once. Safe to repeat: one that is sent or over is left alone, one that somebody else is sending throws conflict
 * and is tried again. Throws unavailable when the provider does not take it.
 */
export async function sendMessage(ctx: Ctx, messageId: string): Promise<void> {
  const row = await claim(ctx, messageId);
  if (!row) return refuseWhileSending(ctx, messageId);
  if (row.expires_at && row.expires_at <= ctx.clock.now()) return forget(ctx, row);
  const message = await compose(ctx, row);
  const { providerMessageId } = await ctx.messengers[message.channel]
    .send(message)
    .catch(async (error: unknown) => {
      await ctx.db.updateTable('messages').set({ claimed_at: null }).where('id', '=', messageId).execute();
      throw error;
    });
  await ctx.db
    .updateTable('messages')
    .set({
      sent_at: ctx.clock.now(),
      provider_message_id: providerMessageId,
      ...(row.kind === 'otp' && { facts: '{}' }),
    })
    .where('id', '=', messageId)
    .execute();
}

function claim(ctx: Ctx, messageId: string): Promise<Row | undefined> {
  const now = ctx.clock.now();
  const deserted = new Date(now.getTime() - claimSeconds * 1000);
  return ctx.db
    .updateTable('messages')
    .set({ claimed_at: now })
    .where('id', '=', messageId)
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<', deserted)]))
    .returning(['id', 'channel', 'recipient', 'kind', 'facts', 'expires_at'])
    .executeTakeFirst();
}

async function refuseWhileSending(ctx: Ctx, messageId: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('messages')
    .select(['sent_at', 'expires_at'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  const isOver = !row || row.sent_at || (row.expires_at && row.expires_at <= ctx.clock.now());
  if (!isOver) throw conflict('message.sending', 'This message is being sent already');
}

/** A code that nobody could use any more is not sent, and does not stay behind. */
async function forget(ctx: Ctx, { id, kind }: Row): Promise<void> {
  if (kind !== 'otp') return;
  await ctx.db.updateTable('messages').set({ facts: '{}' }).where('id', '=', id).execute();
}

async function compose(ctx: Ctx, row: Row): Promise<Message> {
  const { general } = await readSettings(ctx);
  const { path = '', ...facts } = row.facts as { path?: string; code?: string };
  const event = {
    ...facts,
    ...(facts.code && { code: unseal(ctx, facts.code) }),
    kind: row.kind,
    channel: row.channel,
    shop: general.shopName,
    link: ctx.publicUrl + path,
  } as MessageEvent;
  const { subject, text, variables } = writeMessage(event);
  return { channel: row.channel as Channel, to: row.recipient, subject, text, template: row.kind, variables };
}
