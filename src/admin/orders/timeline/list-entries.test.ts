import { expect, test } from 'vitest';
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

test('of one moment the later event stands above the earlier one, and a message above the event that it tells of', () => {
  const entries = listEntries({ events: [event('first'), event('second')], messages: [message] });
  expect(entries.map(({ text }) => text)).toEqual(['Told', 'second', 'first']);
});

test('the courier of a parcel is named as people know it', () => {
  const shipped = { ...event('delhivery 99110000001'), kind: 'order_shipped' as const };
  const [entry] = listEntries({ events: [shipped], messages: [] });
  expect(entry!.text).toBe('Delhivery 99110000001');
});
