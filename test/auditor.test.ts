import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from './auditor.ts';
import { buy, buyOnline, toOrderBody } from './buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct } from './make.ts';
import { type TestShop, openShop } from './open-shop.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
beforeEach(async () => {
  shop = await openShop();
  buyer = await makeCustomer(shop);
  idol = await makeProduct(shop);
});
afterEach(() => shop.close());

test('books that agree have nothing to tell', async () => {
  await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  await buyOnline(shop, buyer, toOrderBody({ productId: idol.id, quantity: 2 }));
  expect(await audit(shop)).toEqual([]);
});

// The guards of the database are lifted, or nothing could be put wrong in the first place.
test.each([
  ['update products set stock_quantity = stock_quantity + 1', ['left and sold is what was stocked']],
  [
    `delete from stock_moves where kind = 'sold'`,
    ['left and sold is what was stocked', 'an order that stands has its pieces, a cancelled one has none'],
  ],
  [`update invoice_counters set last_number = 7`, ['invoice numbers have no gaps']],
  [`update invoices set sequence = 9, number = 'INV/26-27/000009'`, ['invoice numbers have no gaps']],
  [
    `update payments set status = 'failed', captured_at = null`,
    [
      'an order is paid online exactly when its total was captured for it',
      'captured less refunded is the worth of paid orders',
    ],
  ],
  [`update order_lines set net_paise = net_paise - 1`, ['the parts of an order are its total']],
  [
    `update orders set status = 'cancelled'`,
    [
      'an order that stands has its pieces, a cancelled one has none',
      'an order that is packed has an invoice; one taken back whole has it canceled',
      'an order came to its status by an event',
    ],
  ],
])('after "%s" the auditor says what does not agree', async (wrong, laws) => {
  await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  await shop.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`alter table order_lines drop constraint order_lines_net_adds_up`.execute(trx);
    await sql`alter table order_lines drop constraint order_lines_tax_adds_up`.execute(trx);
    await sql.raw(wrong).execute(trx);
  });
  const told = await audit(shop);
  expect([...new Set(told.map((one) => one.slice(0, one.lastIndexOf(': '))))]).toEqual(laws);
});
