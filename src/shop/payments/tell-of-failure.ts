import { formatRupees } from '#domain/money/money.ts';
import type { Tx } from '#shop/context.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { tellOwners } from './tell-owners.ts';

type FailedRefund = { id: string; orderId: string; amountPaise: number; uncreditedPaise: number };

/** Records that the bank could not pay a refund out, and sends the owners a message, once: the gateway does not retry. */
export async function tellOfFailure(tx: Tx, refund: FailedRefund, owners: string[]): Promise<void> {
  const { id, orderId, amountPaise, uncreditedPaise } = refund;
  await writeOrderEvent(tx, { orderId, kind: 'refund_failed', reason: formatRupees(amountPaise) });
  const about = { causeId: id, orderId, owners };
  await tellOwners(tx, about, { kind: 'refund_failed', amountPaise, isOwed: uncreditedPaise < amountPaise });
}
