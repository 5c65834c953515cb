import { expect, test } from 'vitest';
import { type Reach, chooseChannels } from './message-channels.ts';

const reach: Reach = { email: 'asha@example.com', phone: '+919876543210', whatsapp: false };
const channels = (...from: Parameters<typeof chooseChannels>) =>
  chooseChannels(...from).map(({ channel }) => channel);

test('news of an order goes by mail and by SMS, and on WhatsApp only to who agreed to that', () => {
  expect(chooseChannels('order_paid', reach)).toEqual([
    { channel: 'email', to: 'asha@example.com' },
    { channel: 'sms', to: '+919876543210' },
  ]);
  expect(channels('order_paid', { ...reach, whatsapp: true })).toEqual(['email', 'whatsapp']);
});

test('who is known by one of them is written to by that one', () => {
  expect(channels('back_in_stock', { ...reach, email: null })).toEqual(['sms']);
  expect(channels('back_in_stock', { ...reach, phone: '' })).toEqual(['email']);
  expect(channels('order_paid', { email: '', phone: null, whatsapp: true })).toEqual([]);
});

test('what only asks for a review goes one way', () => {
  expect(channels('review_invited', reach)).toEqual(['email']);
  expect(channels('review_invited', { ...reach, email: null, whatsapp: true })).toEqual(['whatsapp']);
});
