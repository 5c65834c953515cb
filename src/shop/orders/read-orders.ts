import { type Selectable, sql } from 'kysely';
import type { OrderLines, Orders } from '#db/schema.ts';
import { type Order, OrderAddress } from '#domain/order/order.ts';
import { toProductPath } from '#domain/catalogue/product.ts';
import { toPreviewPath } from '#shop/catalogue/products/preview-link.ts';
import type { OrderReturn } from '#domain/order/order-return.ts';
import type { Reader } from '#shop/context.ts';
import { returnsOf } from './returns/return-rows.ts';
import type { OrderRows } from './order-rows.ts';
import { type MoneyBackRow, creditNotesOf, refundsOf, returnedOf, sumBack } from './money-back-rows.ts';

type LineRow = Selectable<OrderLines> & { review_id: string | null; returned: number } & Shown;
/** The product of a line as it is now. */
type Shown = { slug: string; status: string };
type Keys = Pick<Reader, 'peppers' | 'clock'>;
export type OrderRow = Selectable<Orders> & {
  transaction_id: string | null;
  in_progress: boolean;
  exchange_number: string | null;
  invoice_id: string | null;
  returns: OrderReturn[];
} & MoneyBackRow;

/** Selects orders with what other tables hold about them; the caller narrows the query before executing it. */
export function selectOrders(reader: Reader) {
  return reader.db
    .selectFrom('orders as o')
    .leftJoin('payments as p', 'p.id', 'o.paid_by')
    .leftJoin('invoices as i', (join) =>
      join
        .onRef('i.order_id', '=', 'o.id')
        .on('i.document_type', '<>', 'credit_note')
        .on('i.is_replaced', '=', false),
    )
    .selectAll('o')
    .select(['p.gateway_payment_id as transaction_id', 'i.id as invoice_id'])
    .select([isPaymentOpen.as('in_progress'), exchangeNumber.as('exchange_number')])
    .select(() => [refundsOf.as('refunds'), creditNotesOf.as('credit_notes'), returnsOf.as('returns')]);
}

/** Whether a payment of the unpaid order `o` was started that has neither failed nor been captured. */
const isPaymentOpen = sql<boolean>`(
  o.status = 'pending' and o.payment_status in ('pending', 'failed') and exists (
    select 1 from payments a where a.order_id = o.id and a.status in ('created', 'authorized')))`;

/** The number of the order whose pieces the order `o` was exchanged for. */
const exchangeNumber = sql<string | null>`(select x.order_number from orders x where x.id = o.exchange_of)`;

/** Returns the orders of some rows, with their lines. */
export async function withLines(reader: Reader, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  return joinLines(reader, rows, await selectLines(reader, ids).execute());
}

/** Selects the lines of some orders, each with its review, its product and how many pieces have come back. */
export function selectLines(reader: Reader, orderIds: string[]) {
  return reader.db
    .selectFrom('order_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .leftJoin('reviews as r', 'r.order_line_id', 'l.id')
    .selectAll('l')
    .select(['r.id as review_id', 'p.slug', 'p.status'])
    .select(returnedOf.as('returned'))
    .where('l.order_id', 'in', orderIds)
    .orderBy('l.position');
}

/** Returns orders from their rows and from the rows of all their lines. */
export function joinLines(keys: Keys, rows: OrderRow[], lines: LineRow[]): Order[] {
  return rows.map((row) =>
    toOrder(
      keys,
      row,
      lines.filter((line) => line.order_id === row.id),
    ),
  );
}

type Placed = {
  rows: OrderRows;
  invoiceId: string | null;
  /** The names of the pages of its products, by product id. */
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

function toOrder(keys: Keys, row: OrderRow, lines: LineRow[]): Order {
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
 * Returns the payment status to show: `refunded` when all of the payment is refunded or being refunded, with credit notes or without, and
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
