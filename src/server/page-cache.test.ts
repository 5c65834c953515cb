import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

function open() {
  let tell: (topic: string) => void = () => {};
  let now = 0;
  const changes = { subscribe: (listener: (topic: string) => void) => void (tell = listener) };
  const cache = createPageCache(changes as never, 100_000, () => now);
  const keep = (key: string, text = key) => cache.make(key, async () => new Response(text));
  const pass = (milliseconds: number) => void (now += milliseconds);
  return { cache, keep, pass, change: (topic: string) => tell(topic) };
}

const list = '/api/v1/products?limit=2';

test('a change of the catalogue drops everything', async () => {
  const { cache, keep, change } = open();
  await keep('/');
  expect(cache.find('/')?.bodies.identity.toString()).toBe('/');
  change('catalogue');
  expect(cache.find('/')).toBeUndefined();
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test('a sale drops what tells its stock: its own page and the lists of the API', async () => {
  const { cache, keep, change } = open();
  const told = [
    '/products/prd_a',
    '/api/v1/products/prd_a',
    list,
    '/api/v1/products',
    '/api/v1/products/search?q=a',
  ];
  const others = [
    '/',
    '/category/lighting',
    '/products/prd_b',
    '/api/v1/products/prd_b',
    '/api/v1/categories',
  ];
  for (const key of [...told, ...others]) await keep(key);
  change('product:prd_a');
  expect(told.filter((key) => cache.find(key))).toEqual([]);
  expect(others.filter((key) => !cache.find(key))).toEqual([]);
});

test('what was made while something changed is answered once and not kept', async () => {
  const { cache, change } = open();
  const made = await cache.make('/', async () => {
    change('settings');
    return new Response('old');
  });
  expect(made.bodies.identity.toString()).toBe('old');
  expect(cache.find('/')).toBeUndefined();
});

test('after a minute a page is made again, because hours pass without anybody announcing them', async () => {
  const { cache, keep, pass } = open();
  await keep('/');
  pass(59_999);
  expect(cache.find('/')).toBeDefined();
  pass(1);
  expect(cache.find('/')).toBeUndefined();
  expect(cache.size().bytes).toBe(0);
});

test('the longest unused go first when memory is full', async () => {
  const { cache, keep } = open();
  for (const key of ['/a', '/b', '/c']) await keep(key, 'x'.repeat(30_000));
  cache.find('/a');
  await keep('/d', 'x'.repeat(30_000));
  expect(['/a', '/b', '/c', '/d'].map((key) => cache.find(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
