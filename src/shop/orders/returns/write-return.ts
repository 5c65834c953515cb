import type { AskForReturn } from '#contract/order/return.ts';
import { conflict, invalid } from '#domain/error.ts';
import { tooManyPieces } from '#domain/invoice/credit-shares.ts';
import { OPEN_RETURN_STATES } from '#domain/order/open-return-states.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { selectLines } from '#shop/orders/read-orders.ts';

/**
 * Writes a new return of a locked order, which waits for its answer. Returns its id. Throws conflict `return.open` if another return of the
 * order is not finished, invalid `credit.unknown_line`, conflict `credit.too_much` for pieces that the customer does not have.
 */
export async function writeReturn(
  tx: Tx,
  orderId: string,
  { items, wish, reason }: AskForReturn,
): Promise<string> {
  await refuseSecond(tx, orderId);
  await requirePieces(tx, orderId, items);
  const id = makeId(tx, 'ret');
  await tx.db
    .insertInto('returns')
    .values({
      id,
      order_id: orderId,
      state: 'requested',
      wish,
      reason,
      requested_by: tx.actor.kind === 'customer' ? 'customer' : 'staff',
      requested_at: tx.clock.now(),
    })
    .execute();
  const lines = items.map(({ item_id, quantity }) => ({ return_id: id, order_line_id: item_id, quantity }));
  await tx.db.insertInto('return_lines').values(lines).execute();
  return id;
}

async function refuseSecond(tx: Tx, orderId: string): Promise<void> {
  const open = await tx.db
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', OPEN_RETURN_STATES)
    .executeTakeFirst();
  if (open) throw conflict('return.open', 'A return of this order is already under way');
}

/** Throws if pieces do not belong to the order, or are more than those not yet credited. */
async function requirePieces(tx: Tx, orderId: string, items: AskForReturn['items']): Promise<void> {
  const lines = await selectLines(tx, [orderId]).execute();
  for (const [index, { item_id, quantity }] of items.entries()) {
    const line = lines.find(({ id }) => id === item_id);
    if (!line) {
      const sentence = 'This line is not in the order';
      throw invalid('credit.unknown_line', sentence, { [`items.${index}.item_id`]: sentence });
    }
    const left = line.quantity - line.returned;
    if (quantity > left) throw tooManyPieces(line.name, left);
  }
}
