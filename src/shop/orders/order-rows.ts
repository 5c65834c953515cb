import type { Selectable } from 'kysely';
import type { OrderCharges, OrderLines, Orders } from '#db/schema.ts';
import type { DeliveryEstimate } from '#domain/pricing/delivery-estimate.ts';
import type { Paise } from '#domain/money/money.ts';
import type { OrderAddress, OrderStatus } from '#domain/order/order.ts';
import type { Quote, QuoteLine } from '#domain/pricing/quote-types.ts';
import type { Offer } from '#shop/catalogue/products/read-offers.ts';
import { type Tx, makeId } from '#shop/context.ts';

export type WriteOrder = {
  id: string;
  orderNumber: string;
  customerId: string;
  status: OrderStatus;
  buyer: { name: string; email: string; phone: string; gstin?: string | undefined };
  shippingAddress: OrderAddress;
  billingAddress: OrderAddress;
  /** Frozen, so that an invoice issued after the payment names the seller who quoted the price. */
  sellerGstin: string | null;
  notes: string;
  /** The message of a gift; null if the order is not a gift. */
  giftMessage: string | null;
  offers: Pick<Offer, 'sku' | 'color' | 'size' | 'pictureKey'>[];
  quote: WrittenQuote;
  delivery: DeliveryEstimate;
  expiresAt: Date | null;
  /** The staff member who took it by telephone. */
  takenBy: string | null;
  /** The order whose credited pieces pay for this one, and how much. */
  exchange?: { of: string; paidPaise: Paise };
};

/** The columns of an order that come from its quote. */
export type WrittenQuote = Pick<
  Quote,
  'lines' | 'charges' | 'totals' | 'tax' | 'shippingMethod' | 'paymentMethod'
>;

/** The rows of a new order as the database will store them: the command that writes them need not read them again. */
export type OrderRows = {
  order: Selectable<Orders>;
  lines: Selectable<OrderLines>[];
  charges: Charge[];
};
type Charge = Selectable<OrderCharges>;

/** Builds the rows of a new order; prices, HSN and tax are frozen as quoted. */
export function toOrderRows(tx: Tx, order: WriteOrder): OrderRows {
  return {
    order: toOrderRow(tx, order),
    lines: order.quote.lines.map((line, index) => toLineRow(tx, order, line, index)),
    charges: order.quote.charges.map((charge) => toChargeRow(order.id, charge)).toSorted(byKindAndRate),
  };
}

/** Sorts charges as they are read back, shipping first. */
function byKindAndRate(a: Charge, b: Charge): number {
  return b.kind.localeCompare(a.kind) || a.rate_bp - b.rate_bp;
}

/** The columns of later events, which are empty in a new order. */
const notYet = {
  paid_by: null,
  packed_at: null,
  shipped_at: null,
  courier: null,
  tracking_number: null,
  tracking_url: null,
  delivered_at: null,
  completed_at: null,
  returned_at: null,
  cancelled_at: null,
  cancelled_reason: null,
};

function toOrderRow(tx: Tx, order: WriteOrder): OrderRows['order'] {
  const { quote, buyer } = order;
  const { totals } = quote;
  const now = tx.clock.now();
  const isPaid = order.exchange?.paidPaise === totals.totalPaise;
  return {
    ...notYet,
    id: order.id,
    order_number: order.orderNumber,
    customer_id: order.customerId,
    status: order.status,
    payment_method: quote.paymentMethod,
    payment_status: isPaid ? 'completed' : 'pending',
    paid_at: isPaid ? now : null,
    shipping_method: quote.shippingMethod,
    customer_name: buyer.name,
    customer_email: buyer.email,
    customer_phone: buyer.phone,
    shipping_address: order.shippingAddress,
    billing_address: order.billingAddress,
    place_of_supply: quote.tax.deliveryState,
    home_state: quote.tax.homeState,
    seller_kind: quote.tax.sellerKind,
    seller_gstin: order.sellerGstin,
    buyer_gstin: buyer.gstin ?? null,
    notes: order.notes,
    gift_message: order.giftMessage,
    currency: 'INR',
    subtotal_paise: totals.subtotalPaise,
    coupon_paise: totals.couponPaise,
    coupon_code: totals.couponCode ?? null,
    prepaid_discount_paise: totals.prepaidDiscountPaise,
    shipping_paise: totals.shippingPaise,
    gift_paise: totals.giftPaise,
    cod_paise: totals.codPaise,
    taxable_paise: totals.taxablePaise,
    cgst_paise: totals.cgstPaise,
    sgst_paise: totals.sgstPaise,
    igst_paise: totals.igstPaise,
    rounding_paise: totals.roundingPaise,
    total_paise: totals.totalPaise,
    exchange_of: order.exchange?.of ?? null,
    exchange_paise: order.exchange?.paidPaise ?? 0,
    exchanged_paise: 0,
    cash_owed_paise: 0,
    delivery_from: order.delivery.from,
    delivery_to: order.delivery.to,
    placed_at: now,
    expires_at: order.expiresAt,
    updated_at: now,
    version: 1,
    taken_by: order.takenBy,
  };
}

function toLineRow(tx: Tx, order: WriteOrder, line: QuoteLine, index: number): Selectable<OrderLines> {
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

function toChargeRow(orderId: string, charge: Quote['charges'][number]): Charge {
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
