import { expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { formatNextStep, listCashBack, listPartsBack, toFacts } from './order-facts.ts';

type Refund = { amount: number; reason: string; status: string };

function makeRefunded(refunded: number, refunds: Refund[], cashOwed = 0): OrderJson {
  const payment = { refunded, cash_owed: cashOwed };
  return {
    status: 'cancelled',
    created_at: '2026-11-20T07:00:00Z',
    payment,
    refunds,
  } as unknown as OrderJson;
}

const findMoneyBack = (...of: Parameters<typeof makeRefunded>) => toFacts(makeRefunded(...of)).moneyBack;

const back = (amount: number, reason = 'cancelled') => ({ amount, reason, status: 'processed' });

test('money returned without a matching refund was paid in cash; refunds of late payments do not count', () => {
  expect(findMoneyBack(0, [])).toBeUndefined();
  expect(findMoneyBack(0, [back(500, 'late')])).toBeUndefined();
  expect(findMoneyBack(999, [], 999)).toBe('in_cash');
  expect(findMoneyBack(999, [back(500, 'late')], 999)).toBe('in_cash');
  expect(findMoneyBack(1499, [back(500)], 999)).toBe('in_cash');
  expect(findMoneyBack(1499, [back(500)])).toBe('cash_returned');
  expect(findMoneyBack(1499, [back(500), back(999)])).toBe('online');
});

test('cash still to be returned and cash already returned are both listed', () => {
  const owed = '₹999.00 that you paid in cash is still to be returned. We will contact you.';
  expect(listCashBack(makeRefunded(999, [], 999))).toEqual([owed]);
  expect(listCashBack(makeRefunded(1499, [back(500)], 999))).toEqual([owed]);
  const returned = '₹249.00 that you paid in cash has been returned to you.';
  expect(listCashBack(makeRefunded(1248, [], 999))).toEqual([owed, returned]);
  expect(listCashBack(makeRefunded(249, []))).toEqual([returned]);
  expect(listCashBack(makeRefunded(500, [back(500)]))).toEqual([]);
});

test('a part is refunded once the bank has it, being refunded before, and neither while the bank refuses it', () => {
  const told = (status: string) => ({ ...back(500), status });
  expect(listPartsBack(makeRefunded(500, [told('due')]))).toEqual(['₹500.00 being refunded']);
  expect(listPartsBack(makeRefunded(1000, [told('pending'), back(500)]))).toEqual([
    '₹500.00 refunded',
    '₹500.00 being refunded',
  ]);
  expect(listPartsBack(makeRefunded(749, [back(500)], 249))).toEqual([
    '₹500.00 refunded',
    '₹249.00 refund due',
  ]);
  expect(listPartsBack(makeRefunded(0, [told('failed')]))).toEqual([]);
  // Cash that was handed back beside an online refund that the bank refused.
  expect(listCashBack(makeRefunded(999, [told('failed')]))).toEqual([
    '₹999.00 that you paid in cash has been returned to you.',
  ]);
});

const mayReturn = 'Delivered. You can return unused items within 7 days.';

const today = '2026-11-20T07:00:00Z';
type Past = {
  delivered_at: string;
  states?: string[];
  returned?: number;
  refunded?: number;
  cashOwed?: number;
  refunds?: Refund[];
};
const wholeBack = { delivered_at: today, states: ['settled'], returned: 2 };

test.each<[string, Past, string]>([
  ['was delivered today', { delivered_at: today }, mayReturn],
  ['was delivered long ago', { delivered_at: '2026-11-01T07:00:00Z' }, 'Delivered.'],
  [
    'has a return that waits for an answer',
    { delivered_at: today, states: ['refused', 'requested'] },
    'You asked for a return. We will message you with the next step.',
  ],
  ['came back in part', { delivered_at: today, states: ['settled'], returned: 1 }, mayReturn],
  ['came back whole', wholeBack, 'Your return is complete.'],
  [
    'came back whole and whose cash is to be handed back',
    { ...wholeBack, refunded: 999, cashOwed: 999 },
    'Your return is complete. We will contact you to return what you paid in cash.',
  ],
  [
    'came back whole and whose refund is under way',
    { ...wholeBack, refunds: [{ ...back(999), status: 'pending' }] },
    'Your return is complete. Your refund reaches you within 5-7 business days.',
  ],
  [
    'came back whole and whose bank refused the refund',
    { ...wholeBack, refunds: [{ ...back(999), status: 'failed' }] },
    'Your return is complete. Your refund is delayed. We are looking into it.',
  ],
])('an order that %s shows what happens next', (_, past, said) => {
  const { delivered_at, states = [], returned = 0, refunded = 0, cashOwed = 0, refunds = [] } = past;
  const order = {
    status: 'delivered',
    created_at: '2026-10-30T07:00:00Z',
    payment: { status: 'completed', refunded, cash_owed: cashOwed },
    refunds,
    tracking: { delivered_at },
    items: [{ quantity: 2, returned }],
    returns: states.map((state) => ({ state })),
  };
  const now = new Date('2026-11-20T10:00:00Z');
  expect(formatNextStep(order as unknown as OrderJson, { returnDays: 7, now })).toBe(said);
});
