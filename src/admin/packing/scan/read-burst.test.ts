import { expect, test } from 'vitest';
import { createBurstReader } from './read-burst.ts';

function type(keys: string[], gapMs: number): (string | undefined)[] {
  const burst = createBurstReader();
  return keys.map((key, index) => burst.read({ key, atMs: 1000 + index * gapMs }));
}

test('a fast burst that ends in Enter is one code', () => {
  expect(type([...'DY-RS', 'Enter'], 5).at(-1)).toBe('DY-RS');
});

test('keys typed by hand are not read as a code, even when they end in Enter', () => {
  expect(type([...'DY-RS', 'Enter'], 120)).toEqual(Array.from({ length: 6 }));
  expect(type(['o', 'k', 'Enter'], 20).at(-1)).toBe(undefined);
});

test('Shift between the keys is not part of the code', () => {
  expect(type(['Shift', 'D', 'Shift', 'Y', '-', '1', 'Enter'], 8).at(-1)).toBe('DY-1');
});

test('a key typed slowly before a burst is not part of the code', () => {
  const burst = createBurstReader();
  burst.read({ key: 'x', atMs: 0 });
  const keys = [...'HT-2611', 'Enter'];
  expect(keys.map((key, index) => burst.read({ key, atMs: 500 + index * 4 })).at(-1)).toBe('HT-2611');
});

test('a late Enter does not complete a code', () => {
  const burst = createBurstReader();
  for (const [index, key] of [...'DY-RS'].entries()) burst.read({ key, atMs: index * 5 });
  expect(burst.read({ key: 'Enter', atMs: 900 })).toBe(undefined);
});
