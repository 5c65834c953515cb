import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, get, toOrderBody } from '#test/buy.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeOrderDesk } from '#test/scenes/order-desk.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the PDF linked on the order page opens for staff who may see invoices, by admin cookie too, and for no one else', async () => {
  const { owner, packer, accountant, buyer, idol } = await makeOrderDesk(shop);
  const { invoice_id: id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  const path = `/admin/invoices/${id}/download`;
  for (const who of [owner, accountant]) {
    const paper = await get(shop, path, who);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  }
  const byCookie = await shop.app.request(`/api/v1${path}`, { headers: { cookie: `admin=${owner.token}` } });
  expect(byCookie.status).toBe(200);
  expect((await get(shop, path, packer)).status).toBe(403);
  for (const who of [buyer, undefined]) expect((await get(shop, path, who)).status).toBe(401);
  expect((await get(shop, `/invoices/${id}/download`, owner)).status).toBe(401);
});
