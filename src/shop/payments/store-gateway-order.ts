import { isShopError } from '#domain/error.ts';
import type { RazorpayOrder } from '#domain/payment/payment.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { amountToPay } from './amount-to-pay.ts';
import { requireRazorpay } from './require-razorpay.ts';

type Payable = { id: string; to_pay_paise: number };

/** Stores the Razorpay order that was created for ours, and returns the id of the stored one: the first one stored wins. */
export async function keepGatewayOrder(
  ctx: Ctx,
  order: Payable,
  opened: Pick<RazorpayOrder, 'id'>,
): Promise<string> {
  await inTransaction(ctx, (tx) =>
    tx.db
      .insertInto('gateway_orders')
      .values({
        gateway_order_id: opened.id,
        order_id: order.id,
        amount_paise: order.to_pay_paise,
        created_at: tx.clock.now(),
      })
      .onConflict((another) => another.column('order_id').doNothing())
      .execute(),
  );
  // Two tabs may create two Razorpay orders; only the stored one is ever shown, so only it can be paid.
  const { gateway_order_id } = await ctx.db
    .selectFrom('gateway_orders')
    .select('gateway_order_id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return gateway_order_id;
}

/**
 * Finds the Razorpay order that was created for ours and not stored, because the program died in between, by its receipt, and stores it.
 * Returns its id, or undefined where there is none. Throws unavailable.
 */
export async function findForgottenOrder(ctx: Ctx, orderId: string): Promise<string | undefined> {
  const opened = await requireRazorpay(ctx).findOrderByReceipt(orderId);
  const order = opened && (await findWithoutGateway(ctx, orderId));
  if (!order || opened.amount !== order.to_pay_paise) return undefined;
  return keepGatewayOrder(ctx, order, opened);
}

/** Stores a Razorpay order that we do not know, if its receipt shows that it is one of ours. Throws unavailable. */
export async function recogniseOrder(ctx: Ctx, gatewayOrderId: string): Promise<void> {
  const known = await ctx.db
    .selectFrom('gateway_orders')
    .select('order_id')
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirst();
  if (known) return;
  const opened = await requireRazorpay(ctx)
    .getOrder(gatewayOrderId)
    .catch((error: unknown) => {
      if (isShopError(error, 'supplier.refused')) return undefined;
      throw error;
    });
  const order = opened?.receipt ? await findWithoutGateway(ctx, opened.receipt) : undefined;
  if (opened && order && opened.amount === order.to_pay_paise) await keepGatewayOrder(ctx, order, opened);
}

/** Stores the Razorpay order that Razorpay opened for one of our payment links; a link that we do not know is ignored. */
export async function storeLinkOrder(ctx: Ctx, gatewayLinkId: string, gatewayOrderId: string): Promise<void> {
  const order = await ctx.db
    .selectFrom('payment_links as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['o.id', amountToPay.as('to_pay_paise')])
    .where('l.gateway_link_id', '=', gatewayLinkId)
    .executeTakeFirst();
  if (order) await keepGatewayOrder(ctx, order, { id: gatewayOrderId });
}

function findWithoutGateway(ctx: Ctx, orderId: string): Promise<Payable | undefined> {
  return ctx.db
    .selectFrom('orders as o')
    .leftJoin('gateway_orders as g', 'g.order_id', 'o.id')
    .select(['o.id', amountToPay.as('to_pay_paise')])
    .where('o.id', '=', orderId)
    .where('o.payment_method', '=', 'razorpay')
    .where('g.order_id', 'is', null)
    .executeTakeFirst();
}
