import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop);
});
afterAll(() => shop.close());

const send = (method: string, path: string, body: string) =>
  shop.app.request(`/api/v1${path}`, { method, headers: owner.headers, body });

test('a lone surrogate is replaced before storing, however the JSON encodes it', async () => {
  const { id: productId } = await makeProduct(shop);
  const { id } = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  const moved = { ...toOrderBody([]).address, line1: 'Half' };
  const answers = [
    await send(
      'PUT',
      '/admin/content/legal',
      String.raw`{"version":0,"content":{"privacy_policy":"\ud83d","terms_conditions":"# Terms"}}`,
    ),
    await send(
      'PATCH',
      `/admin/orders/${id}/address`,
      JSON.stringify({ reason: 'They moved', address: moved }).replace(
        'Half',
        String.raw`12 \uD83D\ud83d\ude4f`,
      ),
    ),
    await send('POST', `/admin/orders/${id}/cancellation`, String.raw`{"reason":"Sold out \ud83d"}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { order } = await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id } });
  expect(order.shipping_address.line1).toBe('12 \ufffd🙏');
  expect(order.events.at(-1)!.reason).toBe('Sold out \ufffd');
});

test('a body that is not JSON is still refused', async () => {
  expect((await send('PUT', '/admin/content/legal', String.raw`{"content":"\ud83d`)).status).toBe(400);
});
