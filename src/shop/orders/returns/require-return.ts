import { conflict, notFound } from '#domain/error.ts';
import type { ReturnState } from '#domain/order/order-return.ts';
import type { Tx } from '#shop/context.ts';

type ReturnRef = { orderId: string; returnId: string };

const sentences: Record<ReturnState, string> = {
  requested: 'This return waits for an answer. Accept it first.',
  approved: 'This return is accepted already',
  refused: 'This return was refused',
  received: 'The pieces of this return are back already',
  settled: 'This return is settled already',
};

/** Requires that a return of a locked order is in one of some states. Throws not_found, conflict `return.answered` with the reason. */
export async function requireReturn(
  tx: Tx,
  { orderId, returnId }: ReturnRef,
  states: readonly ReturnState[],
): Promise<void> {
  const found = await tx.db
    .selectFrom('returns')
    .select('state')
    .where('id', '=', returnId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!found) throw notFound('Return');
  const state = found.state as ReturnState;
  if (!states.includes(state)) throw conflict('return.answered', sentences[state], { state });
}
