import { expect, test } from 'vitest';
import { toKeptBytes } from './cached-response.ts';
import { createPageCache } from './page-cache.ts';

const answer = (text: string, status = 200, headers = {}) => toKeptBytes(Buffer.from(text), status, headers);

function open() {
  const start = Date.parse('2026-11-21T06:00:00Z');
  let tell: (topic: string) => void = () => {};
  let now = start;
  let turned = false;
  let current = true;
  const cache = createPageCache({
    changes: { subscribe: (listener) => void (tell = listener), isCurrent: () => current },
    clock: { now: () => new Date(now) },
    hasTurned: () => {
      const before = turned;
      turned = false;
      return before;
    },
    limitBytes: 100_000,
  });
  const keep = (key: string, text = key) => cache.make(key, async () => answer(text));
  const has = (key: string) => cache.find(key) !== undefined;
  const pass = (milliseconds: number) => void (now += milliseconds);
  const change = (topic: string) => tell(topic);
  const knowsAll = (yes: boolean) => void (current = yes);
  return { cache, keep, has, pass, change, turn: () => void (turned = true), knowsAll };
}

const list = '/api/v1/products?limit=2';

test.each(['catalogue', 'settings', 'content', 'promotions', 'tax_rates', '*'])(
  'a change of %s drops everything',
  async (topic) => {
    const { cache, keep, has, change } = open();
    await keep('/');
    expect(has('/')).toBe(true);
    change(topic);
    expect(has('/')).toBe(false);
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  },
);

test('a sale drops what tells its stock: its own page and the lists of the API', async () => {
  const { keep, has, change } = open();
  const told = [
    '/products/prd_a',
    '/products/prd_a.data',
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
  change('stock:prd_a');
  expect(told.filter(has)).toEqual([]);
  expect(others.filter((key) => !has(key))).toEqual([]);
});

test('what was made between the news of a change and that of the product that changed is dropped with the latter', async () => {
  const { keep, has, change } = open();
  change('catalogue');
  await keep('/category/lighting');
  change('product:prd_a');
  expect(has('/category/lighting')).toBe(false);
  change('stock:prd_a');
  for (const key of [list, '/products/prd_a', '/category/lighting']) await keep(key);
  change('product:prd_a');
  expect([list, '/products/prd_a', '/category/lighting'].map(has)).toEqual([false, false, true]);
});

test('what was made while something changed is answered once and not kept', async () => {
  const { cache, has, change } = open();
  const made = await cache.make('/', async () => {
    change('settings');
    return answer('old');
  });
  expect(made.body.toString()).toBe('old');
  expect(has('/')).toBe(false);
});

test('whoever asks after a change does not get what was begun before it', async () => {
  const { cache, change } = open();
  const begun = Promise.withResolvers<ReturnType<typeof answer>>();
  const early = cache.make('/', () => begun.promise);
  change('catalogue');
  const late = cache.make('/', async () => answer('new'));
  begun.resolve(answer('old'));
  expect([(await early).body.toString(), (await late).body.toString()]).toEqual(['old', 'new']);
  expect(cache.find('/')?.body.toString()).toBe('new');
});

test('a sale elsewhere does not keep a page from being kept', async () => {
  const { cache, has, change } = open();
  await cache.make('/category/lighting', async () => {
    change('stock:prd_a');
    return answer('the same');
  });
  expect(has('/category/lighting')).toBe(true);
});

test('fifty who ask at once cause one answer to be made', async () => {
  const { cache } = open();
  let times = 0;
  const asked = Array.from({ length: 50 }, () => cache.make('/', async () => answer(String((times += 1)))));
  expect(new Set((await Promise.all(asked)).map(({ body }) => body.toString()))).toEqual(new Set(['1']));
});

test('an answer that failed to be made is tried again', async () => {
  const { cache, keep, has } = open();
  await expect(cache.make('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await keep('/');
  expect(has('/')).toBe(true);
});

test.each([
  [404, {}],
  [500, {}],
  [200, { 'set-cookie': 'a=b' }],
  [200, { 'cache-control': 'no-store' }],
])('an answer of %i with %o is never kept', async (status, headers) => {
  const { cache, has } = open();
  await cache.make('/', async () => answer('for one', status, headers));
  expect(has('/')).toBe(false);
});

test('after a minute a page is made again, because hours pass without anybody announcing them', async () => {
  const { cache, keep, has, pass } = open();
  await keep('/');
  pass(59_999);
  expect(has('/')).toBe(true);
  pass(1);
  expect(has('/')).toBe(false);
  expect(cache.size().bytes).toBe(0);
});

test('when a promotion starts or ends, everything goes, and what was being made is not kept', async () => {
  const { cache, keep, has, turn } = open();
  await keep('/');
  turn();
  expect(has('/')).toBe(false);
  await cache.make('/', async () => {
    turn();
    return answer('of yesterday');
  });
  expect(has('/')).toBe(false);
});

test('the longest unused go first when memory is full', async () => {
  const { cache, keep, has } = open();
  for (const key of ['/a', '/b', '/c']) await keep(key, 'x'.repeat(15_000));
  cache.find('/a');
  await keep('/d', 'x'.repeat(15_000));
  expect(['/a', '/b', '/c', '/d'].map(has)).toEqual([true, false, true, true]);
  for (let junk = 0; junk < 200; junk += 1) await keep(`/a?junk=${junk}`, 'x'.repeat(5_000));
  expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
});

test('while changes may go unheard nothing kept is given, and nobody shares what was begun before', async () => {
  const { cache, keep, has, change, knowsAll } = open();
  await keep('/');
  const begun = Promise.withResolvers<ReturnType<typeof answer>>();
  const early = cache.make('/about', () => begun.promise);
  knowsAll(false);
  expect(has('/')).toBe(false);
  const late = cache.make('/about', async () => answer('new'));
  begun.resolve(answer('old'));
  expect([(await early).body.toString(), (await late).body.toString()]).toEqual(['old', 'new']);
  knowsAll(true);
  expect(cache.find('/about')?.body.toString()).toBe('new');
  expect(has('/')).toBe(true);
  change('content');
  expect(has('/about')).toBe(false);
});

test('what was given from memory is popular once it is dropped; what was made and never asked for again is not', async () => {
  const { cache, keep, has, pass, change } = open();
  await keep('/');
  await keep('/search?q=random');
  expect(cache.isPopular('/')).toBe(false);
  expect(has('/')).toBe(true);
  expect(cache.isPopular('/')).toBe(true);
  change('catalogue');
  expect([cache.isPopular('/'), cache.isPopular('/search?q=random')]).toEqual([true, false]);
  await keep('/');
  pass(60_000);
  expect([has('/'), cache.isPopular('/')]).toEqual([false, false]);
});
