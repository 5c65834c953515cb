import { expect, test } from 'vitest';
import { toPickList } from './papers.ts';

const line = (sku: string, location: string, quantity = 1) => ({
  sku,
  location,
  quantity,
  name: sku,
  variant: '',
});

test('the pick list is sorted by shelf, A-2 before A-10, with items without a shelf last, by SKU', () => {
  const picks = toPickList([
    { orderNumber: '1042', lines: [line('TR-1', ''), line('DY-10', 'A-10'), line('DY-9', 'A-2', 2)] },
    { orderNumber: '1043', lines: [line('BE-1', ''), line('DY-9', 'A-2'), line('DY-1', 'A-10')] },
  ]);
  expect(picks.map(({ location, sku, quantity }) => [location, sku, quantity])).toEqual([
    ['A-2', 'DY-9', 3],
    ['A-10', 'DY-1', 1],
    ['A-10', 'DY-10', 1],
    ['', 'BE-1', 1],
    ['', 'TR-1', 1],
  ]);
  expect(picks[0]!.orders).toEqual(['1042 (2)', '1043']);
});
