import type { Order } from '#domain/order/order.ts';
import { clearCart } from '#shop/cart/save-cart.ts';
import type { UnpaidOrderSummary } from '#shop/cart/unpaid-orders.ts';
import type { Tx } from '#shop/context.ts';
import { issueInvoiceFor } from '#shop/invoices/issue-invoice.ts';
import type { OwnerAddress } from '#shop/messaging/list-owners.ts';
import { type NewOrder, toOwnerMessages } from '#shop/messaging/tell-owners-of-order.ts';
import { writeMessages } from '#shop/messaging/write-message.ts';
import { toBuyerMessages } from '#shop/messaging/write-order-message.ts';
import { type OrderRows, toOrderRows } from '#shop/orders/order-rows.ts';
import { toOrderFacts } from '#shop/orders/read-order-facts.ts';
import { toPlacedOrder } from '#shop/orders/read-orders.ts';
import { writeOrder } from '#shop/orders/write-order.ts';
import { redeemPromotion } from '#shop/promotions/redeem-promotion.ts';
import { formatIndianTime } from '#shop/support/format-moment.ts';
import { takeStock } from '#shop/stock/take-stock.ts';
import { type HoldPieces, type PlacedFrom, holdPieces } from './hold-pieces.ts';
import { type OrderRequest, UNPAID_MINUTES, toOrder } from './to-order.ts';

type PlacedOrder = OrderRequest & {
  /** Whether the customer has agreed to messages on WhatsApp. */
  whatsapp: boolean;
  owners: OwnerAddress[];
  from: PlacedFrom;
  /** The customer's unpaid orders of other products. */
  unpaid: UnpaidOrderSummary[];
};

/**
 * Writes everything that belongs to a new order in pipelined statements: stock, rows, promotion, messages, jobs and the invoice. Returns
 * the order without reading it again.
 */
export async function writePlacedOrder(tx: Tx, placed: PlacedOrder): Promise<Order> {
  const { orderId, customerId, input, priced, rules, whatsapp } = placed;
  const { promotion, quote } = priced;
  const rows = toOrderRows(tx, toOrder(tx, placed));
  const { order } = rows;
  await Promise.all([
    clearCart(tx, customerId),
    takeStock(tx, orderId, quote.lines),
    writeOrder(tx, rows),
    promotion && redeemPromotion(tx, { promotionId: promotion.id, orderId, customerId }),
    writeMessages(tx, [
      ...toBuyerMessages({ ...order, whatsapp }, 'order_received'),
      ...toOwnerMessages(placed.owners, toNewOrder(rows)),
    ]),
    input.paymentMethod === 'razorpay' && expireLater(tx, orderId),
    // This is the last statement, because it locks a device and a network that many shoppers may share.
    input.paymentMethod === 'razorpay' && holdPieces(tx, toHold(placed)),
  ]);
  const isBilled = order.status === 'processing';
  const invoiceId = isBilled ? issueInvoiceFor(tx, toOrderFacts(rows), rules.settings.seller) : null;
  return toPlacedOrder(rows, invoiceId);
}

function toHold({ orderId, priced, rules, from, unpaid }: PlacedOrder): HoldPieces {
  const pieces = priced.quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { orderId, pieces, from, limits: rules.settings.holds, unpaid };
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

function expireLater(tx: Tx, orderId: string): Promise<void> {
  const startAfter = new Date(tx.clock.now().getTime() + UNPAID_MINUTES * 60_000 + 1000);
  return tx.enqueue('expire-order', { orderId }, { startAfter });
}
