import { type Paise, formatRupees } from '#domain/money/money.ts';
import type { Tx } from '#shop/context.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { tellOwners } from '#shop/payments/tell-owners.ts';

/**
 * Records that money paid in cash, in paise, has to be handed back for an order that ended, and sends the owners a message, because nothing
 * else notifies them. Does nothing for an amount of 0.
 */
export async function oweCash(
  tx: Tx,
  orderId: string,
  { cashPaise, owners }: { cashPaise: Paise; owners: string[] },
): Promise<void> {
  if (cashPaise === 0) return;
  await writeOrderEvent(tx, { orderId, kind: 'cash_owed', reason: formatRupees(cashPaise) });
  const about = { causeId: orderId, orderId, owners };
  await tellOwners(tx, about, { kind: 'cash_owed', amountPaise: cashPaise });
}
