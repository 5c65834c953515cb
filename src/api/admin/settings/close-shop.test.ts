import { expect, onTestFinished, test } from 'vitest';
import { buy, post, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { openShop } from '#test/open-shop.ts';

test('a temporarily closed shop refuses orders with the owner’s message until it is reopened', async () => {
  const shop = await openShop();
  onTestFinished(shop.close);
  const owner = await makeStaff(shop, 'owner');
  const buyer = await makeCustomer(shop);
  const body = toOrderBody({ productId: (await makeProduct(shop)).id });
  const close = (words: string) => post(shop, '/admin/setup/close', { as: owner, body: { words } });
  const name = { params: { section: 'general' as const }, body: { shop_name: 'Kala Ghar' } };
  await callApi('PUT /admin/settings/{section}', { shop, as: owner, ...name });
  const words = 'We are at the Surajkund fair and back on 5 December.';
  expect((await close(' ')).status).toBe(422);
  expect((await close('Half a letter: \ud83d')).status).toBe(200);
  expect((await close(words)).status).toBe(200);
  await shop.changes.settle();
  const ready = await callApi('GET /admin/ready', { shop, as: owner });
  expect(ready).toMatchObject({ is_open: false, closed_words: words });
  const refused = await post(shop, '/orders', { as: buyer, body });
  expect(await refused.json()).toMatchObject({ code: 'shop.not_open', error: words });
  const opened = await callApi('POST /admin/setup/open', { shop, as: owner });
  expect(opened).toMatchObject({ is_open: true, closed_words: '' });
  await shop.changes.settle();
  await buy(shop, buyer, body);
});
