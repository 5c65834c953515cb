import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { MessageEvent } from './message-event.ts';
import { composeMessage } from './compose-message.ts';
import { chooseTemplate } from './provider-templates.ts';

const ORDER = {
  channel: 'email',
  shop: 'Haat',
  name: 'Asha',
  orderNumber: 'HT-2611-7K3QX9M2',
  totalPaise: 12345600,
  link: 'https://haat.example/track/HT-2611-7K3QX9M2',
} as const;

const EVENTS: MessageEvent[] = [
  { kind: 'order_received', paymentMethod: 'cod', delivery: 'from 26 to 28 November', ...ORDER },
  { kind: 'order_paid', delivery: '', ...ORDER },
  { kind: 'payment_failed', ...ORDER },
  { kind: 'order_shipped', courier: 'Delhivery', trackingNumber: '12345678901', ...ORDER },
  { kind: 'shipment_corrected', courier: 'Delhivery', trackingNumber: '12345678901', ...ORDER },
  { kind: 'address_changed', place: 'Pune 411030', ...ORDER },
  { kind: 'order_delivered', ...ORDER },
  { kind: 'order_cancelled', refundPaise: 12345600, unpaid: false, ...ORDER },
  { kind: 'order_refunded', refundPaise: 12345600, ...ORDER },
  { kind: 'cash_handed_back', refundPaise: 12345600, reference: 'UPI 412345678901', ...ORDER },
  { kind: 'order_returned_to_origin', refundPaise: 12345600, paymentMethod: 'razorpay', ...ORDER },
  {
    kind: 'order_exchanged',
    firstNumber: 'HT-2611-1A2B3C4D',
    duePaise: 12345600,
    delivery: 'from 26 to 28 November',
    ...ORDER,
  },
  { kind: 'return_requested', ...ORDER },
  { kind: 'return_approved', answer: 'Please send it to our workshop.', ...ORDER },
  { kind: 'return_refused', answer: 'The piece was used.', ...ORDER },
  { kind: 'review_invited', ...ORDER },
];

describe('messages', () => {
  test('an OTP message is the registered template with the code filled in', () => {
    const { text, subject } = composeMessage({ kind: 'otp', channel: 'sms', shop: 'Haat', code: '004217' });
    expect(text).toBe('004217 is your OTP to sign in to Haat. Valid for 5 minutes. Do not share it.');
    expect(subject).toBe('');
    expect(text).not.toMatch(/https?:/);
  });

  test.each([
    ['otp_change', 'move your Haat account to this number'],
    ['otp_erase', 'delete your Haat account for good'],
  ] as const)('a code of kind %s states its purpose, %s, and fits into one SMS', (kind, purpose) => {
    const { text } = composeMessage({ kind, channel: 'sms', shop: 'Haat', code: '004217' });
    expect(text).toBe(`004217 is your OTP to ${purpose}. Valid for 5 minutes. Do not share it.`);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  test('without its own template a number change uses the sign-in template; an erasure has no substitute', () => {
    const knows = (template: string) => template === 'otp';
    const kinds = ['otp', 'otp_change', 'otp_erase', 'order_paid'];
    expect(kinds.map((kind) => chooseTemplate(kind, knows))).toEqual([
      'otp',
      'otp',
      'otp_erase',
      'order_paid',
    ]);
    expect(kinds.map((kind) => chooseTemplate(kind))).toEqual(kinds);
    expect(chooseTemplate('shipment_corrected', (template) => template === 'order_shipped')).toBe(
      'order_shipped',
    );
  });

  test.each(EVENTS)('$kind names the customer, the order and the link', (event) => {
    const { subject, text, variables } = composeMessage(event);
    expect(subject).toContain(ORDER.orderNumber);
    expect(text).toContain('Asha');
    expect(text).toContain(ORDER.orderNumber);
    expect(text).toContain(ORDER.link);
    expect(variables).toMatchObject({ order: ORDER.orderNumber, total: '₹1,23,456.00' });
    expect(`${subject}${text}`).not.toMatch(/undefined|NaN|\bnull\b/);
  });

  test('amounts are written with Indian digit grouping', () => {
    expect(composeMessage(EVENTS[0]!).text).toContain('Please keep ₹1,23,456.00 ready in cash');
    expect(composeMessage(EVENTS[0]!).text).toContain('It should arrive from 26 to 28 November.');
    expect(composeMessage(EVENTS[7]!).text).toContain('₹1,23,456.00 will be refunded');
  });

  test.each(['sms', 'whatsapp'] as const)(
    'blanks of a template by %s repeat no link, and are one line',
    (channel) => {
      const [name, answer] = ['Asha http://evil.example', 'Please send it to:\n\n12 Lake Road'];
      const { variables } = composeMessage({ kind: 'return_approved', ...ORDER, channel, name, answer });
      expect(variables).toMatchObject({ name: 'Customer', answer: 'Please send it to: 12 Lake Road' });
    },
  );

  test('a payment link message links to the payment page, not to the order', () => {
    const payUrl = 'https://rzp.example/i/x';
    const { text, variables } = composeMessage({
      kind: 'payment_link',
      payUrl,
      payUntil: '24 Nov, 4:30 pm',
      ...ORDER,
    });
    expect(text).toContain('Please pay ₹1,23,456.00 here by 24 Nov, 4:30 pm:\nhttps://rzp.example/i/x');
    expect(text).not.toContain(ORDER.link);
    expect(variables.link).toBe(payUrl);
  });

  test('the message about a cancelled unpaid order gives the reason and states that no payment is due', () => {
    const { text } = composeMessage({ kind: 'order_cancelled', refundPaise: 0, unpaid: true, ...ORDER });
    expect(text).toContain('was cancelled because no payment arrived. No payment is due.');
  });

  test('the message about a parcel that came back states the failed delivery and any refund', () => {
    const kind = 'order_returned_to_origin';
    const cash = composeMessage({ kind, paymentMethod: 'cod', refundPaise: 0, ...ORDER });
    expect(cash.text).toContain('could not be delivered, and the parcel came back to us. No payment is due.');
    const paid = composeMessage({ kind, paymentMethod: 'razorpay', refundPaise: 12345600, ...ORDER });
    expect(paid.text).toContain('came back to us. ₹1,23,456.00 will be refunded within 5-7 business days.');
    expect(paid.text).not.toContain('No payment is due');
  });

  test('back-in-stock, newsletter and contact messages contain their subject and link', () => {
    const back = composeMessage({
      kind: 'back_in_stock',
      channel: 'sms',
      shop: 'Haat',
      product: 'Brass Diya',
      link: 'https://h.example/p',
    });
    expect(back.text).toBe('Brass Diya is back in stock.\nhttps://h.example/p');
    const confirm = composeMessage({
      kind: 'newsletter_confirm',
      channel: 'email',
      shop: 'Haat',
      link: 'https://h.example/n',
    });
    expect(confirm.text).toContain('https://h.example/n');
    const ticket = composeMessage({
      kind: 'contact_received',
      channel: 'email',
      shop: 'Haat',
      name: 'Asha',
      ticket: 'T-1',
      link: 'https://h.example/t',
    });
    expect(ticket.subject).toContain('T-1');
    expect(ticket.text).toContain('https://h.example/t');
  });
});

test('the placeholders of every message that needs a template match docs/messages.md', () => {
  const doc = readFileSync(new URL('../../../docs/messages.md', import.meta.url), 'utf8');
  const rows = [...doc.matchAll(/^\| `(\w+)` \| [^|]+ \| (.+) \|$/gm)].map(([, kind, variables]) => [
    kind,
    [...variables!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ]);
  const order = { shop: 'Haat', name: 'Asha', orderNumber: 'HT-1', totalPaise: 100_00, link: 'https://x' };
  const delivery = 'between 27 and 30 November';
  const channel = 'sms';
  const newOrder = {
    order: 'HT-1',
    totalPaise: 1,
    pieces: 1,
    paymentMethod: 'cod',
    confirmUntil: '',
  } as const;
  const summary = { orders: null, unconfirmed: [], refunds: [], cash: [], unsent: [] };
  const events: MessageEvent[] = [
    { kind: 'otp', channel, shop: 'Haat', code: '123456' },
    { kind: 'otp_change', channel, shop: 'Haat', code: '123456' },
    { kind: 'otp_erase', channel, shop: 'Haat', code: '123456' },
    { kind: 'otp_prove', channel, shop: 'Haat', code: '123456' },
    { kind: 'order_received', channel, ...order, paymentMethod: 'cod', delivery },
    { kind: 'order_paid', channel, ...order, delivery },
    { kind: 'payment_link', channel, ...order, payUrl: 'https://r', payUntil: '24 Nov, 4:30 pm' },
    { kind: 'payment_failed', channel, ...order },
    { kind: 'order_shipped', channel, ...order, courier: 'Delhivery', trackingNumber: '1' },
    { kind: 'shipment_corrected', channel, ...order, courier: 'Delhivery', trackingNumber: '1' },
    { kind: 'address_changed', channel, ...order, place: 'Pune 411030' },
    { kind: 'order_delivered', channel, ...order },
    { kind: 'order_cancelled', channel, ...order, refundPaise: 0, unpaid: false },
    { kind: 'order_refunded', channel, ...order, refundPaise: 50_00 },
    { kind: 'cash_handed_back', channel, ...order, refundPaise: 50_00, reference: '' },
    { kind: 'order_returned_to_origin', channel, ...order, refundPaise: 0, paymentMethod: 'cod' },
    { kind: 'order_exchanged', channel, ...order, delivery, firstNumber: 'HT-0', duePaise: 0 },
    { kind: 'return_requested', channel, ...order },
    { kind: 'return_approved', channel, ...order, answer: 'Yes' },
    { kind: 'return_refused', channel, ...order, answer: 'No' },
    { kind: 'review_invited', channel, ...order },
    { kind: 'back_in_stock', channel, shop: 'Haat', product: 'Diya', link: 'https://x' },
    { kind: 'contact_received', channel, shop: 'Haat', name: 'Asha', ticket: 'T-1', link: 'https://x' },
    { kind: 'contact_changed', channel, shop: 'Haat', contact: '****3210', link: 'https://x' },
    { kind: 'contact_added', channel, shop: 'Haat' },
    { kind: 'new_order', channel, shop: 'Haat', link: 'https://x', ...newOrder },
    { kind: 'daily_summary', channel, shop: 'Haat', link: 'https://x', day: '22 November', ...summary },
  ];
  expect(events.map((event) => [event.kind, Object.keys(composeMessage(event).variables)])).toEqual(rows);
});
