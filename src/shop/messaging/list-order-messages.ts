import { type Selectable, sql } from 'kysely';
import type { Messages } from '#db/schema.ts';
import type { OrderMessageJson } from '#contract/order/admin-order.ts';
import type { Ctx } from '#shop/context.ts';
import type { Channel } from '#shop/ports.ts';
import { composeStored } from './compose-stored.ts';
import { NO_PROVIDER } from './no-provider.ts';

type Row = Selectable<Messages>;

/** Stands for a message whose recipient and facts were erased with the customer's account. */
const ERASED = { subject: '', text: 'The text was deleted with the account.' };

/**
 * Returns the messages about an order to its buyer, oldest first, with their text. Leaves out channels that the shop does not have: the
 * settings mention them once, rather than every order.
 */
export async function listOrderMessages(ctx: Ctx, orderId: string): Promise<OrderMessageJson[]> {
  const rows = await ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('failure', 'is', null), eb('failure', 'not like', NO_PROVIDER)]))
    .orderBy(sql`coalesce(sent_at, created_at)`)
    .orderBy('id')
    .execute();
  return Promise.all(rows.map((row) => toJson(ctx, row)));
}

async function toJson(ctx: Ctx, row: Row): Promise<OrderMessageJson> {
  const { subject, text } = row.recipient === '' ? ERASED : await composeStored(ctx, row);
  return {
    id: row.id,
    kind: row.kind,
    channel: row.channel as Channel,
    to: row.recipient,
    subject,
    text,
    status: row.sent_at ? 'sent' : row.failed_at ? 'failed' : 'waiting',
    failure: row.failure ?? '',
    at: (row.sent_at ?? row.created_at).toISOString(),
  };
}
