import { expect, test } from 'vitest';
import { batchCalls } from './batch.ts';

function openCounter(refuses = (item: number) => item < 0) {
  const lots: number[][] = [];
  const double = batchCalls(async (items: number[]) => {
    lots.push(items);
    if (items.some(refuses)) throw new Error('not that one');
    return items.map((item) => 2 * item);
  });
  return { lots, double };
}

test('concurrent calls are handled in one batch, and each gets its own result', async () => {
  const { lots, double } = openCounter();
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(lots).toEqual([[1, 2, 3], [4]]);
});

test('a failing call does not fail the others in its batch', async () => {
  const { lots, double } = openCounter();
  const outcomes = await Promise.allSettled([double(1), double(-1), double(3)]);
  expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : 'refused'))).toEqual([
    2,
    'refused',
    6,
  ]);
  expect(lots).toEqual([[1, -1, 3], [1], [-1], [3]]);
});

test('calls made during a batch form the next batch', async () => {
  const { lots, double } = openCounter();
  const first = double(1);
  await new Promise((resolve) => setTimeout(resolve, 1));
  await Promise.all([first.then(() => double(2)), first.then(() => double(3))]);
  expect(lots).toEqual([[1], [2, 3]]);
});
