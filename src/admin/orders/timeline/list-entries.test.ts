import { expect, test } from 'vitest';
import type { OrderEventKind } from '#domain/order/order-event.ts';
import { CancelReason } from '#domain/order/order.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { listEntries } from './list-entries.ts';

const at = '2026-11-23T06:30:00.000Z';
const event = (reason: string): Order['events'][number] => ({
  kind: 'note_added',
  from: null,
  to: null,
  actor: 'staff',
  actor_name: 'Ravi',
  reason,
  at,
});
const message: Order['messages'][number] = {
  id: 'msg_1',
  kind: 'order_received',
  channel: 'sms',
  to: '+919800000007',
  subject: '',
  text: 'Told',
  status: 'sent',
  failure: '',
  at,
};

test('at the same timestamp, later events come first and a message comes above its event', () => {
  const entries = listEntries({ events: [event('first'), event('second')], messages: [message] });
  expect(entries.map(({ text }) => text)).toEqual(['Told', 'second', 'first']);
});

test('a message entry shows the recipient’s number in readable form', () => {
  const [entry] = listEntries({ events: [], messages: [message] });
  expect(entry!.who).toBe('to +91 98000 00007');
});

test('a message of a deleted account names no recipient', () => {
  const [entry] = listEntries({ events: [], messages: [{ ...message, to: '' }] });
  expect(entry!.who).toBe('');
});

test('the courier of a parcel is shown by its display name', () => {
  const shipped = { ...event('delhivery 99110000001'), kind: 'order_shipped' as const };
  const [entry] = listEntries({ events: [shipped], messages: [] });
  expect(entry!.text).toBe('Delhivery 99110000001');
});

const reasonOf = (kind: OrderEventKind, reason: string) =>
  listEntries({ events: [{ ...event(reason), kind }], messages: [] })[0]!.text;

test.each(CancelReason.options)('an order cancelled as %s shows the reason in words', (reason) => {
  const words = reasonOf('order_cancelled', reason);
  expect(words).toMatch(/^[A-Z][a-z]+( [a-z]+)+$/);
  expect(words).not.toBe(reason);
});

test.each([
  ['order_cancelled', 'The kiln broke', 'The kiln broke'],
  [
    'shipment_corrected',
    'delhivery 99110000001 → bluedart 81234567',
    'Delhivery 99110000001 → Blue Dart 81234567',
  ],
  ['message_resent', 'order_received (whatsapp)', 'Order received, by WhatsApp'],
  ['pickup_requested', '2026-11-24', 'for 24 November'],
] as const)('%s with %j reads %j', (kind, reason, words) => expect(reasonOf(kind, reason)).toBe(words));
