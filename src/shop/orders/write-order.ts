import type { DeliveryEstimate } from '#domain/delivery.ts';
import type { OrderAddress, OrderStatus } from '#domain/order.ts';
import type { Quote, QuoteLine } from '#domain/quote.ts';
import type { Offer } from '#shop/catalogue/read-offers.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { toEventRow } from './move-order.ts';

export type WriteOrder = {
  id: string;
  orderNumber: string;
  customerId: string;
  status: OrderStatus;
  buyer: { name: string; email: string; phone: string; gstin?: string | undefined };
  shippingAddress: OrderAddress;
  billingAddress: OrderAddress;
  notes: string;
  offers: Offer[];
  quote: Quote;
  delivery: DeliveryEstimate;
  expiresAt: Date | null;
};

/**
 * Writes an order with its lines, charges and first event in one statement: prices, HSN and tax are frozen as quoted. The database
 * checks that the parts add up to the total when the transaction commits.
 */
export async function writeOrder(tx: Tx, order: WriteOrder): Promise<void> {
  const event = toEventRow(tx, { orderId: order.id, kind: 'order_placed', to: order.status });
  const lines = order.quote.lines.map((line, index) => toLineRow(tx, order, line, index));
  const charges = order.quote.charges.map((charge) => toChargeRow(order.id, charge));
  const placed = tx.db
    .with('placed', (db) => db.insertInto('orders').values(toOrderRow(tx, order)).returning('id'))
    .with('lines', (db) => db.insertInto('order_lines').values(lines))
    .with('event', (db) => db.insertInto('order_events').values(event));
  const whole =
    charges.length > 0
      ? placed.with('charges', (db) => db.insertInto('order_charges').values(charges))
      : placed;
  await whole.selectFrom('placed').select('id').execute();
}

function toOrderRow(tx: Tx, order: WriteOrder) {
  const { quote, buyer } = order;
  const { totals } = quote;
  const now = tx.clock.now();
  return {
    id: order.id,
    order_number: order.orderNumber,
    customer_id: order.customerId,
    status: order.status,
    payment_method: quote.paymentMethod,
    payment_status: 'pending',
    shipping_method: quote.shippingMethod,
    customer_name: buyer.name,
    customer_email: buyer.email,
    customer_phone: buyer.phone,
    shipping_address: JSON.stringify(order.shippingAddress),
    billing_address: JSON.stringify(order.billingAddress),
    place_of_supply: quote.tax.deliveryState,
    home_state: quote.tax.homeState,
    buyer_gstin: buyer.gstin ?? null,
    notes: order.notes,
    subtotal_paise: totals.subtotalPaise,
    coupon_paise: totals.couponPaise,
    coupon_code: totals.couponCode ?? null,
    prepaid_discount_paise: totals.prepaidDiscountPaise,
    shipping_paise: totals.shippingPaise,
    cod_paise: totals.codPaise,
    taxable_paise: totals.taxablePaise,
    cgst_paise: totals.cgstPaise,
    sgst_paise: totals.sgstPaise,
    igst_paise: totals.igstPaise,
    rounding_paise: totals.roundingPaise,
    total_paise: totals.totalPaise,
    delivery_from: order.delivery.from,
    delivery_to: order.delivery.to,
    placed_at: now,
    expires_at: order.expiresAt,
    updated_at: now,
  };
}

function toLineRow(tx: Tx, order: WriteOrder, line: QuoteLine, index: number) {
  const offer = order.offers[index]!;
  return {
    id: makeId(tx, 'lin'),
    order_id: order.id,
    position: index + 1,
    product_id: line.productId,
    variant_id: line.variantId ?? null,
    name: line.name,
    sku: offer.sku,
    color: offer.color ?? null,
    size: offer.size ?? null,
    picture_key: offer.pictureKey ?? null,
    hsn: line.hsn,
    uqc: line.uqc,
    rate_bp: line.rateBp,
    quantity: line.quantity,
    unit_price_paise: line.unitPricePaise,
    gross_paise: line.grossPaise,
    coupon_paise: line.couponPaise,
    prepaid_paise: line.prepaidPaise,
    net_paise: line.netPaise,
    taxable_paise: line.taxablePaise,
    cgst_paise: line.cgstPaise,
    sgst_paise: line.sgstPaise,
    igst_paise: line.igstPaise,
  };
}

function toChargeRow(orderId: string, charge: Quote['charges'][number]) {
  return {
    order_id: orderId,
    kind: charge.kind,
    rate_bp: charge.rateBp,
    hsn: charge.hsn,
    amount_paise: charge.amountPaise,
    taxable_paise: charge.taxablePaise,
    cgst_paise: charge.cgstPaise,
    sgst_paise: charge.sgstPaise,
    igst_paise: charge.igstPaise,
  };
}
