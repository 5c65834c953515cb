import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { audit } from '#test/auditor.ts';
import { buy, post, readStock, readOrder, toOrderBody } from '#test/buy.ts';
import {
  type MadeCustomer,
  type MadeProduct,
  type MadeStaff,
  makeCustomer,
  makeProduct,
  makeStaff,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { confirmOrder } from './confirm-order.ts';
import { expireUnconfirmed } from './expire-unconfirmed.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let owner: MadeStaff;
let idol: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  const payment = { codNeedsConfirmation: true };
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { payment, cod: { daysToConfirm: 2 } }),
  );
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  owner = await makeStaff(shop);
  idol = await makeProduct(shop, { stock: 4 });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const sentence =
  'This order was not confirmed in time: its pieces are back in stock. Please ask the customer to order again.';

function confirm(orderId: string): Promise<Response> {
  return post(shop, `/admin/orders/${orderId}/confirmation`, { as: owner, body: {} });
}

test('an order unconfirmed for two days is cancelled and restocked, and its buyer gets the reason', async () => {
  const system = shop.as({ kind: 'system' });
  const { id, order_number: number } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  shop.clock.advance(2 * dayMs - 1);
  await expireUnconfirmed(system);
  expect(await readOrder(shop, buyer, id)).toMatchObject({ status: 'pending' });
  expect(await readStock(shop, idol)).toBe(3);
  shop.clock.advance(1);
  await Promise.all(Array.from({ length: 20 }, () => expireUnconfirmed(system)));
  expect(await readOrder(shop, buyer, id)).toMatchObject({
    status: 'cancelled',
    cancelled_reason: 'unconfirmed',
    invoice_id: null,
  });
  expect(await readStock(shop, idol)).toBe(4);
  await shop.drainJobs();
  const told = (await shop.outbox()).filter(({ body }) => body.includes('was cancelled'));
  expect(told.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
  expect(told[0]!.body).toContain(
    `Your order ${number} was cancelled because we could not confirm it in time. No payment is due.`,
  );
  const answer = await confirm(id);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'order.expired', error: sentence });
});

test('an order cannot be confirmed after its deadline, even before the job has cancelled it', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  shop.clock.advance(2 * dayMs);
  owner = await makeStaff(shop);
  expect(await (await confirm(id)).json()).toMatchObject({ code: 'order.expired', error: sentence });
});

test('a confirmed order is not cancelled when the confirmation time ends', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  expect((await confirm(id)).status).toBe(200);
  shop.clock.advance(3 * dayMs);
  await expireUnconfirmed(shop.as({ kind: 'system' }));
  expect(await readOrder(shop, buyer, id)).toMatchObject({ status: 'processing' });
});

test('of twenty concurrent confirmations and expiries of an order, either the confirmation or the expiry wins', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }, { notes: `Round ${round}` }));
    const late = { now: () => new Date(shop.clock.now().getTime() + 2 * dayMs) };
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? confirmOrder(owner.ctx, id)
          : expireUnconfirmed({ ...shop.as({ kind: 'system' }), clock: late }),
      ),
    );
    const { status, invoice_id } = await readOrder(shop, buyer, id);
    expect([status, invoice_id !== null]).toEqual(
      status === 'processing' ? ['processing', true] : ['cancelled', false],
    );
  }
});

test('an order that cannot be cancelled does not stop the others, and the job fails', async () => {
  const stuck = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  shop.clock.advance(1000);
  const other = await buy(shop, await makeCustomer(shop), toOrderBody({ productId: idol.id }));
  shop.clock.advance(3 * dayMs);
  const check = sql`id <> ${sql.lit(stuck.id)} or status <> 'cancelled'`;
  await sql`alter table orders add constraint stuck check (${check})`.execute(shop.db);
  await expect(expireUnconfirmed(shop.as({ kind: 'system' }))).rejects.toThrow('stuck');
  await sql`alter table orders drop constraint stuck`.execute(shop.db);
  const { status } = await shop.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('cancelled');
});
