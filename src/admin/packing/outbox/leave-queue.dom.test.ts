import { expect, test } from 'vitest';
import { queryClient } from '#admin/query-client.ts';
import { leaveQueue } from './leave-queue.ts';

test('a sent order leaves the cached queue at once, without a reload', () => {
  const key = ['list', 'packing', 'to_pack'];
  queryClient.setQueryData(key, { orders: [{ id: 'ord_1' }, { id: 'ord_2' }], total: 2 });
  leaveQueue('ord_1');
  expect(queryClient.getQueryData(key)).toEqual({ orders: [{ id: 'ord_2' }], total: 1 });
  queryClient.clear();
});
