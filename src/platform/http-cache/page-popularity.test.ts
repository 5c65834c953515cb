import { expect, test } from 'vitest';
import { noise, openPageCache } from '#test/scenes/page-cache.ts';

test('a response served from memory is popular once it is dropped; one never requested again is not', async () => {
  const { cache, keep, has, pass, change } = openPageCache();
  await keep('/', 'a', ['catalogue']);
  await keep('/search?q=random', 'b', ['catalogue']);
  expect(cache.isPopular('/')).toBe(false);
  expect(has('/')).toBe(true);
  expect(cache.isPopular('/')).toBe(true);
  change('catalogue');
  expect([cache.isPopular('/'), cache.isPopular('/search?q=random')]).toEqual([true, false]);
  await keep('/');
  pass(60_000);
  expect([has('/'), cache.isPopular('/')]).toEqual([false, false]);
});

test('a popular response is reported on each drop, until five drops pass without a visitor', async () => {
  const { cache, keep, has, change } = openPageCache();
  const told: string[] = [];
  cache.onDropped((key) => told.push(key));
  await keep('/popular', 'a', ['a']);
  has('/popular');
  change('a');
  for (let time = 0; time < 7; time += 1) {
    await keep('/popular', 'a', ['a']);
    change('a');
  }
  expect(told).toHaveLength(6);
  expect(cache.isPopular('/popular')).toBe(false);
});

test('a popular response overtaken by a change while being rendered is reported as dropped', async () => {
  const { cache, keep, has, change } = openPageCache();
  const told: string[] = [];
  await keep('/popular', 'a', ['a']);
  has('/popular');
  change('a');
  cache.onDropped((key) => told.push(key));
  const made = keep('/popular', 'b', ['a']);
  change('a');
  await made;
  expect(told).toEqual(['/popular']);
});

test('a change reports only the keys that were requested; expiry and eviction report none', async () => {
  const { cache, keep, has, change, pass } = openPageCache();
  const told: string[] = [];
  cache.onDropped((key) => told.push(key));
  for (const key of ['/found', '/never', '/other']) await keep(key, key, [key === '/other' ? 'b' : 'a']);
  has('/found');
  change('a');
  expect(told).toEqual(['/found']);
  has('/other');
  pass(120_000);
  has('/other');
  await keep('/room');
  has('/room');
  for (const key of ['/1', '/2', '/3']) await keep(key, noise(40_000));
  expect(told).toEqual(['/found']);
});
