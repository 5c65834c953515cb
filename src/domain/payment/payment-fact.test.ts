import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import {
  isAllBack,
  isSettledBy,
  nextPaymentState,
  nextRefundState,
  toPaymentFact,
  toRefundFact,
  type GatewayPaymentStatus,
} from './payment-fact.ts';
import { RazorpayPayment, RazorpayRefund } from './payment.ts';

const STATUSES: GatewayPaymentStatus[] = ['created', 'authorized', 'captured', 'failed'];
const facts = fc.array(fc.constantFrom(...STATUSES), { minLength: 1, maxLength: 8 });

function settle(statuses: GatewayPaymentStatus[]): GatewayPaymentStatus | undefined {
  let state: GatewayPaymentStatus | undefined;
  for (const status of statuses) state = nextPaymentState(state, { status });
  return state;
}

describe('payment facts', () => {
  test.each([
    ['created', 'failed', 'failed'],
    ['failed', 'authorized', 'authorized'],
    ['failed', 'captured', 'captured'],
    ['failed', 'created', 'failed'],
    ['authorized', 'failed', 'authorized'],
    ['captured', 'failed', 'captured'],
    ['captured', 'authorized', 'captured'],
  ] as const)('after %s, the report %s results in %s', (current, status, next) => {
    expect(nextPaymentState(current, { status })).toBe(next);
  });

  test('the result is the same in any order and with any repeats', () => {
    fc.assert(
      fc.property(
        facts.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([told, shuffled]) => {
          expect(settle(shuffled)).toBe(settle(told));
          expect(settle([...told, ...told])).toBe(settle(told));
        },
      ),
    );
  });

  test('a captured payment stays captured', () => {
    fc.assert(
      fc.property(facts, facts, (before, after) => {
        expect(settle([...before, 'captured', ...after])).toBe('captured');
      }),
    );
  });

  test('only a captured payment of the exact amount, in INR, for its own gateway order settles an order', () => {
    const order = { gatewayOrderId: 'order_A', toPayPaise: 589600 };
    const fact = {
      gatewayOrderId: 'order_A',
      amountPaise: 589600,
      currency: 'INR',
      status: 'captured' as const,
    };
    expect(isSettledBy(order, fact)).toBe(true);
    expect(isSettledBy(order, { ...fact, amountPaise: 589599 })).toBe(false);
    expect(isSettledBy(order, { ...fact, amountPaise: 589601 })).toBe(false);
    expect(isSettledBy(order, { ...fact, currency: 'USD' })).toBe(false);
    expect(isSettledBy(order, { ...fact, gatewayOrderId: 'order_B' })).toBe(false);
    expect(isSettledBy(order, { ...fact, status: 'authorized' })).toBe(false);
  });

  test('are parsed from a Razorpay payment, without its VPA', () => {
    const at = new Date('2026-11-21T06:00:00Z');
    const payment = RazorpayPayment.parse({
      id: 'pay_TEST000000001',
      entity: 'payment',
      amount: 50000,
      currency: 'INR',
      status: 'refunded',
      order_id: 'order_TEST000000001',
      method: 'upi',
      notes: [],
      created_at: 1_790_000_000,
      vpa: 'success@razorpay',
    });
    expect(toPaymentFact(payment, at)).toMatchObject({
      status: 'captured',
      amountPaise: 50000,
      method: 'upi',
      at,
    });
    expect(toPaymentFact({ ...payment, order_id: null }, at)).toBeUndefined();
    expect(payment).not.toHaveProperty('vpa');
  });

  test('a processed refund stays processed, and a late report does not reopen a failed or replaced one', () => {
    expect(nextRefundState('due', 'pending')).toBe('pending');
    expect(nextRefundState('processed', 'failed')).toBe('processed');
    expect(nextRefundState('failed', 'processed')).toBe('processed');
    expect(nextRefundState('failed', 'pending')).toBe('failed');
    // A replaced refund does not become failed when the gateway reports a failure late.
    expect(nextRefundState('replaced', 'failed')).toBe('replaced');
    expect(nextRefundState('replaced', 'processed')).toBe('processed');
  });

  test.each([
    [
      { error_code: 'BAD_REQUEST_ERROR', error_description: 'Payment was cancelled' },
      'Payment was cancelled',
    ],
    [{ error_code: 'BAD_REQUEST_ERROR', error_description: null }, 'BAD_REQUEST_ERROR'],
    [{}, ''],
  ])('%j is kept as the error "%s"', (errors, error) => {
    const payment = {
      id: 'pay_TEST000000001',
      entity: 'payment' as const,
      amount: 50000,
      currency: 'INR',
      status: 'failed' as const,
      order_id: 'order_TEST000000001',
      created_at: 1_790_000_000,
    };
    expect(toPaymentFact({ ...payment, ...errors }, new Date(0))).toEqual({
      gatewayOrderId: 'order_TEST000000001',
      gatewayPaymentId: 'pay_TEST000000001',
      amountPaise: 50000,
      currency: 'INR',
      status: 'failed',
      method: '',
      error,
      at: new Date(0),
    });
  });
});

describe('refund facts', () => {
  const refund = RazorpayRefund.parse({
    id: 'rfnd_TEST00000001',
    entity: 'refund',
    amount: 20000,
    currency: 'INR',
    payment_id: 'pay_TEST000000001',
    receipt: 'rfd_1',
    status: 'processed',
    created_at: 1_790_000_000,
  });

  test('are parsed from a Razorpay refund, with the time from Unix seconds', () => {
    expect(toRefundFact(refund)).toEqual({
      gatewayRefundId: 'rfnd_TEST00000001',
      receipt: 'rfd_1',
      amountPaise: 20000,
      status: 'processed',
      madeAt: new Date('2026-09-21T14:13:20Z'),
    });
    expect(toRefundFact({ ...refund, receipt: undefined }).receipt).toBeNull();
  });

  test('a payment counts as fully refunded with pending refunds, but not with failed ones', () => {
    const part = toRefundFact(refund);
    const rest = { ...part, amountPaise: 30000 };
    expect(isAllBack({ amountPaise: 50000 })).toBe(false);
    expect(isAllBack({ amountPaise: 50000, refunds: [part] })).toBe(false);
    expect(isAllBack({ amountPaise: 50000, refunds: [part, rest] })).toBe(true);
    expect(isAllBack({ amountPaise: 50000, refunds: [part, { ...rest, status: 'pending' }] })).toBe(true);
    expect(isAllBack({ amountPaise: 50000, refunds: [part, { ...rest, status: 'failed' }] })).toBe(false);
  });
});
