import { isShopError } from '#domain/error.ts';
import type { RazorpayOrder } from '#domain/payment/payment.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { amountToPay } from './amount-to-pay.ts';
import { requireRazorpay } from './require-razorpay.ts';

type Payable = { id: string; to_pay_paise: number };

/**
 * Stores the Razorpay order that was created for ours, in place of one that the current keys do not know, and returns the id of the stored
 * one: the first one stored wins.
 */
export async function keepGatewayOrder(
  ctx: Ctx,
  order: Payable,
  opened: Pick<RazorpayOrder, 'id'>,
  former: string | null = null,
): Promise<string> {
  const { keyId } = requireRazorpay(ctx);
  await inTransaction(ctx, async (tx) => {
    if (former) await setAside(tx, former);
    await tx.db
      .insertInto('gateway_orders')
      .values({
        gateway_order_id: opened.id,
        order_id: order.id,
        amount_paise: order.to_pay_paise,
        key_id: keyId,
        created_at: tx.clock.now(),
      })
      .onConflict((another) => another.column('order_id').doNothing())
      .execute();
  });
  // Two tabs may create two Razorpay orders; only the stored one is ever shown, so only it can be paid.
  const { gateway_order_id } = await ctx.db
    .selectFrom('gateway_orders')
    .select('gateway_order_id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return gateway_order_id;
}

/** Makes a Razorpay order a former one of its order; a payment for it still counts. */
async function setAside({ db }: Tx, gatewayOrderId: string): Promise<void> {
  await db
    .updateTable('gateway_orders')
    .set((eb) => ({ former_order_id: eb.ref('order_id'), order_id: null }))
    .where('gateway_order_id', '=', gatewayOrderId)
    .where('order_id', 'is not', null)
    .execute();
}

/**
 * Returns whether Razorpay knows an order that was made with another key, and if so, records the current key: the keys of an account may
 * change. An order of another account, or of test mode, cannot be paid with them. Throws unavailable.
 */
export async function adoptGatewayOrder(ctx: Ctx, gatewayOrderId: string): Promise<boolean> {
  const { getOrder, keyId } = requireRazorpay(ctx);
  const isKnown = await getOrder(gatewayOrderId).then(
    () => true,
    (error: unknown) => {
      if (isShopError(error, 'supplier.refused')) return false;
      throw error;
    },
  );
  if (isKnown) {
    await ctx.db
      .updateTable('gateway_orders')
      .set({ key_id: keyId })
      .where('gateway_order_id', '=', gatewayOrderId)
      .execute();
  }
  return isKnown;
}

/**
 * Finds the Razorpay order that was created for ours but not stored, because the program died in between, by its receipt, and stores it.
 * Returns its id, or undefined if it does not exist. Throws unavailable.
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
