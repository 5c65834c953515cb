import { expect, test } from 'vitest';
import { answer, noise, openPageCache, text } from '#test/scenes/page-cache.ts';
import { answerCached } from './cached-response.ts';

test('a change drops what carries its tag, and nothing else', async () => {
  const { cache, keep, has, change } = openPageCache();
  await keep('/products/prd_a', 'a', ['product:prd_a', 'settings']);
  await keep('/category/lighting', 'b', ['card:prd_a', 'list:cat_1', 'settings']);
  await keep('/about', 'c', ['content:about', 'settings']);
  const cached = () => ['/products/prd_a', '/category/lighting', '/about'].map(has);
  change('product:prd_b');
  expect(cached()).toEqual([true, true, true]);
  change('product:prd_a');
  expect(cached()).toEqual([false, true, true]);
  change('list:cat_1');
  expect(cached()).toEqual([false, false, true]);
  change('settings');
  expect(cached()).toEqual([false, false, false]);
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test('when everything may have changed, all entries are dropped regardless of their tags', async () => {
  const { cache, keep, change } = openPageCache();
  await keep('/');
  await keep('/about', 'b', ['content:about']);
  change('*');
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test('a re-rendered response carries only the tags of its last rendering', async () => {
  const { keep, has, change } = openPageCache();
  await keep('/', 'a', ['card:prd_a']);
  change('card:prd_a');
  await keep('/', 'b', ['card:prd_b']);
  change('card:prd_a');
  expect(has('/')).toBe(true);
  change('card:prd_b');
  expect(has('/')).toBe(false);
});

test('a page rendered while something changed is answered once and not cached', async () => {
  const { cache, has, change } = openPageCache();
  const made = await cache.make('/', async (tags) => {
    tags.add('settings');
    change('settings');
    return answer('old');
  });
  expect(text(made)).toBe('old');
  expect(has('/')).toBe(false);
});

test('a request after a change does not get a value begun before it', async () => {
  const { cache, change } = openPageCache();
  const begun = Promise.withResolvers<ReturnType<typeof answer>>();
  const early = cache.make('/', (tags) => {
    tags.add('catalogue');
    return begun.promise;
  });
  change('catalogue');
  const late = cache.make('/', async () => answer('new'));
  begun.resolve(answer('old'));
  expect([text(await early), text(await late)]).toEqual(['old', 'new']);
  expect(text(cache.find('/')!)).toBe('new');
});

test('a change of another product does not prevent a page from being cached', async () => {
  const { cache, has, change } = openPageCache();
  await cache.make('/category/lighting', async (tags) => {
    tags.add('card:prd_b');
    change('card:prd_a');
    return answer('the same');
  });
  expect(has('/category/lighting')).toBe(true);
});

test('after a lost connection, entries current at the loss stay available as stale for a minute', async () => {
  const { cache, keep, has, change, pass, lose, restore } = openPageCache();
  await keep('/', 'home');
  await keep('/about', 'about', ['content:about']);
  change('content:about');
  expect(cache.findStale('/')).toBeUndefined();
  lose();
  expect(has('/')).toBe(false);
  expect(text(cache.findStale('/')!)).toBe('home');
  // This response was already stale before.
  expect(cache.findStale('/about')).toBeUndefined();
  pass(30_000);
  restore();
  expect(has('/')).toBe(false);
  pass(29_999);
  expect([text(cache.findStale('/')!), cache.countStale()]).toEqual(['home', 1]);
  pass(1);
  expect([cache.findStale('/'), cache.countStale()]).toEqual([undefined, 0]);
});

test('once changes are received again, a change drops stale entries with its tag', async () => {
  const { cache, keep, change, lose, restore } = openPageCache();
  await keep('/', 'home', ['card:prd_a']);
  await keep('/product/prd_b', 'b', ['product:prd_b']);
  lose();
  restore();
  change('product:prd_b');
  expect(cache.findStale('/product/prd_b')).toBeUndefined();
  expect(text(cache.findStale('/')!)).toBe('home');
});

test('a page rendered after the loss replaces the stale one, and a scheduled change drops all stale pages', async () => {
  const { cache, keep, passScheduledChange, lose } = openPageCache();
  await keep('/', 'before');
  await keep('/about');
  lose();
  await keep('/', 'since');
  expect(text(cache.findStale('/')!)).toBe('since');
  expect(text(cache.findStale('/about')!)).toBe('/about');
  passScheduledChange();
  expect([cache.findStale('/'), cache.findStale('/about')]).toEqual([undefined, undefined]);
});

test('fifty concurrent requests cause one rendering', async () => {
  const { cache } = openPageCache();
  let times = 0;
  const asked = Array.from({ length: 50 }, () => cache.make('/', async () => answer(String((times += 1)))));
  expect(new Set((await Promise.all(asked)).map(text))).toEqual(new Set(['1']));
});

test('a response that failed to render is tried again', async () => {
  const { cache, keep, has } = openPageCache();
  await expect(cache.make('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await keep('/');
  expect(has('/')).toBe(true);
});

test.each([
  [404, {}],
  [500, {}],
  [200, { 'set-cookie': 'a=b' }],
  [200, { 'cache-control': 'no-store' }],
])('a response of %i with %o is never cached', async (status, headers) => {
  const { cache, has } = openPageCache();
  await cache.make('/', async () => answer('for one', status, headers));
  expect(has('/')).toBe(false);
});

test('a page expires after a minute, because the passing of time is not announced', async () => {
  const { cache, keep, has, pass } = openPageCache();
  await keep('/');
  pass(59_999);
  expect(has('/')).toBe(true);
  pass(1);
  expect(has('/')).toBe(false);
  expect(cache.size().bytes).toBe(0);
});

test('when a promotion starts or ends, everything is dropped, and what was being rendered is not cached', async () => {
  const { cache, keep, has, passScheduledChange } = openPageCache();
  await keep('/');
  passScheduledChange();
  expect(has('/')).toBe(false);
  await cache.make('/', async () => {
    passScheduledChange();
    return answer('of yesterday');
  });
  expect(has('/')).toBe(false);
});

test('the least recently used entries are evicted first when memory is full', async () => {
  const { cache, keep, has } = openPageCache();
  for (const key of ['/a', '/b', '/c']) await keep(key, noise(30_000));
  cache.find('/a');
  await keep('/d', noise(30_000));
  expect(['/a', '/b', '/c', '/d'].map(has)).toEqual([true, false, true, true]);
  for (let junk = 0; junk < 200; junk += 1) await keep(`/a?junk=${junk}`, noise(5_000));
  expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
});

const asked = { isHead: false, accepts: '', knows: undefined, isCdn: false };

test('a page is held only in compressed form, and its size counts the forms held', async () => {
  const { cache, keep } = openPageCache();
  const page = '<li>A brass diya, cast in Moradabad</li>'.repeat(2_000);
  await keep('/', page);
  const cached = cache.find('/')!;
  expect(Object.keys(cached.forms)).toEqual(['br']);
  const inBrotli = cache.size().bytes;
  expect(inBrotli).toBeLessThan(5_000);
  expect((await answerCached(cached, asked)).body!.toString()).toBe(page);
  expect(cache.size().bytes).toBe(inBrotli);
  await answerCached(cached, { ...asked, accepts: 'gzip' });
  expect(Object.keys(cached.forms)).toEqual(['br', 'gzip']);
  expect(cache.size().bytes).toBe(inBrotli + cached.forms.gzip!.length);
});

test('a form added later evicts others to make room for itself', async () => {
  const { cache, keep, has } = openPageCache();
  for (const key of ['/a', '/b', '/c']) await keep(key, noise(30_000));
  await answerCached(cache.find('/c')!, { ...asked, accepts: 'gzip' });
  expect(['/a', '/b', '/c'].map(has)).toEqual([false, true, true]);
  expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
});

test('while changes may be missed nothing cached is served, and earlier renderings are not shared', async () => {
  const { cache, keep, has, change, knowsAll } = openPageCache();
  await keep('/');
  const begun = Promise.withResolvers<ReturnType<typeof answer>>();
  const early = cache.make('/about', () => begun.promise);
  knowsAll(false);
  expect(has('/')).toBe(false);
  const late = cache.make('/about', async (tags) => {
    tags.add('content:about');
    return answer('new');
  });
  begun.resolve(answer('old'));
  expect([text(await early), text(await late)]).toEqual(['old', 'new']);
  knowsAll(true);
  expect(text(cache.find('/about')!)).toBe('new');
  expect(has('/')).toBe(true);
  change('content:about');
  expect(has('/about')).toBe(false);
});
