import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { switchPriceChanges } from '#shop/catalogue/price-changes/switch-price-changes.ts';
import { callApi } from '#test/call-api.ts';
import { buy, readOrder, toOrderBody } from '#test/buy.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
let lamp: string;
let bell: string;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  lamp = (await makeProduct(shop, { name: 'Lamp', pricePaise: 999_00 })).id;
  bell = (await makeProduct(shop, { name: 'Bell', pricePaise: 500_00 })).id;
});
afterAll(() => shop.close());

const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * hourMs).toISOString();

async function schedule(begins_at: string, ends_at: string, product_ids = [lamp, bell]) {
  const fields = { name: 'Diwali', kind: 'percent', off: 10, whole_shop: false, begins_at, ends_at } as const;
  const body = { ...fields, product_ids, category_ids: [], collection_ids: [] };
  return (await callApi('POST /admin/price-changes', { shop, as: owner, body })).price_change;
}

async function wait(hours: number) {
  shop.clock.advance(hours * hourMs);
  await switchPriceChanges(shop.as({ kind: 'system' }));
}

const read = async (id: string) =>
  (await callApi('GET /admin/price-changes/{id}', { shop, as: owner, params: { id } })).price_change;

test('products already cheaper do not count as lowered; those in another price change count by their earlier price', async () => {
  const now = await schedule(at(1), at(2));
  expect(now).toMatchObject({ products: 2, lowered: 2 });
  await wait(1);
  expect(await read(now.id)).toMatchObject({ state: 'running', products: 2, lowered: 2 });
  const next = await schedule(at(2), at(3));
  expect(next).toMatchObject({ products: 2, lowered: 2 });
  await wait(1);
  await shop.db.updateTable('products').set({ sale_price_paise: 850_00 }).where('id', '=', lamp).execute();
  expect(await read(next.id)).toMatchObject({ state: 'scheduled', products: 2, lowered: 1 });
  await wait(1);
  expect(await read(next.id)).toMatchObject({ state: 'running', products: 1, lowered: 1 });
});

test('a quote has the lower price until staff end the change; an order keeps it, and the audit names the staff', async () => {
  const bowl = await makeProduct(shop, { name: 'Bowl', pricePaise: 1000_00 });
  const buyer = await makeCustomer(shop);
  const body = toOrderBody({ productId: bowl.id });
  const { items, paymentMethod, shippingMethod } = body;
  const quoted = { items, paymentMethod, shippingMethod, state: 'UP' };
  const quote = async () => (await callApi('POST /cart/quote', { shop, body: quoted })).totals.subtotal;
  const { id } = await schedule(at(1), at(9), [bowl.id]);
  expect(await quote()).toBe(1000);
  await wait(1);
  await shop.changes.settle();
  expect(await quote()).toBe(900);
  const order = await buy(shop, buyer, body);
  const { version } = await read(id);
  const ending = { version, end_now: true } as const;
  await callApi('PATCH /admin/price-changes/{id}', { shop, as: owner, params: { id }, body: ending });
  await shop.changes.settle();
  expect(await quote()).toBe(1000);
  const kept = await readOrder(shop, buyer, order.id);
  expect([kept.items[0]!.price, kept.totals]).toEqual([900, order.totals]);
  const query = { subject: id, action: 'price_change.ended' };
  const { events } = await callApi('GET /admin/audit', { shop, as: owner, query });
  expect(events).toMatchObject([
    {
      person: { id: owner.staffId },
      before: { state: 'running' },
      after: { state: 'ended' },
    },
  ]);
});

test('a variant that was removed is neither counted nor lowered', async () => {
  const variants = [{ color: 'Indigo' }, { color: 'Madder' }];
  const scarf = await makeProduct(shop, { name: 'Scarf', pricePaise: 800_00, variants });
  const [indigo, madder] = scarf.variantIds as [string, string];
  const removed = shop.db.updateTable('variants').set({ available: false, removed_at: shop.clock.now() });
  await removed.where('id', '=', madder).execute();
  const { id, lowered } = await schedule(at(1), at(2), [scarf.id]);
  expect(lowered).toBe(1);
  await wait(1);
  const lines = shop.db.selectFrom('price_change_lines').select('variant_id');
  expect(await lines.where('price_change_id', '=', id).execute()).toEqual([{ variant_id: indigo }]);

  const cheap = [{ color: 'Indigo', salePricePaise: 1_00 }, { color: 'Madder' }];
  const shawl = await makeProduct(shop, { name: 'Shawl', pricePaise: 800_00, variants: cheap });
  await removed.where('id', '=', shawl.variantIds[1]!).execute();
  expect(await schedule(at(2), at(3), [shawl.id])).toMatchObject({ products: 1, lowered: 0 });
});
