import { toIndianDay } from '#domain/indian-time.ts';
import { toRupees } from '#domain/money/money.ts';
import type { ParcelToBook } from '#domain/shipment/booking.ts';
import { getState } from '#domain/tax/state.ts';
import { toTenDigits } from './to-ten-digits.ts';

/** Returns the body of POST /orders/create/adhoc: rupees, centimetres and kilograms. */
export function toShiprocketOrder(parcel: ParcelToBook) {
  const { address, buyer, size } = parcel;
  const [firstName, ...lastNames] = buyer.name.split(' ');
  return {
    order_id: parcel.reference,
    order_date: `${toIndianDay(parcel.placedAt)} 12:00`,
    pickup_location: parcel.pickup.location,
    billing_customer_name: firstName,
    billing_last_name: lastNames.join(' '),
    billing_address: address.line1,
    billing_address_2: address.line2,
    billing_city: address.city.slice(0, 30),
    billing_pincode: address.postalCode,
    billing_state: getState(address.stateKey).name,
    billing_country: 'India',
    billing_email: buyer.email,
    billing_phone: toTenDigits(address.phone || buyer.phone),
    shipping_is_billing: true,
    order_items: parcel.lines.map((line) => ({
      name: line.name,
      sku: line.sku,
      units: line.quantity,
      selling_price: toRupees(line.unitPricePaise),
      hsn: line.hsn,
    })),
    payment_method: parcel.collectPaise > 0 ? 'COD' : 'Prepaid',
    // The courier collects this amount; the lines above are for its papers.
    sub_total: toRupees(parcel.collectPaise > 0 ? parcel.collectPaise : parcel.totalPaise),
    length: size.length_cm,
    breadth: size.breadth_cm,
    height: size.height_cm,
    weight: size.grams / 1000,
  };
}
