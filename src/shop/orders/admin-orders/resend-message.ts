import type { Selectable } from 'kysely';
import type { Messages } from '#db/schema.ts';
import { notFound } from '#domain/error.ts';
import { type Ctx, type Tx, makeId } from '#shop/context.ts';
import { changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

/** Sends a message about an order once more, to the same recipient with the same facts. Throws forbidden, not_found. */
export async function resendMessage(ctx: Ctx, orderId: string, messageId: string): Promise<void> {
  const change = { ability: 'answer_customers', action: 'order.message_resent' } as const;
  await changeOrder(ctx, orderId, change, async (tx) => {
    const message = await tx.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', messageId)
      .where('order_id', '=', orderId)
      .where('recipient', '<>', '')
      .executeTakeFirst();
    if (!message) throw notFound('Message');
    await writeAgain(tx, message);
    const reason = `${message.kind} (${message.channel})`;
    await writeOrderEvent(tx, { orderId, kind: 'message_resent', reason });
  });
}

async function writeAgain(tx: Tx, message: Selectable<Messages>): Promise<void> {
  const { channel, recipient, kind, facts, customer_id, order_id } = message;
  const id = makeId(tx, 'msg');
  const now = tx.clock.now();
  await tx.db
    .insertInto('messages')
    .values({
      id,
      channel,
      recipient,
      kind,
      customer_id,
      order_id,
      facts: JSON.stringify(facts),
      dedupe_key: `resent/${order_id}/${id}`,
      created_at: now,
      due_at: now,
    })
    .execute();
}
