import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { lockOrder } from '#shop/orders/lock-order.ts';
import { oweCash } from '#shop/payments/cash/owe-cash.ts';
import { returnCredit } from '#shop/payments/refund-exchange.ts';
import { findForgottenOrder } from '#shop/payments/store-gateway-order.ts';
import { listOwnerAddresses } from '#shop/messaging/list-owner-addresses.ts';
import { releaseUnpaidOrder } from '#shop/workflows/place-order/release-unpaid-order.ts';
import { fetchLink } from '#shop/workflows/confirm-payment/fetch-link.ts';
import { fetchPayments } from '#shop/workflows/confirm-payment/fetch-payments.ts';

/**
 * Cancels an online order that is still unpaid when its time is over, releases its stock and promotion, and gives back its credit if it is
 * an exchange. Asks Razorpay once more first, by our receipt if the Razorpay order was opened but never stored, and by its payment link;
 * while Razorpay cannot be reached the job fails and is retried. If the shop's keys were removed, it cannot ask Razorpay: money that turns
 * up with later keys is handled as a late payment. Safe to repeat.
 */
export async function expireOrder(ctx: Ctx, orderId: string): Promise<void> {
  const overdue = await selectOverdue(ctx).where('o.id', '=', orderId).executeTakeFirst();
  if (!overdue) return;
  if (ctx.razorpay) await fetchOpened(ctx, overdue);
  const owners = await listOwnerAddresses(ctx);
  await inTransaction(ctx, (tx) => cancelUnpaid(tx, orderId, owners));
}

type Overdue = { id: string; gateway_order_id: string | null; gateway_link_id: string | null };

async function fetchOpened(ctx: Ctx, { id, gateway_order_id, gateway_link_id }: Overdue): Promise<void> {
  if (gateway_link_id) return fetchLink(ctx, gateway_link_id);
  const gatewayOrderId = gateway_order_id ?? (await findForgottenOrder(ctx, id));
  if (gatewayOrderId) await fetchPayments(ctx, gatewayOrderId);
}

/** Cancels overdue unpaid orders whose own job did not, because Razorpay was unreachable for longer than the job was retried. */
export async function expireOverdue(ctx: Ctx): Promise<void> {
  const overdue = await selectOverdue(ctx).orderBy('o.expires_at').limit(100).execute();
  for (const { id } of overdue) {
    await expireOrder(ctx, id).catch((error: Error) =>
      ctx.log.warn({ orderId: id, error: error.message }, 'could not let an unpaid order go'),
    );
  }
}

function selectOverdue(ctx: Ctx) {
  return ctx.db
    .selectFrom('orders as o')
    .leftJoin('gateway_orders as g', 'g.order_id', 'o.id')
    .leftJoin('payment_links as l', 'l.order_id', 'o.id')
    .select(['o.id', 'g.gateway_order_id', 'l.gateway_link_id'])
    .where('o.status', '=', 'pending')
    .where('o.payment_method', '=', 'razorpay')
    .where('o.expires_at', '<=', ctx.clock.now());
}

async function cancelUnpaid(tx: Tx, orderId: string, owners: string[]): Promise<void> {
  const unpaid = await tx.db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('status', '=', 'pending')
    .where('payment_method', '=', 'razorpay')
    .where('payment_status', 'in', ['pending', 'failed'])
    .where('expires_at', '<=', tx.clock.now())
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!unpaid) return;
  await releaseUnpaidOrder(tx, orderId, 'unpaid');
  const { amountPaise, cashPaise } = await returnCredit(tx, await lockOrder(tx, { orderId }));
  const back = amountPaise > 0 ? { backId: orderId, refundPaise: amountPaise, cashPaise } : undefined;
  await writeOrderMessage(tx, orderId, 'order_expired', back);
  await oweCash(tx, orderId, { cashPaise, owners });
}
