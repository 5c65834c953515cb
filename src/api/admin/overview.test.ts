import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { dayMs } from '#domain/durations.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import type { FoundJson } from '#contract/overview/admin-overview.ts';
import { callApi } from '#test/call-api.ts';
import { buy, get, post, toOrderBody } from '#test/buy.ts';
import {
  type MadeProduct,
  type MadeStaff,
  allowManyCodOrders,
  makeCustomer,
  makeProduct,
  makeStaff,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
let packer: MadeStaff;
let accountant: MadeStaff;
let diya: MadeProduct;
let order: OrderJson;
beforeAll(async () => {
  shop = await openShop();
  diya = await makeProduct(shop, { name: 'Brass Diya', stock: 3 });
  await allowManyCodOrders(shop);
  const body = toOrderBody({ productId: diya.id }, { name: 'Zoya Khan' });
  await buy(shop, await makeCustomer(shop), body);
  shop.clock.advance(40 * dayMs);
  owner = await makeStaff(shop);
  packer = await makeStaff(shop, 'packer');
  accountant = await makeStaff(shop, 'accountant');
  const buyer = await makeCustomer(shop, { mobile: '+919829010003', name: 'Zoya Khan' });
  order = await buy(shop, buyer, body);
  await post(shop, `/admin/orders/${order.id}/shipment`, {
    as: packer,
    body: { courier: 'delhivery', tracking_number: '12345678901' },
  });
});
afterAll(() => shop.close());

test('Today counts the work to do, and compares sales of the last 30 days with the 30 before', async () => {
  const today = await callApi('GET /admin/today', { shop, as: owner });
  expect(today).toMatchObject({ to_pack: 1, to_confirm: 0, low_stock: 1, late_deliveries: 0, cash_due: 0 });
  const { total } = order.totals;
  expect(today.sales).toMatchObject({ total, orders: 1, before: total, orders_before: 1 });
  expect(today.sales!.days).toMatchObject([{ total, orders: 1 }]);
});

test('a parcel is late after its promised day', async () => {
  shop.clock.advance(30 * dayMs);
  const as = await makeStaff(shop, 'packer');
  expect(await callApi('GET /admin/today', { shop, as })).toMatchObject({ late_deliveries: 1 });
  shop.clock.advance(-30 * dayMs);
});

test('staff see only the counts for their own work', async () => {
  const counts = async (as: MadeStaff) => Object.keys(await callApi('GET /admin/today', { shop, as }));
  expect(await counts(packer)).not.toContain('sales');
  expect(await counts(packer)).not.toContain('cash_due');
  expect(await counts(accountant)).toEqual(['cash_due', 'sales']);
  expect((await get(shop, '/admin/today')).status).toBe(401);
  expect((await get(shop, '/admin/today', await makeCustomer(shop))).status).toBe(401);
});

async function search(q: string, as = packer): Promise<FoundJson[]> {
  return (await callApi('GET /admin/search', { shop, as, query: { q } })).results;
}

test('one field finds orders, customers, products, parcels and invoices', async () => {
  const kinds = async (q: string) => [...new Set((await search(q)).map(({ kind }) => kind))];
  expect(await kinds('98290 10003')).toEqual(expect.arrayContaining(['order', 'customer']));
  expect(await kinds('zoya')).toEqual(expect.arrayContaining(['order', 'customer']));
  expect(await search('1234567')).toMatchObject([
    { kind: 'parcel', id: order.id, title: 'Delhivery 12345678901', detail: order.order_number },
  ]);
  expect(await kinds('brass di')).toEqual(['product']);
  expect(await kinds(diya.sku)).toEqual(['order', 'product']);
  const total = `₹${order.totals.total.toLocaleString('en-IN')}`;
  expect(await search(order.order_number.slice(-6))).toMatchObject([
    { kind: 'order', id: order.id, detail: `Zoya Khan, ${total}, On the way` },
  ]);
  const [document] = (await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id: order.id } }))
    .order.documents;
  expect(await search(document!.number)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'invoice', id: order.id, title: document!.number }),
    ]),
  );
});

test('the accountant, without access to customers or products, finds only orders', async () => {
  const kinds = async (q: string) => new Set((await search(q, accountant)).map(({ kind }) => kind));
  expect(await kinds('zoya')).toEqual(new Set(['order']));
  expect(await kinds('brass di')).toEqual(new Set());
});

test('staff without access to orders find what their permissions allow, and only product editors find drafts', async () => {
  await callApi('POST /admin/products', { shop, as: owner, body: { name: 'Brass Lamp' } });
  const titles = async (abilities: StaffAbility[]) => {
    const as = await makeStaff(shop, 'packer');
    const { version } = (
      await callApi('GET /admin/staff/{id}', { shop, as: owner, params: { id: as.staffId } })
    ).staff;
    const body = { abilities, version };
    await callApi('PATCH /admin/staff/{id}', { shop, as: owner, params: { id: as.staffId }, body });
    return (await search('brass', as)).map(({ title }) => title).toSorted();
  };
  expect(await titles(['edit_products'])).toEqual(['Brass Diya', 'Brass Lamp']);
  expect(await titles(['edit_stock'])).toEqual(['Brass Diya']);
  expect(await titles(['collect_cash'])).toEqual([]);
});

test('a customer is found by a mobile number that only their order names', async () => {
  const customer = await makeCustomer(shop, { name: 'Gulab Devi' });
  await buy(shop, customer, toOrderBody({ productId: diya.id }, { name: 'Gulab Devi', phone: '9829077777' }));
  const found = await search('098290 77777');
  expect(found).toContainEqual(expect.objectContaining({ kind: 'customer', title: 'Gulab Devi' }));
});

test('a customer without a name is shown by the name on their newest order, and no number is shown twice', async () => {
  const mobile = '+919829066666';
  const customer = await makeCustomer(shop, { mobile, name: null });
  const find = async () => (await search('98290 66666')).filter(({ kind }) => kind === 'customer');
  expect(await find()).toMatchObject([{ title: '+91 98290 66666', detail: '' }]);
  const { id: productId } = await makeProduct(shop);
  await buy(shop, customer, toOrderBody({ productId }, { name: 'Tulsi Bai', phone: '9829066666' }));
  expect(await find()).toMatchObject([{ title: 'Tulsi Bai', detail: '+91 98290 66666' }]);
});

test('a search for less than two characters is refused', async () => {
  expect((await get(shop, '/admin/search?q=a', packer)).status).toBe(422);
});
