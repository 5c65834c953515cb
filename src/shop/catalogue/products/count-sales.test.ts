import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { handlers } from '#jobs/handlers.ts';
import { schedule } from '#jobs/schedule.ts';
import { cancelOrder } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { inTransaction } from '#shop/context.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { countSales } from './count-sales.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import { recordSales } from './record-sales.ts';
import { buy, toOrderBody } from '#test/buy.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    addCategory(tx, { slug: 'Bestsellers', name: 'Bestsellers', position: 9, rule: 'bestsellers' }),
  );
});
afterAll(() => shop.close());

async function bestsellers(): Promise<string[]> {
  await countSales(shop.ctx);
  await shop.changes.settle();
  const { items } = await listProducts(shop.ctx, { category: 'Bestsellers' });
  return items.map(({ name }) => name);
}

async function sell(productId: string, quantity: number) {
  const customer = await makeCustomer(shop);
  const order = await buy(shop, customer, toOrderBody({ productId, quantity }));
  return { ...customer, orderId: order.id };
}

test('bestsellers are ranked by units sold in ninety days; cancelled orders do not count', async () => {
  const [lamp, bell, mask] = [
    await makeProduct(shop, { name: 'Lamp', stock: 50, pricePaise: 500_00 }),
    await makeProduct(shop, { name: 'Bell', stock: 50, pricePaise: 500_00 }),
    await makeProduct(shop, { name: 'Mask', stock: 50, pricePaise: 500_00 }),
  ];
  expect(await bestsellers()).toEqual([]);
  await sell(lamp.id, 2);
  await sell(bell.id, 4);
  const taken = await sell(mask.id, 5);
  expect(await bestsellers()).toEqual(['Mask', 'Bell', 'Lamp']);
  await cancelOrder(taken.ctx, taken.orderId, '');
  expect(await bestsellers()).toEqual(['Bell', 'Lamp']);
  shop.clock.advance(89 * dayMs);
  await sell(lamp.id, 1);
  expect(await bestsellers()).toEqual(['Bell', 'Lamp']);
  shop.clock.advance(2 * dayMs);
  expect(await bestsellers()).toEqual(['Lamp']);
});

test('sales recorded from elsewhere count too, and leave the stock unchanged', async () => {
  const vase = await makeProduct(shop, { name: 'Vase', stock: 5 });
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    recordSales(tx, [{ productId: vase.id, units: 40 }]),
  );
  expect((await bestsellers())[0]).toBe('Vase');
  const { items } = await listProducts(shop.ctx, { category: 'Bestsellers' });
  expect(items[0]!.stockQuantity).toBe(5);
});

test('a count that changes nothing writes nothing', async () => {
  await countSales(shop.ctx);
  const versions = () => shop.db.selectFrom('products').select(['id', 'version']).orderBy('id').execute();
  const before = await versions();
  await countSales(shop.ctx);
  expect(await versions()).toEqual(before);
});

test('sales are counted every hour', async () => {
  expect(schedule).toContainEqual({ name: 'count-sales', cron: '7 * * * *' });
  await expect(handlers['count-sales'](shop.as({ kind: 'system' }), {})).resolves.toBeUndefined();
});
