import { conflict, invalid } from '#domain/error.ts';
import { toInvoicedSeller } from '#domain/invoice/invoice-document.ts';
import type { ChangeAddress } from '#contract/order/change-address.ts';
import { isCodOfferedInPin } from '#shop/cash-on-delivery/is-cod-offered-in-pin.ts';
import { canChangeAddress } from '#domain/order/allowed-actions.ts';
import { formatPlace, isSameAddress } from '#domain/order/address-lines.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import { estimateDelivery } from '#domain/pricing/delivery-estimate.ts';
import { findStateRefusal } from '#domain/seller/sale-refusal.ts';
import type { Seller } from '#domain/seller/seller.ts';
import { VOID_STATES } from '#domain/shipment/shipment-state.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { type Ctx, type Tx, makeId } from '#shop/context.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { toOrderAddress } from '#shop/workflows/place-order/order-parties.ts';
import { type AddressedOrder, readAddressedOrder } from './read-addressed-order.ts';
import { issueAnew, creditInvoice } from './replace-invoice.ts';
import { splitTaxAnew } from './split-tax-anew.ts';

/**
 * Changes the delivery address of an order until its parcel leaves, and notifies the buyer. The price stays the same to the paisa, because
 * it includes GST and delivery costs the same everywhere; another State moves the tax between CGST with SGST and IGST, and an invoice that
 * was issued is taken back by a credit note and replaced (docs/decisions/111). A repeated call changes nothing. Throws as `changeOrder`,
 * conflict `order.left`, `order.booked` or `order.partly_refunded`, invalid `seller.other_state` or `cod.not_offered`.
 */
export async function changeAddress(ctx: Ctx, ref: OrderRef, change: ChangeAddress): Promise<void> {
  const { reason, address } = change;
  const [settings, isCodOffered] = await Promise.all([
    readSettings(ctx),
    isCodOfferedInPin(ctx, address.postal_code),
  ]);
  const rule = { ability: 'ship_orders', action: 'order.address_changed' } as const;
  await changeOrder(ctx, ref, rule, async (tx, locked) => {
    const allowance = canChangeAddress(locked);
    if (!allowance.allowed) throw conflict('order.left', allowance.reason, { status: locked.status });
    const order = await readAddressedOrder(tx, locked.id);
    const to = toOrderAddress(address, order.shippingAddress.phone);
    if (isSameAddress(to, order.shippingAddress)) return;
    const isOtherPin = to.postalCode !== order.shippingAddress.postalCode;
    if (isOtherPin && isPaidInCash(locked) && !isCodOffered) throw codNotOffered();
    await refuseBooked(tx, locked.id);
    const isOtherState = to.stateKey !== order.placeOfSupply;
    if (isOtherState) refuseState(order, to, settings.seller);
    const takenBack = isOtherState && (await creditInvoice(tx, locked.id, reason));
    if (isOtherState) await splitTaxAnew(tx, locked.id, { homeState: order.homeState, state: to.stateKey });
    await writeAddress(tx, locked, { order, to });
    if (takenBack) await issueAnew(tx, locked.id, toInvoicedSeller(settings));
    await tell(tx, locked.id, { from: order.shippingAddress, to, reason });
  });
}

/** Returns whether the courier collects cash; a replacement that is paid for by its credit costs nothing at the door. */
function isPaidInCash({ payment }: LockedOrder): boolean {
  return payment.method === 'cod' && payment.status === 'pending';
}

/** Throws invalid `seller.other_state` where this seller may not deliver these products to that State. */
function refuseState({ products }: AddressedOrder, { stateKey }: OrderAddress, seller: Seller): void {
  const refusal = findStateRefusal({ seller, deliveryState: stateKey, products });
  if (refusal) throw invalid(refusal.code, refusal.message, { 'address.state': refusal.message });
}

/** Throws conflict `order.booked` where a courier has the old address on its label. */
async function refuseBooked(tx: Tx, orderId: string): Promise<void> {
  const booked = await tx.db
    .selectFrom('shipments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'not in', VOID_STATES)
    .executeTakeFirst();
  if (booked)
    throw conflict(
      'order.booked',
      'This parcel is booked with the courier. Cancel the booking, change the address, and book again.',
    );
}

function codNotOffered() {
  const sentence =
    'Cash on delivery is not offered at this PIN code. Ask for another address, or cancel the order.';
  return invalid('cod.not_offered', sentence, { 'address.postal_code': sentence });
}

/** Writes the address; the billing address changes too if it was the same, and so do the promised days if the State is another. */
async function writeAddress(
  tx: Tx,
  { id, placedAt }: LockedOrder,
  { order, to }: { order: AddressedOrder; to: OrderAddress },
): Promise<void> {
  const { shippingAddress, billingAddress, shippingMethod, placeOfSupply } = order;
  const isBilledThere = isSameAddress(billingAddress, shippingAddress);
  const promise = estimateDelivery(shippingMethod, toIndianDay(placedAt), { state: to.stateKey });
  await tx.db
    .updateTable('orders')
    .set({
      shipping_address: JSON.stringify(to),
      ...(isBilledThere && { billing_address: JSON.stringify(to) }),
      ...(to.stateKey !== placeOfSupply && { delivery_from: promise.from, delivery_to: promise.to }),
      updated_at: tx.clock.now(),
    })
    .where('id', '=', id)
    .execute();
}

async function tell(
  tx: Tx,
  orderId: string,
  { from, to, reason }: { from: OrderAddress; to: OrderAddress; reason: string },
): Promise<void> {
  const places = `${formatPlace(from)} → ${formatPlace(to)}`;
  await writeOrderEvent(tx, { orderId, kind: 'address_changed', reason: `${places}: ${reason}` });
  await writeOrderMessage(tx, orderId, 'address_changed', { backId: makeId(tx, 'msg'), refundPaise: 0 });
}
