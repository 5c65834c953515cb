import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminCustomerJson } from '#contract/customer/admin-customer.ts';
import { readAnswer } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, get, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

const reason = 'Three parcels refused at the door';
const sentence =
  'Cash on delivery is not offered for your account. Please write to us if you have a question.';

let shop: TestShop;
let owner: MadeStaff;
let productId: string;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop);
  ({ id: productId } = await makeProduct(shop, { stock: 20 }));
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

async function change(
  method: 'PUT' | 'DELETE',
  { customerId }: MadeCustomer,
  body?: object,
): Promise<number> {
  const { headers } = owner;
  const path = `/api/v1/admin/customers/${customerId}/cod-block`;
  const response = await shop.app.request(path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status;
}

async function readBlock({ customerId }: MadeCustomer): Promise<AdminCustomerJson['cod_block']> {
  const response = await get(shop, `/admin/customers/${customerId}`, owner);
  return (await readAnswer('GET /admin/customers/{id}', response)).customer.cod_block;
}

test('a blocked customer is refused cash on delivery at the checkout, may pay online, and is offered it again after the undo', async () => {
  const buyer = await makeCustomer(shop);
  expect(await change('PUT', buyer, { reason })).toBe(204);
  expect(await readBlock(buyer)).toMatchObject({ reason });
  const body = toOrderBody({ productId });
  const refused = await post(shop, '/orders', { as: buyer, body, key: crypto.randomUUID() });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ error: sentence });
  await buyOnline(shop, buyer, body);
  expect(await change('DELETE', buyer)).toBe(204);
  expect(await readBlock(buyer)).toBeNull();
  await buy(shop, buyer, body);
});

test('a block needs a reason, and repeating it writes no second audit row', async () => {
  const buyer = await makeCustomer(shop);
  expect(await change('PUT', buyer, { reason: ' ' })).toBe(422);
  for (let time = 0; time < 2; time += 1) expect(await change('PUT', buyer, { reason })).toBe(204);
  const rows = await shop.db
    .selectFrom('audit_events')
    .select(['action', 'before', 'after'])
    .where('subject', '=', buyer.customerId)
    .execute();
  expect(rows).toEqual([{ action: 'customer.cod_blocked', before: { reason: '' }, after: { reason } }]);
});

test('erasing an account removes its block and reason, and it cannot be blocked again', async () => {
  const buyer = await makeCustomer(shop);
  await change('PUT', buyer, { reason });
  await post(shop, `/admin/customers/${buyer.customerId}/erasure`, { as: owner, body: {} });
  expect(await readBlock(buyer)).toBeNull();
  expect(await change('PUT', buyer, { reason })).toBe(404);
});
