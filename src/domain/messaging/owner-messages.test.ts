import { expect, test } from 'vitest';
import { composeEmail, type EmailEvent } from './email-texts.ts';
import { composeOwnerMessage } from './owner-messages.ts';

const order = {
  kind: 'new_order',
  channel: 'email',
  shop: 'Haat',
  link: 'https://haat.example/admin/orders/HT-1',
  order: 'HT-1',
  totalPaise: 1150_00,
} as const;

test('a new-order message shows the number, pieces, total and payment method', () => {
  const event = { ...order, pieces: 1, paymentMethod: 'razorpay', confirmUntil: '' } as const;
  expect(composeOwnerMessage(event)).toEqual({
    subject: 'New order HT-1 of ₹1,150.00',
    text: 'New order HT-1: 1 piece, ₹1,150.00, paid online.\nhttps://haat.example/admin/orders/HT-1\nHaat',
    variables: { order: 'HT-1', total: '₹1,150.00', pieces: '1' },
  });
});

test('a message about an order awaiting confirmation gives the deadline and links to its admin screen', () => {
  const event = { ...order, pieces: 2, paymentMethod: 'cod', confirmUntil: '25 Nov, 11:30 am' } as const;
  expect(composeOwnerMessage(event).text).toBe(
    'New order HT-1: 2 pieces, ₹1,150.00, cash on delivery.\n' +
      'Please confirm it by 25 Nov, 11:30 am.\nhttps://haat.example/admin/orders/HT-1\nHaat',
  );
});

test('a daily summary has one line for each kind of entry that exists', () => {
  const nothing = { unconfirmed: [], refunds: [], cash: [], unsent: [] };
  const summary = {
    kind: 'daily_summary',
    channel: 'email',
    shop: 'Haat',
    link: 'https://haat.example/admin/',
    day: '22 November',
  } as const;
  expect(
    composeOwnerMessage({ ...summary, ...nothing, orders: { count: 3, totalPaise: 4500_00 } }).text,
  ).toBe('3 new orders, ₹4,500.00 in all.\nhttps://haat.example/admin/\nHaat');
  const some = {
    orders: null,
    unconfirmed: ['HT-1'],
    refunds: ['HT-2'],
    cash: ['HT-3', 'HT-4'],
    unsent: [
      { kind: 'order_shipped', count: 2 },
      { kind: 'order_paid', count: 1 },
    ],
  };
  expect(composeOwnerMessage({ ...summary, ...some })).toMatchObject({
    subject: 'Haat: your summary for 22 November',
    text:
      'Waiting for you to confirm: HT-1.\nRefunds that need your attention: HT-2.\n' +
      'Delivered over a week ago, cash not recorded: HT-3, HT-4.\n' +
      'Not sent: 3 messages (2 order shipped, 1 order paid).\nhttps://haat.example/admin/\nHaat',
  });
});

test('a summary names twenty orders of each kind and adds “and more”', () => {
  const unconfirmed = Array.from({ length: 21 }, (_, index) => `HT-${index + 1}`);
  const nothing = { orders: null, refunds: [], cash: [], unsent: [] };
  const summary = {
    kind: 'daily_summary',
    channel: 'email',
    shop: 'Haat',
    link: 'https://haat.example/admin/',
  } as const;
  const { text } = composeOwnerMessage({ ...summary, ...nothing, day: '22 November', unconfirmed });
  expect(text).toContain('HT-19, HT-20 and more.');
  expect(text).not.toContain('HT-21');
});

const mail = { channel: 'email', shop: 'Haat', link: 'https://haat.example/admin/there' } as const;
const ticket = { from: 'Asha', about: 'A lamp', text: 'It came broken.', complaint: false, due: '25 Nov' };

test.each([
  { kind: 'ticket_opened', ...mail, ...ticket, ticket: 'T-1' },
  { kind: 'tickets_due', ...mail, tickets: [{ number: 'T-1', due: '25 Nov' }] },
  { kind: 'refunds_due', ...mail, refunds: [{ order: 'HT-1', amountPaise: 100, since: '24 Nov' }] },
  { kind: 'refund_failed', ...mail, order: 'HT-1', amountPaise: 100, isOwed: true },
  { kind: 'gateway_refund', ...mail, order: 'HT-1', amountPaise: 100 },
  { kind: 'cash_owed', ...mail, order: 'HT-1', amountPaise: 100 },
] as EmailEvent[])('the e-mail $kind links to its admin screen and does not ask for a command', (event) => {
  const { text } = composeEmail(event);
  expect(text).toContain(mail.link);
  expect(text).not.toContain('npm run');
});
