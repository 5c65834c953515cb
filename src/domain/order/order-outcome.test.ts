import { expect, test } from 'vitest';
import { OrderStatus } from './order.ts';
import { endedWithoutSale, hasArrived, isFinished } from './order-outcome.ts';

test('of the statuses some are an end, some an end without a sale, some an arrival', () => {
  const having = (is: (status: OrderStatus) => boolean) => OrderStatus.options.filter(is);
  expect(having(isFinished)).toEqual(['delivered', 'completed', 'cancelled', 'returned_to_origin']);
  expect(having(endedWithoutSale)).toEqual(['cancelled', 'returned_to_origin']);
  expect(having(hasArrived)).toEqual(['delivered', 'completed']);
});
