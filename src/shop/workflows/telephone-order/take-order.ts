import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import type { PlaceOrder } from '#contract/order/place-order.ts';
import type { TelephoneOrder } from '#contract/order/telephone-order.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { findOrAddCaller } from '#shop/customers/callers.ts';
import { readAdminOrder } from '#shop/orders/admin-orders/get-admin-order.ts';
import { openPaymentLinkNow } from '#shop/payments/links/open-payment-link.ts';
import { reserveRequest } from '#shop/stock/requests/reserve-request.ts';
import { retryUntilCleared } from '#shop/workflows/place-order/clear-replaced-orders.ts';
import {
  placeInTransaction,
  refuseOrder,
  findNewOrderRoute,
} from '#shop/workflows/place-order/place-in-transaction.ts';
import { readTelephoneRules } from './read-telephone-rules.ts';

/**
 * Takes an order by telephone for the customer who calls from a number, in the same way as the checkout places one; a customer that the
 * shop does not know is added. An order that is paid online gets a payment link, which is sent to the customer; while Razorpay cannot be
 * reached a job opens it later. The same key is the same order. Throws forbidden, and as `placeOrder`.
 */
export async function takeOrder(ctx: Ctx, wanted: TelephoneOrder, key: string): Promise<AdminOrderJson> {
  requireAbility(ctx, 'take_orders');
  const { cod_reason: codReason, stock_request: requestId, ...order } = wanted;
  if (codReason !== undefined) requireAbility(ctx, 'overrule_cod');
  const takenBy = { staffId: requireStaff(ctx).staffId, codReason };
  const input: PlaceOrder = {
    ...order,
    email: order.email ?? '',
    billing_address: undefined,
    instead_of: undefined,
  };
  const rules = await readTelephoneRules(ctx);
  refuseOrder(ctx, input, rules);
  const ownerRoute = findNewOrderRoute(ctx, input, rules);
  const request = { input, key, route: 'POST /admin/orders', from: {}, rules, ownerRoute, takenBy };
  const placed = await retryUntilCleared(ctx, (cleared) =>
    inTransaction(ctx, async (tx) => {
      const customerId = await findOrAddCaller(tx, input);
      const order = await placeInTransaction(tx, { ...request, customerId, cleared });
      if (requestId) await reserveRequest(tx, requestId, toOrderId(order));
      return order;
    }),
  );
  const orderId = toOrderId(placed);
  if (input.paymentMethod === 'razorpay') await openPaymentLinkNow(ctx, orderId);
  return readAdminOrder(ctx, orderId);
}

/** Returns the id of an order that was placed now, or before with the same key. */
function toOrderId(placed: string | { id: string }): string {
  return typeof placed === 'string' ? placed : placed.id;
}
