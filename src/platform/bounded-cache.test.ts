import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { createBoundedCache, estimateBytes } from './bounded-cache.ts';

const open = (limitBytes: number) =>
  createBoundedCache<string>({ limitBytes, sizeOf: ({ length }) => length });

test('the least recently used value is dropped first', () => {
  const cache = open(10);
  cache.set('a', '12345');
  cache.set('b', '12345');
  cache.get('a');
  cache.set('c', '1');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['12345', undefined, '1']);
});

test('a value that is larger than the cache is not cached', () => {
  const cache = open(10);
  cache.set('a', '12345678901');
  expect([cache.get('a'), cache.size()]).toEqual([undefined, { entries: 0, bytes: 0 }]);
});

const key = fc.nat(8).map(String);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ set: key, value: fc.string({ maxLength: 12 }) }) },
  { weight: 2, arbitrary: fc.record({ deleted: key }) },
  { weight: 1, arbitrary: fc.constant('clear' as const) },
);

test('after any sequence of changes, the byte count matches the content and stays within the bound', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = open(30);
      for (const each of steps) {
        if (each === 'clear') cache.clear();
        else if ('set' in each) cache.set(each.set, each.value);
        else cache.delete(each.deleted);
        const values = Array.from({ length: 9 }, (_, at) => cache.get(String(at))).filter(
          (value) => value !== undefined,
        );
        const bytes = values.reduce((sum, { length }) => sum + length, 0);
        expect(cache.size()).toEqual({ entries: values.length, bytes });
        expect(bytes).toBeLessThanOrEqual(30);
      }
    }),
  );
});

test('estimates the bytes of a value, with 0 for undefined', () => {
  expect(estimateBytes({ name: 'Diya' })).toBe(30);
  expect(estimateBytes(undefined)).toBe(0);
});
