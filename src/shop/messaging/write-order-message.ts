import { formatDelivery } from '#domain/pricing/delivery-words.ts';
import { formatPlace } from '#domain/order/address-lines.ts';
import { OrderAddress } from '#domain/order/order.ts';
import type { Channel } from '#domain/messaging/message-event.ts';
import { chooseChannels } from '#domain/messaging/message-channels.ts';
import { nameCourier } from '#domain/shipment/courier.ts';
import type { MessageKind } from '#domain/messaging/compose-message.ts';
import type { Tx } from '#shop/context.ts';
import { type StoredEvent, type WriteMessage, writeMessages } from './write-message.ts';

/** The kinds of messages about an order to its buyer. */
export type OrderNews =
  | 'order_received'
  | 'order_paid'
  | 'payment_failed'
  | 'order_shipped'
  | 'shipment_corrected'
  | 'address_changed'
  | 'order_delivered'
  | 'order_cancelled'
  | 'order_expired'
  | 'order_unconfirmed'
  | 'order_refunded'
  | 'cash_handed_back'
  | 'order_returned_to_origin'
  | 'order_exchanged'
  | 'return_requested'
  | 'return_approved'
  | 'return_refused'
  | 'review_invited';

/**
 * A refund to report, in paise, with the part that was paid in cash, and with the id of its credit note, or of the payment if it has no
 * credit note: each is reported once. For a return it is the id of the return, with the shop's answer; for a refund that is sent again, the
 * id of the new refund. For cash that was handed back it has the reference of the transfer, if there was one.
 */
export type RefundNews = {
  backId: string;
  refundPaise: number;
  cashPaise?: number;
  answer?: string;
  reference?: string;
  isAgain?: boolean;
};

/**
 * Notifies the buyer about an order, once for each kind of message and each refund, by e-mail and by phone: on WhatsApp if they agreed to
 * it. The text is made when the message is sent.
 */
export async function writeOrderMessage(
  tx: Tx,
  orderId: string,
  news: OrderNews,
  back?: RefundNews,
): Promise<void> {
  const order = { id: orderId, ...(await readOrder(tx, orderId)) };
  await writeMessages(tx, toBuyerMessages(order, news, back));
}

/** Returns the messages of an order to its buyer, for callers who write them together with others. */
export function toBuyerMessages(order: ToldOrder, news: OrderNews, back?: RefundNews): WriteMessage[] {
  const about = back ? `${order.id}/${back.backId}` : order.id;
  const reach = {
    email: order.customer_email,
    phone: order.customer_phone,
    whatsapp: order.whatsapp ?? false,
  };
  return chooseChannels(toKind(news), reach).map(({ channel, to }) => ({
    dedupeKey: `${news}/${about}/${toMedium(channel)}`,
    to,
    customerId: order.customer_id,
    orderId: order.id,
    event: toEvent(news, { ...order, ...toldOf(back) }, channel),
  }));
}

function toKind(news: OrderNews): MessageKind {
  return news === 'order_expired' || news === 'order_unconfirmed' ? 'order_cancelled' : news;
}

/**
 * Returns the medium of a channel: a phone gets each message once, by SMS or on WhatsApp, even if its owner changes their choice in
 * between.
 */
function toMedium(channel: Channel): 'email' | 'phone' {
  return channel === 'email' ? 'email' : 'phone';
}

export type ToldOrder = { id: string } & Awaited<ReturnType<typeof readOrder>>;
type Order = ToldOrder & ReturnType<typeof toldOf>;

function toldOf(back: RefundNews | undefined) {
  return {
    refundPaise: back?.refundPaise ?? 0,
    cashPaise: back?.cashPaise ?? 0,
    answer: back?.answer ?? '',
    reference: back?.reference ?? '',
    isAgain: back?.isAgain ?? false,
  };
}

function readOrder(tx: Tx, orderId: string) {
  return tx.db
    .selectFrom('orders')
    .select([
      'order_number',
      'customer_id',
      'customer_name',
      'customer_email',
      'customer_phone',
      'total_paise',
      'payment_method',
      'delivery_from',
      'delivery_to',
      'courier',
      'tracking_number',
      'shipping_address',
      'exchange_paise',
    ])
    .select((eb) =>
      eb
        .selectFrom('orders as first')
        .select('first.order_number')
        .whereRef('first.id', '=', 'orders.exchange_of')
        .as('exchange_number'),
    )
    .select((eb) =>
      eb
        .selectFrom('consents')
        .select('given')
        .whereRef('subject', '=', 'orders.customer_id')
        .where('purpose', '=', 'whatsapp')
        .orderBy('at', 'desc')
        .orderBy('consents.id', 'desc')
        .limit(1)
        .as('whatsapp'),
    )
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** News of an order that still travels leads to its parcel, on the courier's page where there is one; later news to the shop's own page. */
const ON_THE_WAY: ReadonlySet<OrderNews> = new Set([
  'order_received',
  'order_paid',
  'payment_failed',
  'order_shipped',
  'shipment_corrected',
  'address_changed',
  'order_exchanged',
]);

function toPath(news: OrderNews, orderNumber: string): string {
  if (news === 'review_invited') return '/orders?status=delivered';
  return ON_THE_WAY.has(news) ? `/track/${orderNumber}` : `/track/${orderNumber}/status`;
}

function toEvent(news: OrderNews, order: Order, channel: Channel): StoredEvent {
  const facts = {
    channel,
    name: order.customer_name,
    orderNumber: order.order_number,
    totalPaise: order.total_paise,
    path: toPath(news, order.order_number),
  };
  const { refundPaise, cashPaise } = order;
  const toPayPaise = order.total_paise - order.exchange_paise;
  const delivery = formatDelivery(order.delivery_from, order.delivery_to);
  switch (news) {
    case 'order_received':
      return {
        ...facts,
        kind: news,
        paymentMethod: order.payment_method === 'cod' ? 'cod' : 'razorpay',
        delivery,
      };
    case 'order_paid':
      return { ...facts, totalPaise: toPayPaise, kind: news, delivery };
    case 'order_shipped':
    case 'shipment_corrected':
      return {
        ...facts,
        kind: news,
        courier: nameCourier(order.courier ?? ''),
        trackingNumber: order.tracking_number ?? '',
      };
    case 'address_changed':
      return { ...facts, kind: news, place: formatPlace(OrderAddress.parse(order.shipping_address)) };
    case 'order_cancelled':
      return { ...facts, kind: news, refundPaise, cashPaise, unpaid: false };
    case 'order_expired':
      return { ...facts, kind: 'order_cancelled', refundPaise, cashPaise, unpaid: true };
    case 'order_returned_to_origin':
      return {
        ...facts,
        kind: news,
        refundPaise,
        cashPaise,
        paymentMethod: order.payment_method === 'cod' ? 'cod' : 'razorpay',
      };
    case 'order_unconfirmed':
      return { ...facts, kind: 'order_cancelled', refundPaise: 0, unpaid: false, unconfirmed: true };
    case 'order_refunded':
      return {
        ...facts,
        kind: news,
        refundPaise,
        cashPaise,
        isAgain: order.isAgain,
        inCash: cashPaise > 0 && cashPaise === refundPaise,
      };
    case 'cash_handed_back':
      return { ...facts, kind: news, refundPaise, reference: order.reference };
    case 'return_approved':
    case 'return_refused':
      return { ...facts, kind: news, answer: order.answer };
    case 'order_exchanged':
      return {
        ...facts,
        kind: news,
        firstNumber: order.exchange_number ?? '',
        duePaise: toPayPaise,
        byLink: order.payment_method === 'razorpay',
        delivery,
      };
    default:
      return { ...facts, kind: news };
  }
}
