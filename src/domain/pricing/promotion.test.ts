import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  Promotion,
  PromotionCode,
  promotionDiscount,
  promotionRefusal,
  promotionRefusalOnDay,
  refusalByOwnOrder,
  unknownPromotion,
} from './promotion.ts';

function makePromotion(promotion: Partial<z.input<typeof Promotion>> = {}): Promotion {
  const ten = {
    id: 'prm_1',
    code: 'DIWALI10',
    description: '10% off',
    type: 'percentage' as const,
    percentBp: 1000,
  };
  return Promotion.parse({ ...ten, ...promotion });
}

const fixed = { type: 'fixed' as const, percentBp: null };

test.each([
  { promotion: {}, subtotal: 149_900, discount: 14_990 },
  { promotion: {}, subtotal: 5, discount: 1 },
  { promotion: {}, subtotal: 4, discount: 0 },
  { promotion: { maxDiscountPaise: 10_000 }, subtotal: 149_900, discount: 10_000 },
  { promotion: { maxDiscountPaise: 10_000 }, subtotal: 50_000, discount: 5000 },
  { promotion: { percentBp: 10_000 }, subtotal: 149_900, discount: 149_900 },
  { promotion: { ...fixed, amountPaise: 30_000 }, subtotal: 609_600, discount: 30_000 },
  { promotion: { ...fixed, amountPaise: 30_000 }, subtotal: 29_999, discount: 29_999 },
  { promotion: { ...fixed, amountPaise: 30_000 }, subtotal: 0, discount: 0 },
])('$promotion takes $discount off $subtotal paise', ({ promotion, subtotal, discount }) => {
  expect(promotionDiscount(makePromotion(promotion), subtotal)).toBe(discount);
});

test('a discount never exceeds the value of the goods', () => {
  const benefit = fc.oneof(
    fc.record({ percentBp: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ type: fc.constant('fixed' as const), amountPaise: fc.integer({ min: 1, max: 1e9 }) }),
  );
  fc.assert(
    fc.property(benefit, fc.integer({ min: 0, max: 1e9 }), (benefit, subtotal) => {
      const discount = promotionDiscount(makePromotion(benefit), subtotal);
      expect(Number.isSafeInteger(discount) && discount >= 0 && discount <= subtotal).toBe(true);
    }),
  );
});

const now = new Date('2026-11-21T12:00:00Z');
const use = { subtotalPaise: 150_000, at: now };

test('a running promotion applies', () => {
  const running = makePromotion({
    startsAt: '2026-11-21T12:00:00Z',
    endsAt: '2026-11-21T12:00:01Z',
    minimumPaise: 150_000,
    usageLimit: 10,
    usedCount: 9,
    perCustomerLimit: 2,
  });
  expect(promotionRefusal(running, { ...use, customerUses: 1 })).toBeUndefined();
  expect(promotionRefusal(running, use)).toBeUndefined();
});

test.each([
  [{ archivedAt: now }, 'inactive', 'DIWALI10 is not running at present.'],
  [{ startsAt: '2026-11-21T12:23:00Z' }, 'not_started', 'DIWALI10 starts today at 5:53 pm.'],
  [{ startsAt: '2026-11-21T12:00:00.001Z' }, 'not_started', 'DIWALI10 starts today at 5:30 pm.'],
  [{ startsAt: '2026-11-30T18:30:00Z' }, 'not_started', 'DIWALI10 starts on 1 December 2026.'],
  [{ endsAt: now }, 'expired', 'DIWALI10 ended on 21 November 2026.'],
  [{ endsAt: '2026-11-12T18:30:00Z' }, 'expired', 'DIWALI10 ended on 12 November 2026.'],
  [{ usageLimit: 10, usedCount: 10 }, 'used_up', 'DIWALI10 has reached its usage limit.'],
])('%j is refused as %s', (promotion, reason, detail) => {
  const message = 'Invalid or expired promo code';
  expect(promotionRefusal(makePromotion(promotion), use)).toEqual({ reason, message, detail });
});

test('a code refused for its minimum states the missing amount', () => {
  const refusal = promotionRefusal(makePromotion({ minimumPaise: 200_000 }), use);
  expect(refusal).toEqual({
    reason: 'minimum_not_reached',
    message: 'This promo code needs a larger order',
    detail: 'Add products for ₹500 more: DIWALI10 needs ₹2,000.',
  });
  expect(promotionRefusal(makePromotion({ minimumPaise: 150_001 }), use)?.detail).toBe(
    'Add products for ₹0.01 more: DIWALI10 needs ₹1,500.01.',
  );
});

test('a customer who has used up a code gets that refusal before any general one', () => {
  const once = makePromotion({ perCustomerLimit: 1, usageLimit: 5, usedCount: 5 });
  expect(promotionRefusal(once, { ...use, customerUses: 1 })).toEqual({
    reason: 'already_used',
    message: 'You have already used this promo code',
    detail: 'Each customer can use DIWALI10 once.',
  });
  const thrice = makePromotion({ perCustomerLimit: 3 });
  expect(promotionRefusal(thrice, { ...use, customerUses: 3 })?.detail).toContain('3 times');
  expect(promotionRefusal(thrice, { ...use, customerUses: 2 })).toBeUndefined();
});

test('an unknown code has the same message as an expired one', () => {
  expect(unknownPromotion('DIWALLI')).toEqual({
    reason: 'unknown',
    message: 'Invalid or expired promo code',
    detail: 'Please check the spelling of DIWALLI.',
  });
});

test.each([
  [{ startsAt: '2026-11-21T18:29:59Z' }, undefined],
  [{ startsAt: '2026-11-21T18:30:00Z' }, 'not_started'],
  [{ endsAt: '2026-11-20T18:30:01Z' }, undefined],
  [{ endsAt: '2026-11-20T18:30:00Z' }, 'expired'],
  [{ archivedAt: now }, 'inactive'],
  [{ minimumPaise: 150_001 }, 'minimum_not_reached'],
  [{ usageLimit: 1, usedCount: 1 }, undefined],
])('the refusal of %j on 21 November in India is %s', (promotion, reason) => {
  expect(promotionRefusalOnDay(makePromotion(promotion), '2026-11-21', 150_000)?.reason).toBe(reason);
});

test('a typed code is trimmed and upper-cased; an empty or overlong one is refused', () => {
  expect(PromotionCode.parse(' diwali10 ')).toBe('DIWALI10');
  expect(PromotionCode.safeParse('  ').error?.issues[0]?.message).toBe('Please enter a promo code');
  expect(PromotionCode.parse('X'.repeat(20))).toHaveLength(20);
  expect(PromotionCode.safeParse('X'.repeat(21)).error?.issues[0]?.message).toBe(
    'Invalid or expired promo code',
  );
});

test('a promotion without a valid benefit for its type is refused', () => {
  expect(() => makePromotion({ percentBp: null })).toThrow('percent');
  expect(() => makePromotion({ type: 'fixed' })).toThrow('amount');
  expect(() => makePromotion({ percentBp: 10_001 })).toThrow('percentBp');
  expect(() => makePromotion({ ...fixed, amountPaise: 0 })).toThrow('amountPaise');
});

test('uses that are freed with the customer’s unpaid orders do not count', () => {
  const once = makePromotion({ perCustomerLimit: 1, usageLimit: 5, usedCount: 5 });
  expect(promotionRefusal(once, { ...use, customerUses: 1, freedUses: 1 })).toBeUndefined();
  expect(promotionRefusal(once, { ...use, customerUses: 2, freedUses: 1 })?.reason).toBe('already_used');
  const full = makePromotion({ usageLimit: 5, usedCount: 6 });
  expect(promotionRefusal(full, { ...use, customerUses: 1, freedUses: 1 })?.reason).toBe('used_up');
});

test('the refusal of a code held by an unpaid order names the order and both options', () => {
  expect(refusalByOwnOrder('DIWALI10', 'HT-2611-7K3M9Q')).toEqual({
    reason: 'already_used',
    message: 'You have already used this promo code',
    detail:
      'DIWALI10 is already on your order HT-2611-7K3M9Q, which is waiting for payment. Pay that order, or cancel it to use the code here.',
  });
});
