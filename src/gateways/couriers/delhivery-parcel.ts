import { toRupees } from '#domain/money/money.ts';
import type { ParcelToBook } from '#domain/shipment/booking.ts';
import { getState } from '#domain/tax/state.ts';
import { toTenDigits } from './to-ten-digits.ts';

/** Returns the form of POST /api/cmu/create.json: rupees, grams and centimetres. */
export function toDelhiveryForm(parcel: ParcelToBook): string {
  const { address, buyer, size } = parcel;
  const isCod = parcel.collectPaise > 0;
  const shipment = {
    waybill: parcel.awb ?? '',
    order: parcel.reference,
    order_date: parcel.placedAt.toISOString(),
    name: clean(buyer.name),
    add: clean([address.line1, address.line2].filter(Boolean).join(', ')),
    city: clean(address.city),
    state: getState(address.stateKey).name,
    pin: address.postalCode,
    country: 'India',
    phone: toTenDigits(address.phone || buyer.phone),
    payment_mode: isCod ? 'COD' : 'Prepaid',
    cod_amount: toRupees(parcel.collectPaise),
    total_amount: toRupees(parcel.totalPaise),
    products_desc: clean(parcel.lines.map(({ name }) => name).join(', ')).slice(0, 200),
    hsn_code: parcel.lines[0]?.hsn ?? '',
    quantity: parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    weight: size.grams,
    shipment_length: size.length_cm,
    shipment_width: size.breadth_cm,
    shipment_height: size.height_cm,
    shipping_mode: 'Surface',
  };
  const data = JSON.stringify({ shipments: [shipment], pickup_location: { name: parcel.pickup.location } });
  return new URLSearchParams({ format: 'json', data }).toString();
}

/** Delhivery's reader of the form breaks at these characters, even where they are encoded. */
function clean(text: string): string {
  return text.replaceAll(/[&#%;\\]/g, ' ');
}
