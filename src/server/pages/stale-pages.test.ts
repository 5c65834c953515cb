import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPageRoutes, page } from '#test/scenes/page-routes.ts';

/** A database that works, does not answer, or refuses. */
type Database = 'there' | 'silent' | 'away';

function openWithDatabase() {
  let database: Database = 'there';
  const words = new Map([['/', 'brass lamps']]);
  const made = openPageRoutes(async (request) => {
    const { pathname } = new URL(request.url);
    if (database === 'silent') return new Promise(() => {});
    return database === 'away' ? page(503)() : new Response(words.get(pathname) ?? 'a page', page()());
  });
  const look = async (path: string) => {
    const { status, headers } = await made.get(path);
    return [
      status,
      headers.get('cache-control'),
      headers.get('cdn-cache-control'),
      headers.has('cache-status'),
    ];
  };
  return { ...made, look, become: (next: Database) => void (database = next) };
}

const failed = [503, 'no-store', null, false];
const asItWas = [200, 'no-store', null, true];

test.each(['silent', 'away'] as const)(
  'while the database is %s a page served before is shown stale, marked and uncached; an unseen page fails',
  async (database) => {
    const { get, look, lose, become } = openWithDatabase();
    const fresh = await look('/');
    expect([fresh[0], fresh[3]]).toEqual([200, false]);
    become(database);
    lose();
    expect(await look('/')).toEqual(asItWas);
    expect(await (await get('/')).text()).toBe('brass lamps');
    become('away');
    expect(await look('/category/brass')).toEqual(failed);
    expect(await look('/checkout')).toEqual(failed);
  },
);

test('while changes are not received but the database answers, every page is rendered anew and unmarked', async () => {
  const { look, lose, made } = openWithDatabase();
  await look('/');
  lose();
  const shown = await look('/');
  expect([shown[0], shown[3], made()]).toEqual([200, false, 2]);
});

test('a database that is away is not asked again for each visitor', async () => {
  const { look, lose, become, made } = openWithDatabase();
  await look('/');
  become('away');
  lose();
  for (let visitor = 0; visitor < 20; visitor += 1) expect(await look('/')).toEqual(asItWas);
  expect(made()).toBeLessThan(10);
});

test('of many visitors at once one asks the database again, and the others do not wait', async () => {
  const { look, lose, become, made } = openWithDatabase();
  await look('/');
  become('silent');
  lose();
  expect(await look('/')).toEqual(asItWas);
  await sleep(1_000);
  const before = made();
  expect(await Promise.all([1, 2, 3, 4].map(() => look('/')))).toEqual([1, 2, 3, 4].map(() => asItWas));
  expect(made() - before).toBe(1);
});
