import { expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { formatNextStep, toFacts } from './order-facts.ts';

type Refund = { amount: number; reason: string; status: string };

function findMoneyBack(refunded: number, refunds: Refund[]) {
  const order = { status: 'cancelled', created_at: '2026-11-20T07:00:00Z', payment: { refunded }, refunds };
  return toFacts(order as unknown as OrderJson).moneyBack;
}

const back = (amount: number, reason = 'cancelled') => ({ amount, reason, status: 'processed' });

test('what goes back and no refund covers was paid in cash; a payment that came too late does not count', () => {
  expect(findMoneyBack(0, [])).toBeUndefined();
  expect(findMoneyBack(0, [back(500, 'late')])).toBeUndefined();
  expect(findMoneyBack(999, [])).toBe('in_cash');
  expect(findMoneyBack(999, [back(500, 'late')])).toBe('in_cash');
  expect(findMoneyBack(1499, [back(500)])).toBe('in_cash');
  expect(findMoneyBack(1499, [back(500), back(999)])).toBe('online');
});

const mayReturn = 'Delivered. You can return unused items within 7 days.';

const today = '2026-11-20T07:00:00Z';
type Past = { delivered_at: string; states?: string[]; returned?: number };

test.each<[string, Past, string]>([
  ['was delivered today', { delivered_at: today }, mayReturn],
  ['was delivered long ago', { delivered_at: '2026-11-01T07:00:00Z' }, 'Delivered.'],
  [
    'has a return that waits for an answer',
    { delivered_at: today, states: ['refused', 'requested'] },
    'You asked for a return. We will message you with the next step.',
  ],
  ['came back in part', { delivered_at: today, states: ['settled'], returned: 1 }, mayReturn],
  ['came back whole', { delivered_at: today, states: ['settled'], returned: 2 }, 'Your return is complete.'],
])('an order that %s says what happens next', (_, { delivered_at, states = [], returned = 0 }, said) => {
  const order = {
    status: 'delivered',
    created_at: '2026-10-30T07:00:00Z',
    payment: { status: 'completed', refunded: 0 },
    refunds: [],
    tracking: { delivered_at },
    items: [{ quantity: 2, returned }],
    returns: states.map((state) => ({ state })),
  };
  const now = new Date('2026-11-20T10:00:00Z');
  expect(formatNextStep(order as unknown as OrderJson, { returnDays: 7, now })).toBe(said);
});
