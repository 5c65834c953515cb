import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { computeSha256 } from './compute-sha256.ts';

test.for([0, 1, 1024 * 1024, 3_500_000])('the digest of %i bytes is that of the whole', async (length) => {
  const bytes = randomBytes(length);
  expect(await computeSha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('other work goes on between the pieces of a long file', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    if (turns < 100) setImmediate(count);
  };
  setImmediate(count);
  await computeSha256(randomBytes(5 * 1024 * 1024));
  expect(turns).toBeGreaterThanOrEqual(4);
});
