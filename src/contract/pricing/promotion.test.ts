import { expect, test } from 'vitest';
import { toPromotionJson } from './promotion.ts';
import { Promotion } from '#domain/pricing/promotion.ts';

test('a percentage promotion has its discount in percent, a fixed one in rupees', () => {
  const common = { id: 'prm_1', description: '', code: 'X' };
  expect(toPromotionJson(Promotion.parse({ ...common, type: 'percentage', percentBp: 1000 })).discount).toBe(
    10,
  );
  expect(toPromotionJson(Promotion.parse({ ...common, type: 'fixed', amountPaise: 30_050 })).discount).toBe(
    300.5,
  );
});

test('the usage count and limits of a promotion are not exposed', () => {
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
