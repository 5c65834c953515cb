import { toInvoicedSeller } from '#domain/invoice/invoice-document.ts';
import type { Order } from '#domain/order/order.ts';
import { clearCart } from '#shop/cart/save-cart.ts';
import type { UnpaidOrderSummary } from '#shop/cart/unpaid-orders.ts';
import type { Tx } from '#shop/context.ts';
import { issueInvoiceFor } from '#shop/invoices/issue-invoice.ts';
import type { OwnerAddress } from '#shop/messaging/list-owners.ts';
import { type NewOrder, toOwnerMessages } from '#shop/messaging/tell-owners-of-order.ts';
import { writeMessages } from '#shop/messaging/write-message.ts';
import { toBuyerMessages } from '#shop/messaging/write-order-message.ts';
import { expireLater } from '#shop/orders/expire-later.ts';
import { type OrderRows, toOrderRows } from '#shop/orders/order-rows.ts';
import { toOrderFacts } from '#shop/orders/read-order-facts.ts';
import { toPlacedOrder } from '#shop/orders/to-order.ts';
import { writeOrder } from '#shop/orders/write-order.ts';
import { redeemPromotion } from '#shop/promotions/redeem-promotion.ts';
import { formatIndianTime } from '#shop/messaging/format-indian-time.ts';
import { takeStock } from '#shop/stock/take-stock.ts';
import { type HoldPieces, type PlacedFrom, holdPieces } from './hold-pieces.ts';
import { type OrderRequest, toOrder } from './to-order.ts';
import { writeTakenBy } from './write-taken-by.ts';

type PlacedOrder = OrderRequest & {
  /** Whether the customer has agreed to messages on WhatsApp. */
  whatsapp: boolean;
  owners: OwnerAddress[];
  from: PlacedFrom;
  /** The customer's unpaid orders of other products. */
  otherUnpaid: UnpaidOrderSummary[];
};

/**
 * Writes everything that belongs to a new order in pipelined statements: stock, rows, promotion, messages, jobs and the invoice. Returns
 * the order without reading it again.
 */
export async function writePlacedOrder(tx: Tx, placed: PlacedOrder): Promise<Order> {
  const { orderId, customerId, input, priced, rules, whatsapp, takenBy } = placed;
  const { promotion, quote } = priced;
  const rows = toOrderRows(tx, toOrder(tx, placed));
  const { order } = rows;
  const isByLink = takenBy !== undefined && input.paymentMethod === 'razorpay';
  await Promise.all([
    // The stored cart is not the source of an order by telephone, so it is kept.
    !takenBy && clearCart(tx, customerId),
    takeStock(tx, orderId, quote.lines),
    writeOrder(tx, rows),
    promotion && redeemPromotion(tx, { promotionId: promotion.id, orderId, customerId }),
    writeMessages(tx, [
      // An order that is paid by a link is announced together with the link.
      ...(isByLink ? [] : toBuyerMessages({ ...order, whatsapp, exchange_number: null }, 'order_received')),
      ...toOwnerMessages(placed.owners, toNewOrder(rows)),
    ]),
    takenBy && writeTakenBy(tx, { order, takenBy, overruledCod: priced.overruledCod }),
    order.expires_at && input.paymentMethod === 'razorpay' && expireLater(tx, orderId, order.expires_at),
    // This is the last statement, because it locks a device and a network that many shoppers may share.
    input.paymentMethod === 'razorpay' && holdPieces(tx, toHold(placed)),
  ]);
  const isBilled = order.status === 'processing';
  const invoiceId = isBilled
    ? issueInvoiceFor(tx, toOrderFacts(rows), toInvoicedSeller(rules.settings))
    : null;
  const slugs = new Map(priced.offers.map(({ productId, slug }) => [productId, slug]));
  return toPlacedOrder(tx, { rows, invoiceId, slugs });
}

function toHold({ orderId, priced, rules, from, otherUnpaid }: PlacedOrder): HoldPieces {
  const pieces = priced.quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { orderId, pieces, from, limits: rules.settings.holds, otherUnpaid };
}

function toNewOrder({ order, lines }: OrderRows): NewOrder {
  return {
    id: order.id,
    orderNumber: order.order_number,
    totalPaise: order.total_paise,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    paymentMethod: 'cod',
    confirmUntil: order.expires_at ? formatIndianTime(order.expires_at) : '',
  };
}
