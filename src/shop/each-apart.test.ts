import { expect, test } from 'vitest';
import { eachApart } from './each-apart.ts';

test('every item is processed in order, even after a failure, and the first error is thrown', async () => {
  const seen: number[] = [];
  const work = async (item: number) => {
    seen.push(item);
    if (item !== 2) throw new Error(`no ${item}`);
  };
  await expect(eachApart([1, 2, 3], work)).rejects.toThrow('no 1');
  expect(seen).toEqual([1, 2, 3]);
});

test('items that all succeed throw nothing', async () => {
  await expect(eachApart([1, 2], async () => {})).resolves.toBeUndefined();
});
