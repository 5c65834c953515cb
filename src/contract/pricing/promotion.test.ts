import { expect, test } from 'vitest';
import { fromPromotionJson, PromotionJson, toPromotionJson } from './promotion.ts';
import { Promotion } from '#domain/pricing/promotion.ts';

test.each([
  { code: 'DIWALI10', type: 'percentage' as const, percentBp: 1250, maxDiscountPaise: 50_000 },
  { code: 'FLAT300', type: 'fixed' as const, amountPaise: 30_050, minimumPaise: 150_000 },
  {
    code: 'LATER',
    type: 'fixed' as const,
    amountPaise: 100,
    startsAt: '2026-12-01T00:00:00Z',
    endsAt: new Date(),
  },
])('$code reads the same after its way to the browser', (input) => {
  const promotion = Promotion.parse({ id: 'prm_1', description: 'For Diwali', ...input });
  const json = PromotionJson.parse(JSON.parse(JSON.stringify(toPromotionJson(promotion))));
  expect(fromPromotionJson(json)).toEqual(promotion);
});

test('a percentage says percent, a fixed promotion rupees', () => {
  const common = { id: 'prm_1', description: '', code: 'X' };
  expect(toPromotionJson(Promotion.parse({ ...common, type: 'percentage', percentBp: 1000 })).discount).toBe(
    10,
  );
  expect(toPromotionJson(Promotion.parse({ ...common, type: 'fixed', amountPaise: 30_050 })).discount).toBe(
    300.5,
  );
});

test('how often a promotion was used, and may be, stays with the shop', () => {
  const promotion = Promotion.parse({
    id: 'prm_1',
    code: 'X',
    description: '',
    type: 'fixed',
    amountPaise: 1,
    usageLimit: 5,
    usedCount: 3,
    perCustomerLimit: 1,
  });
  expect(JSON.stringify(toPromotionJson(promotion))).not.toMatch(/us(ed|age)|limit/i);
});
