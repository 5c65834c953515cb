import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('every random value has the requested length and is unique', () => {
  const random = createRandom();
  const seen = new Set<string>();
  const portions = Array.from({ length: 2000 }, (_, count) => random(8 + (count % 25)));
  for (const [count, portion] of portions.entries()) {
    expect(portion).toHaveLength(8 + (count % 25));
    seen.add(Buffer.from(portion).toString('hex').slice(0, 16));
  }
  expect(seen.size).toBe(2000);
  expect(random(10_000)).toHaveLength(10_000);
});
