import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminCustomersAnswer } from '#contract/customer/admin-customer.ts';
import { toIndianTime } from '#domain/indian-time.ts';
import { createApiKey } from '#shop/staff/api-keys/manage-api-keys.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { buy, get, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { makeOrder } from '#test/make-order.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
let caller: MadeCustomer;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  caller = await makeCustomer(shop, {
    mobile: '+919829010003',
    name: 'Lakshmi Devi',
    email: 'lakshmi@example.com',
  });
  await makeCustomer(shop, { name: 'Somebody Else' });
});
afterAll(() => shop.close());

async function find(query: string): Promise<AdminCustomersAnswer> {
  return callApi('GET /admin/customers', { shop, as: owner, query: new URLSearchParams(query) });
}

test.each(['98290 10003', '09829010003', '+91 98290-10003', 'lakshmi@', 'shmi dev', 'LAKSHMI', 'de'])(
  'a caller is found by %s',
  async (q) => {
    const { customers, total } = await find(`q=${encodeURIComponent(q)}`);
    expect(total).toBe(1);
    expect(customers).toMatchObject([{ id: caller.customerId, mobile: '+919829010003', orders: 0 }]);
  },
);

test('a customer is also found by the phone number in an order, and a percent sign matches nothing', async () => {
  const { id: productId } = await makeProduct(shop);
  const buyer = await makeCustomer(shop, { name: 'Ordered For A Friend' });
  await makeOrder(shop, { customerId: buyer.customerId, productId });
  const { customers } = await find('q=098765%2043210');
  expect(customers).toMatchObject([{ id: buyer.customerId, orders: 1, refused: 0 }]);
  expect((await find('q=%25a')).total).toBe(0);
});

test('a customer without a name is shown and found by the name on their newest order', async () => {
  const { id: productId } = await makeProduct(shop, { stock: 2 });
  const buyer = await makeCustomer(shop, { name: null });
  await buy(shop, buyer, toOrderBody({ productId }, { name: 'A Friend' }));
  shop.clock.advance(60_000);
  await buy(shop, buyer, toOrderBody({ productId }, { name: 'Padmini Iyer' }));
  const { customers } = await find('q=padmini');
  expect(customers).toMatchObject([{ id: buyer.customerId, name: 'Padmini Iyer', orders: 2 }]);
});

test('a customer’s page shows open orders, refused parcels, tickets and consents', async () => {
  const { id: productId } = await makeProduct(shop);
  const buyer = await makeCustomer(shop);
  const { number } = await makeOrder(shop, { customerId: buyer.customerId, productId });
  const { id } = await buy(shop, buyer, toOrderBody({ productId }));
  for (const [step, body] of [
    ['packing', {}],
    ['shipment', { courier: 'delhivery', tracking_number: '12345678901' }],
    ['return-to-origin', { reason: 'Refused at the door', restock: true }],
  ] as const)
    expect((await post(shop, `/admin/orders/${id}/${step}`, { as: owner, body })).status).toBe(200);
  const read = await get(shop, `/admin/customers/${buyer.customerId}`, owner);
  const { customer } = await readAnswer('GET /admin/customers/{id}', read);
  expect(customer).toMatchObject({ orders: 2, refused: 1, open_orders: [number], tickets: [], consents: [] });
  expect((await get(shop, '/admin/customers/cus_nobody', owner)).status).toBe(404);
});

test('customers are visible to staff who serve them; export and erasure are for the owner only', async () => {
  const packer = await makeStaff(shop, 'packer');
  const accountant = await makeStaff(shop, 'accountant');
  const path = `/admin/customers/${caller.customerId}`;
  expect((await get(shop, '/admin/customers', accountant)).status).toBe(403);
  expect((await get(shop, path, packer)).status).toBe(200);
  expect((await get(shop, `${path}/export`, packer)).status).toBe(403);
  expect((await post(shop, `${path}/erasure`, { as: packer, body: {} })).status).toBe(403);
});

test('staff can export a customer’s data and erase the account once; the audit log holds no name', async () => {
  const path = `/admin/customers/${caller.customerId}`;
  const file = await get(shop, `${path}/export`, owner);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-/);
  expect(await file.text()).toContain('lakshmi@example.com');
  expect((await post(shop, `${path}/erasure`, { as: owner, body: {} })).status).toBe(204);
  expect((await post(shop, `${path}/erasure`, { as: owner, body: {} })).status).toBe(404);
  expect((await get(shop, `${path}/export`, owner)).status).toBe(404);
  expect((await find('q=lakshmi')).total).toBe(0);
  const rows = await shop.db
    .selectFrom('audit_events')
    .select(['action', 'staff_id', 'before', 'after'])
    .where('subject', '=', caller.customerId)
    .execute();
  expect(rows).toEqual([
    {
      action: 'customer.erased',
      staff_id: owner.staffId,
      before: { erased: false },
      after: { erased: true },
    },
  ]);
});

test('the list is CSV with all its pages for those who may move data, and the audit records who downloaded it', async () => {
  const served = { name: '=HYPERLINK("http://evil.example")', email: 'formula@example.com' };
  await makeCustomer(shop, { ...served, mobile: '+919829010077' });
  const since = toIndianTime(shop.clock.now());
  shop.clock.advance(60_000);
  await makeCustomer(shop, { name: 'Hyperlink Second' });
  await makeCustomer(shop, { name: 'Unlike the others' });
  const download = (as: MadeStaff) => {
    const headers = { ...as.headers, accept: 'text/csv' };
    return get(shop, '/admin/customers?q=hyperlink&limit=1', { headers });
  };
  const roles = ['packer', 'writer', 'accountant'] as const;
  for (const role of roles) expect((await download(await makeStaff(shop, role))).status).toBe(403);

  const file = await download(owner);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="customers.csv"');
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines[0]).toBe('Name,Mobile,E-mail,Orders,Refused,Since');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^Hyperlink Second,/);
  expect(lines[2]).toBe(
    `"'=HYPERLINK(""http://evil.example"")",'+919829010077,formula@example.com,0,0,${since}`,
  );

  const query = { action: 'data.exported' };
  const { events } = await callApi('GET /admin/audit', { shop, as: owner, query });
  expect(events).toMatchObject([
    {
      person: { id: owner.staffId },
      subject: 'customers.csv',
      after: { file_name: 'customers.csv', rows: 2 },
    },
  ]);
});

test('an API key that may move data but not see customers gets none of their list', async () => {
  const key = await createApiKey(owner.ctx, { name: 'Accounts', abilities: ['move_data'] });
  const authorization = `Bearer ${key.token}`;
  const headers = { ...owner.headers, authorization, accept: 'text/csv' };
  expect((await get(shop, '/admin/customers', { headers })).status).toBe(403);
});

test.each([
  ['Zubeida', 1_500],
  ['Yamuna', 2_500],
])(
  'for customers called %s, of whom there are %i, the total stops at a thousand, but every page is listed',
  async (name, many) => {
    await sql`insert into customers (id, name, email, created_at)
              select 'cus_' || ${name} || n, ${name} || ' ' || n, ${name} || n || '@example.com', now() from generate_series(1, ${many}::int) n`.execute(
      shop.db,
    );
    const pages = many / 100;
    for (const page of [1, pages]) {
      const { customers, ...counted } = await find(`q=${name}&limit=100&page=${page}`);
      expect([customers.length, counted]).toEqual([100, { total: 1_000, more: true }]);
    }
    expect((await find(`q=${name}&limit=100&page=${pages + 1}`)).customers).toEqual([]);
  },
);
