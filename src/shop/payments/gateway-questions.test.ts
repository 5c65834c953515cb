import { expect, onTestFinished, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { openShop } from '#test/open-shop.ts';
import { deleteOldQuestions, noteQuestion, readLastQuestion } from './gateway-questions.ts';

test('the latest question about an order is remembered for a week', async () => {
  const shop = await openShop();
  onTestFinished(shop.close);
  expect(await readLastQuestion(shop.ctx, 'order_1')).toBeUndefined();
  await noteQuestion(shop.ctx, 'order_1');
  shop.clock.advance(60_000);
  await noteQuestion(shop.ctx, 'order_1');
  expect(await readLastQuestion(shop.ctx, 'order_1')).toEqual(shop.clock.now());
  shop.clock.advance(7 * dayMs);
  await deleteOldQuestions(shop.ctx);
  expect(await readLastQuestion(shop.ctx, 'order_1')).toBeDefined();
  shop.clock.advance(1);
  await deleteOldQuestions(shop.ctx);
  expect(await readLastQuestion(shop.ctx, 'order_1')).toBeUndefined();
});
