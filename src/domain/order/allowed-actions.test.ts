import { describe, expect, test } from 'vitest';
import {
  canCancel,
  canPay,
  canReview,
  canSeeInvoice,
  canTrack,
  ORDER_TABS,
  toStatuses,
  UNDECIDED_PAYMENT,
  type ActionOrder,
} from './allowed-actions.ts';
import { toNextStep, formatPayment } from './order-words.ts';
import { OrderStatus } from './order.ts';

const PLACED = new Date('2026-11-20T06:00:00Z');
const SOON = new Date('2026-11-20T07:00:00Z');

function makeOrder(changes: Partial<ActionOrder> = {}): ActionOrder {
  const payment = { method: 'razorpay', status: 'completed' } as const;
  return { status: 'processing', placedAt: PLACED, payment, tracking: { number: '12345678' }, ...changes };
}

describe('actions allowed on an order', () => {
  test.each([
    ['pending', true, false, false, false],
    ['processing', true, false, true, false],
    ['shipped', false, false, true, true],
    ['delivered', false, true, true, true],
    ['completed', false, true, true, true],
    ['cancelled', false, false, false, false],
    ['returned_to_origin', false, false, false, false],
  ] as const)('a %s order allows: cancel %s, review %s, invoice %s, track %s', (status, ...may) => {
    const order = makeOrder({ status });
    const answers = [canCancel(order, SOON), canReview(order), canSeeInvoice(order), canTrack(order)];
    expect(answers.map(({ allowed }) => allowed)).toEqual(may);
  });

  test('an order whose refund the bank refused shows the refund as delayed, not as sent', () => {
    for (const status of ['cancelled', 'returned_to_origin'] as const) {
      const order = makeOrder({ status, isRefundRefused: true });
      expect(toNextStep(order, 7)).toMatch(/Your refund is delayed. We are looking into it.$/);
      expect(formatPayment(order)).toBe('Refund delayed');
    }
    expect(formatPayment(makeOrder({ status: 'delivered', isRefundRefused: true }))).toBe('Paid');
  });

  test('an order cannot be cancelled after 24 hours; the refusal gives the reason', () => {
    const order = makeOrder();
    expect(canCancel(order, new Date('2026-11-21T06:00:00.000Z')).allowed).toBe(true);
    expect(canCancel(order, new Date('2026-11-21T06:00:00.001Z'))).toEqual({
      allowed: false,
      reason: 'Orders can be cancelled within 24 hours. Please contact us.',
    });
  });

  test('every refusal has a reason', () => {
    for (const status of OrderStatus.options) {
      const order = makeOrder({ status, tracking: { number: null } });
      for (const answer of [
        canCancel(order, SOON),
        canReview(order),
        canSeeInvoice(order),
        canTrack(order),
        canPay(order),
      ]) {
        if (!answer.allowed) expect(answer.reason).toMatch(/\w{3}/);
      }
    }
  });

  test('only a pending online order without a completed payment can be paid, also after a failure', () => {
    const pending = (status: 'pending' | 'failed' | 'completed') =>
      makeOrder({ status: 'pending', payment: { method: 'razorpay', status } });
    expect(canPay(pending('pending')).allowed).toBe(true);
    expect(canPay(pending('failed')).allowed).toBe(true);
    expect(canPay(pending('completed')).allowed).toBe(false);
    expect(canPay(makeOrder({ status: 'cancelled' })).allowed).toBe(false);
    expect(
      canPay(makeOrder({ status: 'pending', payment: { method: 'cod', status: 'pending' } })).allowed,
    ).toBe(false);
  });

  test.each(['pending', 'failed'] as const)(
    'an order cannot be paid again while the bank is deciding a payment, after %s',
    (status) => {
      const payment = { method: 'razorpay' as const, status, inProgress: true };
      const order = makeOrder({ status: 'pending', payment });
      expect(canPay(order)).toEqual({ allowed: false, reason: UNDECIDED_PAYMENT });
      expect(toNextStep(order, 7)).toBe(UNDECIDED_PAYMENT);
      expect(formatPayment(order)).toBe('Payment pending');
    },
  );
});

describe('the order list', () => {
  test('shows every order under all and under exactly one other tab', () => {
    expect(toStatuses('all')).toBeUndefined();
    const selected = ORDER_TABS.slice(1).flatMap((tab) => toStatuses(tab));
    expect(selected.toSorted()).toEqual(OrderStatus.options.toSorted());
  });

  test('shows what happens next', () => {
    expect(
      toNextStep(makeOrder({ status: 'pending', payment: { method: 'razorpay', status: 'failed' } }), 7),
    ).toMatch(/try again/);
    expect(
      toNextStep(makeOrder({ status: 'shipped', payment: { method: 'cod', status: 'pending' } }), 7),
    ).toMatch(/cash/);
    expect(
      toNextStep(makeOrder({ status: 'processing', payment: { method: 'razorpay', status: 'refunded' } }), 7),
    ).toMatch(/^Your money is being refunded/);
    expect(toNextStep(makeOrder({ status: 'cancelled' }), 7)).toMatch(/5-7 business days/);
    expect(
      toNextStep(makeOrder({ status: 'cancelled', payment: { method: 'cod', status: 'pending' } }), 7),
    ).toMatch(/No payment is due/);
    expect(
      toNextStep(
        makeOrder({ status: 'returned_to_origin', payment: { method: 'cod', status: 'pending' } }),
        7,
      ),
    ).toBe('Your parcel could not be delivered and came back to us. No payment is due.');
    expect(
      toNextStep(
        makeOrder({
          status: 'returned_to_origin',
          payment: { method: 'razorpay', status: 'refunded' },
          isRefundUnderWay: true,
        }),
        7,
      ),
    ).toMatch(/came back to us. Your refund reaches you/);
  });
});

test.each([
  ['pending', 'razorpay', 'pending', 'Payment pending'],
  ['pending', 'razorpay', 'failed', 'Payment failed'],
  ['processing', 'cod', 'pending', 'Pay on delivery'],
  ['delivered', 'cod', 'completed', 'Paid'],
  ['cancelled', 'razorpay', 'pending', 'Not paid'],
  ['cancelled', 'razorpay', 'failed', 'Not paid'],
  ['cancelled', 'cod', 'pending', 'Not paid'],
  ['cancelled', 'razorpay', 'refunded', 'Refunded'],
  ['returned_to_origin', 'cod', 'pending', 'Not paid'],
] as const)(
  'the payment of an order that is %s, by %s and %s, is shown as: %s',
  (status, method, paid, words) => {
    expect(formatPayment({ status, payment: { method, status: paid } })).toBe(words);
  },
);
