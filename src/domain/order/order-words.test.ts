import { expect, test } from 'vitest';
import {
  type ActionOrder,
  type Allowance,
  canCancel,
  canPay,
  canReview,
  canSeeInvoice,
  canTrack,
} from './allowed-actions.ts';
import { formatMoneyBack, formatPayment, toNextStep } from './order-words.ts';
import type { OrderStatus, PaymentStatus } from './order.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import { ToldRefundStatus } from '#domain/payment/payment-fact.ts';

type Way = `${PaymentMethod} ${PaymentStatus}`;

const now = new Date('2026-11-20T07:00:00Z');

function makeOrder(status: OrderStatus, way: Way = 'razorpay completed', number?: string): ActionOrder {
  const [method, paid] = way.split(' ') as [PaymentMethod, PaymentStatus];
  const placedAt = new Date('2026-11-20T06:00:00Z');
  return { status, placedAt, payment: { method, status: paid }, tracking: { number: number ?? null } };
}

const say = (answer: Allowance) => (answer.allowed ? 'yes' : answer.reason);

test.each<[OrderStatus, string]>([
  ['cancelled', 'This order is already cancelled'],
  ['returned_to_origin', 'This parcel has already come back to us'],
  ['shipped', 'This order has already been shipped. You can return it after delivery.'],
])('cancelling an order that is %s is refused with: %s', (status, answer) => {
  expect(say(canCancel(makeOrder(status), now))).toBe(answer);
});

test.each<[OrderStatus, Way, string]>([
  ['pending', 'cod pending', 'You pay when the parcel arrives'],
  ['processing', 'razorpay pending', 'No payment is due for this order'],
  ['pending', 'razorpay completed', 'This order is paid'],
])('paying an order that is %s, %s, is refused with: %s', (status, way, answer) => {
  expect(say(canPay(makeOrder(status, way)))).toBe(answer);
});

test('a review before delivery, or an invoice before packing or after a return to origin, is refused', () => {
  expect(say(canReview(makeOrder('shipped')))).toBe('You can write a review once the order is delivered');
  expect(say(canSeeInvoice(makeOrder('pending')))).toBe('Your invoice will be ready when we start packing');
  expect(say(canSeeInvoice(makeOrder('returned_to_origin')))).toBe(
    'The invoice was cancelled because the parcel came back to us',
  );
});

test.each<[OrderStatus, string | undefined, string]>([
  ['shipped', 'AWB1', 'yes'],
  ['shipped', undefined, 'This parcel has no tracking number'],
  ['processing', undefined, 'You can track your parcel once the courier has it'],
  ['returned_to_origin', 'AWB1', 'This parcel came back to us'],
])('a parcel that is %s with number %s can be tracked: %s', (status, number, answer) => {
  expect(say(canTrack(makeOrder(status, 'razorpay completed', number)))).toBe(answer);
});

test('an order without parcel data cannot be tracked', () => {
  const { tracking: _, ...order } = makeOrder('shipped');
  expect(say(canTrack(order))).toBe('This parcel has no tracking number');
});

test.each<[OrderStatus, Way, string]>([
  ['pending', 'cod pending', 'We will confirm your order shortly.'],
  ['pending', 'razorpay failed', 'Your payment failed. Please try again.'],
  ['pending', 'razorpay pending', 'We are waiting for your payment.'],
  ['processing', 'razorpay completed', 'We are packing your order. We will message you when it ships.'],
  ['processing', 'razorpay refunded', 'Your money is being refunded. We will contact you about this order.'],
  ['shipped', 'cod pending', 'Your parcel is on its way. Please keep the cash ready.'],
  ['shipped', 'cod completed', 'Your parcel is on its way.'],
  ['shipped', 'razorpay completed', 'Your parcel is on its way.'],
  ['shipped', 'razorpay refunded', 'Your parcel is on its way.'],
  ['delivered', 'cod completed', 'Delivered. You can return unused items within 7 days.'],
  ['completed', 'cod completed', 'Delivered. You can return unused items within 7 days.'],
  ['cancelled', 'cod pending', 'This order was cancelled. No payment is due.'],
  ['cancelled', 'razorpay pending', 'This order was cancelled. No payment is due.'],
  ['cancelled', 'razorpay failed', 'This order was cancelled. No payment is due.'],
  [
    'cancelled',
    'razorpay completed',
    'This order was cancelled. Your refund reaches you within 5-7 business days.',
  ],
  ['cancelled', 'razorpay refunded', 'This order was cancelled and refunded.'],
  [
    'returned_to_origin',
    'razorpay refunded',
    'Your parcel could not be delivered and came back to us. Your money has been refunded.',
  ],
  [
    'returned_to_origin',
    'cod pending',
    'Your parcel could not be delivered and came back to us. No payment is due.',
  ],
])('the next step of an order that is %s, %s, is: %s', (status, way, words) => {
  expect(toNextStep(makeOrder(status, way), 7)).toBe(words);
});

test.each([
  ['in_cash', 'cod pending', 'We will contact you to return what you paid in cash.', 'Refund in cash'],
  ['in_cash', 'razorpay pending', 'We will contact you to return what you paid in cash.', 'Refund in cash'],
  ['in_cash', 'razorpay refunded', 'We will contact you to return what you paid in cash.', 'Refund in cash'],
  ['online', 'razorpay pending', 'Your refund reaches you within 5-7 business days.', 'Being refunded'],
] as const)(
  'an ended exchange order shows how its credit is refunded: %s, %s: %s',
  (moneyBack, way, words, state) => {
    const isRefundUnderWay = moneyBack === 'online';
    const order = { ...makeOrder('cancelled', way), moneyBack, isRefundUnderWay };
    expect(toNextStep(order, 7)).toBe(`This order was cancelled. ${words}`);
    expect(toNextStep({ ...order, status: 'returned_to_origin' }, 7)).toBe(
      `Your parcel could not be delivered and came back to us. ${words}`,
    );
    expect(formatPayment(order)).toBe(state);
  },
);

test('a refund is promised while it is under way, and called refunded once the bank has it', () => {
  const order = { ...makeOrder('cancelled', 'razorpay refunded'), moneyBack: 'online' } as const;
  const promise = 'Your refund reaches you within 5-7 business days.';
  const underWay = { ...order, isRefundUnderWay: true };
  expect(toNextStep(underWay, 7)).toBe(`This order was cancelled. ${promise}`);
  expect(toNextStep({ ...underWay, status: 'returned_to_origin' }, 7)).toContain(promise);
  expect(formatPayment(underWay)).toBe('Being refunded');
  expect(formatPayment({ ...underWay, status: 'delivered' })).toBe('Being refunded');
  expect(formatPayment(order)).toBe('Refunded');
  expect(toNextStep(order, 7)).toBe('This order was cancelled and refunded.');
  expect(toNextStep({ ...order, status: 'returned_to_origin' }, 7)).toContain(
    'Your money has been refunded.',
  );
});

test('a refund that the bank refused is called delayed, also for an order that was cancelled unpaid', () => {
  const order = { ...makeOrder('cancelled', 'razorpay pending'), isRefundRefused: true };
  expect(toNextStep(order, 7)).toBe(
    'This order was cancelled. Your refund is delayed. We are looking into it.',
  );
  expect(formatPayment(order)).toBe('Refund delayed');
});

test('cash that was handed back is shown as refunded and not promised again', () => {
  const order = { ...makeOrder('cancelled', 'cod pending'), moneyBack: 'cash_returned' } as const;
  expect(toNextStep(order, 7)).toBe('This order was cancelled and refunded.');
  expect(toNextStep({ ...order, status: 'returned_to_origin' }, 7)).toBe(
    'Your parcel could not be delivered and came back to us. Your money has been returned to you.',
  );
  expect(formatPayment(order)).toBe('Refunded');
});

test('a delivered order with cash still to be handed back is not shown as refunded', () => {
  const order = makeOrder('delivered', 'cod refunded');
  expect(formatPayment({ ...order, moneyBack: 'in_cash' })).toBe('Refund in cash');
  expect(formatPayment({ ...order, moneyBack: 'cash_returned' })).toBe('Refunded');
});

test('a refund amount is shown with its progress', () => {
  expect(ToldRefundStatus.options.map((status) => [status, formatMoneyBack('₹500', status)])).toEqual([
    ['due', '₹500 is being refunded. It reaches you within 5-7 business days.'],
    ['pending', '₹500 is being refunded. It reaches you within 5-7 business days.'],
    ['processed', '₹500 has been refunded.'],
    ['failed', '₹500 could not be refunded yet. We are looking into it.'],
  ]);
});

test('the return window comes from the settings; without one, no return is promised', () => {
  const order = makeOrder('delivered', 'cod completed');
  expect(toNextStep(order, 10)).toBe('Delivered. You can return unused items within 10 days.');
  expect(toNextStep(order, 0)).toBe('Delivered.');
});
