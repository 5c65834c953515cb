import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import { type TelephoneOrder, TelephoneOrder as Body } from '#contract/order/telephone-order.ts';
import { conflict } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { offerKey, readOffers } from '#shop/catalogue/products/read-offers.ts';
import type { Ctx } from '#shop/context.ts';
import { readAdminOrder } from '#shop/orders/admin-orders/get-admin-order.ts';
import { takeOrder } from './take-order.ts';

/**
 * Takes an order by telephone again whose payment link expired: the same pieces at today's prices, to the same address, with a new link,
 * which is sent to the customer. If it is sent twice for one order, it creates only one new order. Returns the new order. Throws forbidden,
 * not_found, conflict `order.no_new_link` or `stock.gone`, which names each product that is short, and as `takeOrder`.
 */
export async function sendNewLink(ctx: Ctx, orderId: string): Promise<AdminOrderJson> {
  requireAbility(ctx, 'take_orders');
  const order = await readAdminOrder(ctx, orderId);
  const isExpired = order.status === 'cancelled' && order.cancelled_reason === 'unpaid';
  if (order.taken_by === null || !isExpired) {
    const sentence = 'Only a phone order whose payment link has expired can get a new link.';
    throw conflict('order.no_new_link', sentence, { status: order.status });
  }
  await refuseShort(ctx, order);
  return takeOrder(ctx, toBody(order), `new-link-${order.id}`);
}

/** Throws conflict `stock.gone` if a piece of the order can no longer be sold, with a sentence about each. */
async function refuseShort(ctx: Ctx, { items }: AdminOrderJson): Promise<void> {
  const wanted = items.map(({ product_id: productId, variant_id: variantId }) => ({
    productId,
    variantId: variantId ?? undefined,
  }));
  const offers = await readOffers(ctx, wanted);
  const short = items.flatMap(({ product_name, variant, quantity }, index) => {
    const left = offers.get(offerKey(wanted[index]!))?.stock;
    const name = [product_name, variant].filter(Boolean).join(', ');
    if (left === undefined) return [`${name} is no longer sold.`];
    if (left >= quantity) return [];
    return [left === 0 ? `${name} is sold out.` : `Only ${left} of ${name} left.`];
  });
  if (short.length === 0) return;
  throw conflict('stock.gone', `${short.join(' ')} Take the order again with other pieces.`);
}

function toBody({ customer, shipping_address, items, totals, ...order }: AdminOrderJson): TelephoneOrder {
  const { line1, line2, city, state_code: state, postal_code } = shipping_address;
  return Body.parse({
    ...customer,
    address: { line1, line2, city, state, postal_code },
    items: items.map(({ product_id, variant_id, quantity }) => ({ product_id, variant_id, quantity })),
    paymentMethod: 'razorpay',
    shippingMethod: order.shipping_method,
    notes: order.notes,
    promo_code: totals.coupon_code,
    gstin: order.gstin,
  });
}
