import { expect, onTestFinished, test } from 'vitest';
import { post } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { makeStaff } from '#test/make.ts';
import { openShop } from '#test/open-shop.ts';

test('the list names each built-in policy until an owner has read it, or wrote another', async () => {
  const shop = await openShop();
  onTestFinished(shop.close);
  const owner = await makeStaff(shop, 'owner');
  const policies = async () =>
    (await callApi('GET /admin/ready', { shop, as: owner })).steps.find(({ step }) => step === 'policies');
  const read = (slug: string) => post(shop, `/admin/content/${slug}/reading`, { as: owner, body: {} });
  const ask = (name: string) => `Read the built-in text ${name}, and confirm it on its page.`;
  expect(await policies()).toMatchObject({
    needed_to_open: false,
    state: expect.stringMatching(/^(not_started|in_progress)$/),
    missing: ['Shipping', 'Returns', 'Privacy policy and terms'].map(ask),
  });
  expect((await read('shipping')).status).toBe(204);
  expect((await read('shipping')).status).toBe(204);
  expect((await read('about')).status).toBe(422);
  const writer = await makeStaff(shop, 'writer');
  expect((await post(shop, '/admin/content/returns/reading', { as: writer, body: {} })).status).toBe(403);
  const returns = await callApi('GET /admin/content/{slug}', {
    shop,
    as: owner,
    params: { slug: 'returns' },
  });
  expect(returns.needs_reading).toBe(true);
  const body = { version: returns.version, content: returns.content };
  await callApi('PUT /admin/content/{slug}', { shop, as: owner, params: { slug: 'returns' }, body });
  expect(await policies()).toMatchObject({ missing: [ask('Privacy policy and terms')] });
  // A later version of the program has another text.
  await shop.db
    .updateTable('read_policies')
    .set({ text_hash: Buffer.alloc(32) })
    .execute();
  const { pages } = await callApi('GET /admin/content', { shop, as: owner });
  expect(pages.filter(({ needs_reading }) => needs_reading).map(({ slug }) => slug)).toEqual([
    'shipping',
    'legal',
  ]);
  await read('shipping');
  await read('legal');
  expect(await policies()).toMatchObject({ state: 'done', missing: [] });
});
