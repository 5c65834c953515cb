import { invalid } from '#domain/error.ts';
import { hashRequest } from '#shop/access/hash-request.ts';
import type { Tx } from '#shop/context.ts';

export type RefundRequest = { orderId: string; key: string; request: unknown };

/**
 * Returns whether this request was carried out before; the caller has locked the order, so this cannot change in the meantime. Throws
 * invalid `refund.other_request` when the key was used for another request.
 */
export async function wasCarriedOut(tx: Tx, { orderId, key, request }: RefundRequest): Promise<boolean> {
  const first = await tx.db
    .selectFrom('refund_requests')
    .select('request_hash')
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!first) return false;
  if (first.request_hash === hashRequest(request)) return true;
  throw invalid(
    'refund.other_request',
    'This was already done with other values. Look at the order again before you send more.',
  );
}

type Carried = RefundRequest & { creditNoteId: string; exchangeId?: string | null };

/** Stores the credit note that a request created, and for an exchange the new order. */
export async function rememberRefund(
  tx: Tx,
  { orderId, key, request, creditNoteId, exchangeId = null }: Carried,
): Promise<void> {
  await tx.db
    .insertInto('refund_requests')
    .values({
      order_id: orderId,
      key,
      request_hash: hashRequest(request),
      credit_note_id: creditNoteId,
      exchange_id: exchangeId,
      created_at: tx.clock.now(),
    })
    .execute();
}
