import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readProduct } from './read-product.ts';

let answers: (() => Response)[];
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked] = [[], []];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return (answers.shift() ?? (() => Response.json({ id: 'prd_a' })))();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('simultaneous or closely following reads of the same product share one request', async () => {
  expect(await Promise.all([readProduct('prd_a'), readProduct('prd_a')])).toEqual([
    { id: 'prd_a' },
    { id: 'prd_a' },
  ]);
  await readProduct('prd_a');
  expect(asked).toEqual(['/api/v1/products/prd_a']);
  await vi.advanceTimersByTimeAsync(10_000);
  await readProduct('prd_a');
  expect(asked).toHaveLength(2);
});

test('a failed read is requested again', async () => {
  answers = [() => new Response('{}', { status: 503 })];
  await expect(readProduct('prd_b')).rejects.toMatchObject({ status: 503 });
  expect(await readProduct('prd_b')).toEqual({ id: 'prd_a' });
  expect(asked).toHaveLength(2);
});
