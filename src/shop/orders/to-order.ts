import type { Selectable } from 'kysely';
import type { OrderLines, Orders } from '#db/schema.ts';
import { toProductPath } from '#domain/catalogue/product.ts';
import type { OrderReturn } from '#domain/order/order-return.ts';
import { type Order, OrderAddress } from '#domain/order/order.ts';
import { toPreviewPath } from '#shop/catalogue/products/preview-link.ts';
import type { Reader } from '#shop/context.ts';
import { type MoneyBackRow, sumBack } from './money-back-rows.ts';
import type { OrderRows } from './order-rows.ts';

export type LineRow = Selectable<OrderLines> & { review_id: string | null; returned: number } & Shown;
/** The current product of a line. */
type Shown = { slug: string; status: string };
export type Keys = Pick<Reader, 'peppers' | 'clock'>;
export type OrderRow = Selectable<Orders> & {
  transaction_id: string | null;
  in_progress: boolean;
  exchange_number: string | null;
  invoice_id: string | null;
  returns: OrderReturn[];
} & MoneyBackRow;

type Placed = {
  rows: OrderRows;
  invoiceId: string | null;
  /** The slugs of its products, by product id. */
  slugs: ReadonlyMap<string, string>;
};

/** Returns a new order as its buyer sees it, from the rows that were just written: its products are on sale. */
export function toPlacedOrder(keys: Keys, { rows: { order, lines }, invoiceId, slugs }: Placed): Order {
  const nothingBack = { refunds: [], credit_notes: [], returns: [] };
  return toOrder(
    keys,
    {
      ...order,
      ...nothingBack,
      transaction_id: null,
      in_progress: false,
      exchange_number: null,
      invoice_id: invoiceId,
    },
    lines.map((line) => ({
      ...line,
      review_id: null,
      returned: 0,
      slug: slugs.get(line.product_id)!,
      status: 'live',
    })),
  );
}

/** Returns an order from its row and the rows of its lines. */
export function toOrder(keys: Keys, row: OrderRow, lines: LineRow[]): Order {
  return {
    id: row.id,
    orderNumber: row.order_number,
    status: row.status as Order['status'],
    placedAt: row.placed_at,
    customer: { name: row.customer_name, email: row.customer_email, phone: row.customer_phone },
    lines: lines.map((line) => toLine(keys, line)),
    shippingAddress: OrderAddress.parse(row.shipping_address),
    billingAddress: OrderAddress.parse(row.billing_address),
    buyerGstin: row.buyer_gstin,
    notes: row.notes,
    gift: row.gift_message === null ? null : { message: row.gift_message },
    shippingMethod: row.shipping_method as Order['shippingMethod'],
    deliveryFrom: row.delivery_from,
    deliveryTo: row.delivery_to,
    payment: {
      method: row.payment_method as Order['payment']['method'],
      status: toPaymentStatus(row),
      transactionId: row.transaction_id,
      paidAt: row.paid_at,
      expiresAt: row.expires_at,
      inProgress: row.in_progress,
      refundedPaise: sumBack(row),
      cashOwedPaise: row.cash_owed_paise,
    },
    refunds: row.refunds.map(({ at, ...refund }) => ({ ...refund, at: new Date(at) })),
    exchange:
      row.exchange_of === null
        ? null
        : {
            orderId: row.exchange_of,
            orderNumber: row.exchange_number ?? '',
            paidPaise: row.exchange_paise,
          },
    exchangedPaise: row.exchanged_paise,
    returns: row.returns,
    creditNotes: row.credit_notes,
    totals: toTotals(row),
    tracking: {
      courier: row.courier,
      number: row.tracking_number,
      url: row.tracking_url,
      shippedAt: row.shipped_at,
      deliveredAt: row.delivered_at,
    },
    cancelledAt: row.cancelled_at,
    cancelledReason: row.cancelled_reason as Order['cancelledReason'],
    returnedAt: row.returned_at,
    invoiceId: row.invoice_id,
  };
}

/**
 * Returns the payment status to show: `refunded` when all of the payment is refunded or being refunded, with or without credit notes, and
 * `completed` as long as the bank has refused a part of that, because the shop still has that money.
 */
function toPaymentStatus(row: OrderRow): Order['payment']['status'] {
  const { payment_status: status, total_paise: total } = row;
  if (status === 'completed' && total > 0 && sumBack(row) === total) return 'refunded';
  const isRefused = row.refunds.some(
    (refund) => refund.paymentId === row.paid_by && refund.status === 'failed',
  );
  return status === 'refunded' && isRefused ? 'completed' : (status as Order['payment']['status']);
}

function toLine(keys: Keys, line: LineRow): Order['lines'][number] {
  const { product_id: id, slug, status } = line;
  return {
    id: line.id,
    productId: id,
    productPath: status === 'hidden' ? toPreviewPath(keys, { id, slug }) : toProductPath(slug),
    variantId: line.variant_id,
    name: line.name,
    sku: line.sku,
    color: line.color,
    size: line.size,
    pictureKey: line.picture_key,
    quantity: line.quantity,
    unitPricePaise: line.unit_price_paise,
    grossPaise: line.gross_paise,
    returned: line.returned,
    isReviewed: line.review_id !== null,
  };
}

function toTotals(row: OrderRow): Order['totals'] {
  return {
    subtotalPaise: row.subtotal_paise,
    couponPaise: row.coupon_paise,
    couponCode: row.coupon_code,
    prepaidDiscountPaise: row.prepaid_discount_paise,
    shippingPaise: row.shipping_paise,
    giftPaise: row.gift_paise,
    codPaise: row.cod_paise,
    taxablePaise: row.taxable_paise,
    cgstPaise: row.cgst_paise,
    sgstPaise: row.sgst_paise,
    igstPaise: row.igst_paise,
    roundingPaise: row.rounding_paise,
    totalPaise: row.total_paise,
  };
}
