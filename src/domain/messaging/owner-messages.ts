import { formatCount } from '#domain/format-count.ts';
import { formatRupees, type Paise } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';

type Channel = 'sms' | 'whatsapp' | 'email';

/** The messages to owners about their shop. They name orders, never a customer, and link to the admin screen where the work is done. */
export type OwnerEvent =
  | {
      kind: 'new_order';
      channel: Channel;
      shop: string;
      link: string;
      order: string;
      totalPaise: Paise;
      pieces: number;
      paymentMethod: PaymentMethod;
      /** When the time for the owner's confirmation ends; empty if the order needs no confirmation. */
      confirmUntil: string;
    }
  | ({ kind: 'daily_summary'; channel: Channel; shop: string; link: string; day: string } & DailySummary);

/** The most orders that a line of a summary names. */
export const MOST_NAMED = 20;

/** The summary of a day, and of what is still open from all days before. Lists hold order numbers, at most one more than `MOST_NAMED`. */
export type DailySummary = {
  /** New orders; null where the owner gets a message for each, or for none. */
  orders: { count: number; totalPaise: Paise } | null;
  unconfirmed: string[];
  refunds: string[];
  /** Orders that were delivered a week ago or earlier and whose cash is not recorded. */
  cash: string[];
  unsent: { kind: string; count: number }[];
};

type Words = { subject: string; text: string; variables: Record<string, string> };

/** Returns the words of a message to the owners: of a new order, or the summary of a day. */
export function composeOwnerMessage(event: OwnerEvent): Words {
  return event.kind === 'new_order' ? composeNewOrder(event) : composeSummary(event);
}

function composeNewOrder(event: Extract<OwnerEvent, { kind: 'new_order' }>): Words {
  const { order, confirmUntil } = event;
  const total = formatRupees(event.totalPaise);
  const pieces = formatCount(event.pieces, 'piece');
  const paid = event.paymentMethod === 'cod' ? 'cash on delivery' : 'paid online';
  const confirm = confirmUntil ? [`Please confirm it by ${confirmUntil}.`] : [];
  return {
    subject: `New order ${order} of ${total}`,
    text: [`New order ${order}: ${pieces}, ${total}, ${paid}.`, ...confirm, event.link, event.shop].join(
      '\n',
    ),
    variables: { order, total, pieces: String(event.pieces) },
  };
}

function composeSummary(event: Extract<OwnerEvent, { kind: 'daily_summary' }>): Words {
  const { orders, unconfirmed, refunds, cash, unsent } = event;
  const unsentCount = unsent.reduce((sum, { count }) => sum + count, 0);
  const lines = [
    orders && `${formatCount(orders.count, 'new order')}, ${formatRupees(orders.totalPaise)} in all.`,
    unconfirmed.length > 0 && `Waiting for you to confirm: ${nameOrders(unconfirmed)}.`,
    refunds.length > 0 && `Refunds that need your attention: ${nameOrders(refunds)}.`,
    cash.length > 0 && `Delivered over a week ago, cash not recorded: ${nameOrders(cash)}.`,
    unsentCount > 0 &&
      `Not sent: ${formatCount(unsentCount, 'message')} (${unsent.map(({ kind, count }) => `${count} ${kind.replaceAll('_', ' ')}`).join(', ')}).`,
  ].filter((line) => typeof line === 'string');
  return {
    subject: `${event.shop}: your summary for ${event.day}`,
    text: [...lines, event.link, event.shop].join('\n'),
    variables: { day: event.day, orders: String(orders?.count ?? 0) },
  };
}

function nameOrders(numbers: string[]): string {
  const named = numbers.slice(0, MOST_NAMED).join(', ');
  return numbers.length > MOST_NAMED ? `${named} and more` : named;
}
