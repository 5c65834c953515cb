import { expect, test } from 'vitest';
import { type Reach, chooseChannels } from './message-channels.ts';

const reach: Reach = { email: 'asha@example.com', phone: '+919876543210', whatsapp: false };
const channels = (...from: Parameters<typeof chooseChannels>) =>
  chooseChannels(...from).map(({ channel }) => channel);

test('order news goes by e-mail and SMS, and by WhatsApp instead of SMS only with consent', () => {
  expect(chooseChannels('order_paid', reach)).toEqual([
    { channel: 'email', to: 'asha@example.com' },
    { channel: 'sms', to: '+919876543210' },
  ]);
  expect(channels('order_paid', { ...reach, whatsapp: true })).toEqual(['email', 'whatsapp']);
});

test('a customer with a single contact is messaged there; a customer without any gets no message', () => {
  expect(channels('back_in_stock', { ...reach, email: null })).toEqual(['sms']);
  expect(channels('back_in_stock', { ...reach, phone: '' })).toEqual(['email']);
  expect(channels('order_paid', { email: '', phone: null, whatsapp: true })).toEqual([]);
});

test('a review invitation goes out through one channel only', () => {
  expect(channels('review_invited', reach)).toEqual(['email']);
  expect(channels('review_invited', { ...reach, email: null, whatsapp: true })).toEqual(['whatsapp']);
});
