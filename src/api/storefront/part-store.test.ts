import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type JsonPart,
  joinPacked,
  joinPlain,
  joinedLength,
  toPart,
  toPassingPart,
} from '#platform/http-cache/json-parts.ts';
import { createPartStore } from './part-store.ts';

const id = fc.integer({ min: 0, max: 12 }).map((number) => `prd_${number}`);
const text = fc.string({ unit: 'grapheme', maxLength: 120 });
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ put: id, text }) },
  { weight: 2, arbitrary: fc.record({ forgotten: id }) },
  { weight: 1, arbitrary: fc.constant('clear' as const) },
);

test('what is found is what was last kept under its id, plain and packed; what was forgotten is not found', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const store = createPartStore(3, 400);
      const truth = new Map<string, string>();
      for (const each of steps) {
        if (each === 'clear') {
          store.clear();
          truth.clear();
        } else if ('put' in each) {
          store.put(each.put, toPart(each.text));
          truth.set(each.put, each.text);
          expect(store.find(each.put)?.bytes.toString()).toBe(each.text);
        } else {
          store.forget(each.forgotten);
          truth.delete(each.forgotten);
        }
        for (let number = 0; number <= 12; number += 1)
          expectSame(store.find(`prd_${number}`), truth.get(`prd_${number}`));
      }
    }),
  );
});

function expectSame(found: JsonPart | undefined, kept: string | undefined) {
  if (!found) return;
  expect(found.bytes.toString()).toBe(kept);
  const parts = [toPassingPart('['), found, toPassingPart(']')];
  expect(joinedLength(parts)).toBe(joinPlain(parts).length);
  expect(gunzipSync(joinPacked(parts)).toString()).toBe(`[${kept}]`);
}

test('there is room for so many blocks; what was kept first goes first, and whoever holds it already still can read it', () => {
  const store = createPartStore(2, 500);
  const long = (name: string) => toPassingPart(name.repeat(400));
  store.put('a', long('a'));
  const held = store.find('a')!;
  const sizes = ['b', 'c', 'd', 'e', 'f', 'g'].map((name) => {
    store.put(name, long(name));
    return store.size();
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2);
  expect(store.isFull()).toBe(true);
  expect(store.find('a')).toBeUndefined();
  expect(store.find('g')!.bytes.toString()).toBe(long('g').bytes.toString());
  expect(held.bytes.toString()).toBe(long('a').bytes.toString());
});

test('a part that is larger than a block is not kept', () => {
  const store = createPartStore(2, 100);
  store.put('a', toPassingPart('a'.repeat(100)));
  expect(store.find('a')).toBeUndefined();
});
