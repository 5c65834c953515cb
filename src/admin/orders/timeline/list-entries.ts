import { formatPhone } from '#domain/customer/phone.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { CHANNEL_WORDS } from '#admin/orders/order-words.ts';
import { formatReason } from './event-reason.ts';
import { formatEvent, isAboutMoney } from './event-words.ts';

export const TIMELINE_VIEWS = ['All', 'Messages', 'Money'] as const;
export type TimelineView = (typeof TIMELINE_VIEWS)[number];

type Entry = {
  id: string;
  at: string;
  title: string;
  who: string;
  text: string;
  /** The view that shows it, in addition to All. */
  of: TimelineView;
  message?: Order['messages'][number];
};

/** Returns the events of an order and the messages to its customer, newest first. */
export function listEntries({ events, messages }: Pick<Order, 'events' | 'messages'>): Entry[] {
  const happened = events.map((event, index) => ({
    id: `event ${index}`,
    at: event.at,
    title: formatEvent(event.kind),
    who: event.actor_name,
    text: formatReason(event),
    of: isAboutMoney(event.kind) ? ('Money' as const) : ('All' as const),
  }));
  const messageEntries = messages.map((message) => ({
    message,
    id: message.id,
    at: message.at,
    title: `${CHANNEL_WORDS[message.channel]} ${states[message.status]}`,
    who: message.to && `to ${formatPhone(message.to)}`,
    text: message.text,
    of: 'Messages' as const,
  }));
  // Both lists are oldest first, and a message is written after the event that it tells of.
  return [...happened, ...messageEntries]
    .toReversed()
    .toSorted((one, other) => other.at.localeCompare(one.at));
}

const states = { waiting: 'waits to be sent', sent: 'sent', failed: 'could not be sent' };
