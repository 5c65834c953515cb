import { invalid } from '#domain/error.ts';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { findShopRefusal } from '#domain/seller/sale-refusal.ts';
import type { Order } from '#domain/order/order.ts';
import type { PlaceOrder } from '#contract/order/place-order.ts';
import { readCodRequest } from '#shop/cash-on-delivery/read-cod-request.ts';
import type { PriceRules } from '#shop/cart/price-cart.ts';
import { readCourierPin } from '#shop/pincodes/read-courier-pin.ts';
import { listForSameProducts, lockUnpaidOrders } from '#shop/cart/unpaid-orders.ts';
import { hasConsent } from '#shop/consents/read-consents.ts';
import { type Ctx, type Tx, makeId } from '#shop/context.ts';
import { type OwnerRoute, findOwnerRoute, listOwners } from '#shop/messaging/list-owners.ts';
import type { Cleared } from './clear-replaced-orders.ts';
import type { PlacedFrom } from './hold-pieces.ts';
import { claimKey } from './claim-key.ts';
import { lockOrderedProducts, priceOrder, refuseSale } from './price-order.ts';
import { refusePaid, replaceUnpaid } from './replace-unpaid.ts';
import type { TakenBy } from './to-order.ts';
import { writePlacedOrder } from './write-placed-order.ts';

export type PlaceRequest = {
  customerId: string;
  input: PlaceOrder;
  /** The idempotency key, and the route within which it counts. */
  key: string | undefined;
  route: string;
  from: PlacedFrom;
  rules: PriceRules;
  ownerRoute: OwnerRoute | undefined;
  cleared: Cleared;
  /** The staff member who takes the order by telephone. */
  takenBy?: TakenBy | undefined;
};

/** Throws conflict `shop.not_open`, and invalid `payment.not_offered` for an online order in a shop that takes no online payment. */
export function refuseOrder({ razorpay }: Ctx, { paymentMethod }: PlaceOrder, rules: PriceRules): void {
  if (paymentMethod === 'razorpay' && !razorpay)
    throw invalid('payment.not_offered', NOT_OFFERED.payment, { paymentMethod: NOT_OFFERED.payment });
  refuseSale(findShopRefusal(rules.settings));
}

/** Returns the route for notifying owners of this order at once. They are notified of an online order when it is paid. */
export function findNewOrderRoute(ctx: Ctx, { paymentMethod }: PlaceOrder, { settings }: PriceRules) {
  const { notifications, seller } = settings;
  return paymentMethod === 'cod' && notifications.newOrders === 'each'
    ? findOwnerRoute(ctx, seller)
    : undefined;
}

/** Returns the new order, or the id of the order that already has its key. */
export async function placeInTransaction(tx: Tx, request: PlaceRequest): Promise<Order | string> {
  const { customerId, input, key, route, rules, ownerRoute, cleared, takenBy } = request;
  const orderId = makeId(tx, 'ord');
  const { instead_of: insteadOf = [], ...ordered } = input;
  const codTerms = { rules: rules.settings.cod, postalCode: input.address.postal_code, customerId };
  // Every transaction locks the customer, then their orders, then products, then promotions, so that two of them never deadlock.
  const [claimed, { unpaid, movedIds }, locked, whatsapp, codRequest, courier, owners] = await Promise.all([
    claimKey(tx, { customerId, route, key, request: ordered, orderId }),
    lockUnpaidOrders(tx, customerId),
    lockOrderedProducts(tx, input, { customerId, also: cleared }),
    hasConsent(tx, customerId, 'whatsapp'),
    input.paymentMethod === 'cod' ? readCodRequest(tx, codTerms) : undefined,
    readCourierPin(tx, { courier: rules.settings.courier, pin: input.address.postal_code }),
    ownerRoute ? listOwners(tx, ownerRoute) : [],
  ]);
  if (claimed !== orderId) return claimed;
  await refusePaid(tx, { orderIds: [...insteadOf, ...cleared.askedIds, ...movedIds], customerId, locked });
  const isFreed = await replaceUnpaid(tx, { unpaid, locked, cleared });
  // The replaced orders have freed pieces and promotions, so these are read again.
  const products = isFreed ? await lockOrderedProducts(tx, input, { customerId, also: cleared }) : locked;
  const overrulesCod = takenBy?.codReason !== undefined;
  const cod = codRequest && { ...codRequest, courier };
  const pricing = { input, rules, at: tx.clock.now(), unpaid, codRequest: cod, overrulesCod };
  const replaced = listForSameProducts(unpaid, locked.items);
  const otherUnpaid = unpaid.filter((order) => !replaced.includes(order));
  return writePlacedOrder(tx, {
    ...request,
    orderId,
    courierDays: courier?.days,
    priced: priceOrder(products, pricing),
    whatsapp,
    owners,
    otherUnpaid,
  });
}
