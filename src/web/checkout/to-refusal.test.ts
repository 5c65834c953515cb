import { expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import { toRefusal } from './to-refusal.ts';

const refusal = (error: string, body: Record<string, unknown>) =>
  new ApiError('answer', error, 409, { ...body, error });
const look = 'Please look at the new total before you order.';

test('when fewer pieces are left, the shopper reads that the quantity was lowered and is not asked to do it', () => {
  const sentence = 'Only 1 of Bell left. Please lower the quantity.';
  const few = refusal(sentence, { code: 'stock.gone', available: 1 });
  expect(toRefusal(few).message).toBe(
    `Fewer pieces are left than you asked for, so we lowered the quantity. ${look}`,
  );
  const none = refusal('Bell has just sold out.', { code: 'stock.gone', available: 0 });
  expect(toRefusal(none).message).toBe('Bell has just sold out.');
});

test('an expired promo code is refused with the reason and a request to check the new total', () => {
  const fields = { promo_code: 'UTSAV200 ended on 28 November 2026.' };
  const ended = refusal('Invalid or expired promo code', { code: 'promotion.refused', fields });
  expect(toRefusal(ended).message).toBe(`${fields.promo_code} ${look}`);
});

test('an order whose response was lost shows that trying again is safe', () => {
  const lost = new ApiError('timeout', 'The shop is taking too long to answer. Please try again.');
  expect(toRefusal(lost).message).toBe(
    'Failed to place order. Please try again: the same order is never placed twice.',
  );
});
