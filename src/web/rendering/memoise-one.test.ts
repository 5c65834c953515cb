import { expect, test } from 'vitest';
import { memoiseOne } from './memoise-one.ts';

test('the same arguments return the same object, and different ones a new object', () => {
  const words = { say: 'brass' };
  const make = memoiseOne((said: { say: string }, count: number) => ({ said, count }));
  const first = make(words, 1);
  expect(make(words, 1)).toBe(first);
  expect(make(words, 2)).toEqual({ said: words, count: 2 });
  expect(make({ ...words }, 2)).not.toBe(first);
});
