import type { OrderAddress } from '#domain/order/order.ts';
import type { PlaceOrder } from '#contract/order/place-order.ts';

/** Returns the buyer in the form that is frozen in the order. */
export function toBuyer({ name, email, phone, gstin }: PlaceOrder) {
  return { name, email, phone, gstin };
}

/** Returns the delivery address in the form that is frozen in the order. */
export function toOrderAddress(address: PlaceOrder['address'], phone: string): OrderAddress {
  const { line1, line2, city, state, postal_code, country } = address;
  return { line1, line2, city, stateKey: state, postalCode: postal_code, country, phone };
}
