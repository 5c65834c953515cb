import { expect, test } from 'vitest';
import { OrderStatus } from './order.ts';
import { endedWithoutSale, hasArrived, isFinished } from './order-outcome.ts';

test('statuses are classified as finished, ended without a sale, and arrived', () => {
  const having = (is: (status: OrderStatus) => boolean) => OrderStatus.options.filter(is);
  expect(having(isFinished)).toEqual(['delivered', 'completed', 'cancelled', 'returned_to_origin']);
  expect(having(endedWithoutSale)).toEqual(['cancelled', 'returned_to_origin']);
  expect(having(hasArrived)).toEqual(['delivered', 'completed']);
});
