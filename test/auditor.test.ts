import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { returnToOrigin } from '#shop/workflows/cancel-and-return/return-to-origin.ts';
import { shipOrder } from '#shop/orders/fulfilment/ship-order.ts';
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

// The test lifts the database's constraints and triggers, which would refuse the wrong rows.
test.each([
  ['update products set stock_quantity = stock_quantity + 1', ['left and sold is what was stocked']],
  [
    `delete from stock_moves where kind = 'sold'`,
    [
      'left and sold is what was stocked',
      'an active order has its pieces; one that was cancelled or came back has none',
    ],
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
      'an active order has its pieces; one that was cancelled or came back has none',
      'an order that is packed has an invoice; that of one returned in full is cancelled',
      'an order came to its status by an event',
    ],
  ],
])('after "%s" the auditor says what does not agree', async (wrong, rules) => {
  await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  expect(await spoil(wrong)).toEqual(rules);
});

test.each([
  [
    `update orders set payment_status = 'completed', paid_at = placed_at`,
    ['all money went back exactly where all was credited', 'a parcel that came back brought no money'],
  ],
  [
    `update stock_moves set quantity = quantity - 1 where kind = 'written_off'`,
    [
      'left and sold is what was stocked',
      'an active order has its pieces; one that was cancelled or came back has none',
      'pieces are written off only when they came back',
    ],
  ],
  [
    `update invoices set status = 'sent' where document_type <> 'credit_note'`,
    ['an order that is packed has an invoice; that of one returned in full is cancelled'],
  ],
])('after "%s" the auditor says what is wrong with a parcel that came back', async (wrong, rules) => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id, quantity: 2 }));
  const system = shop.as({ kind: 'system' });
  await shipOrder(system, id, { courier: 'bluedart', tracking_number: '69123456789' });
  const reason = 'Refused at the door';
  await returnToOrigin(system, id, { reason, restock: false, delivered_by_mistake: false });
  expect(await audit(shop)).toEqual([]);
  expect(await spoil(wrong)).toEqual(rules);
});

/** Writes wrong rows without constraints and triggers, and returns the rules that the auditor finds broken. */
async function spoil(wrong: string): Promise<string[]> {
  await shop.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`alter table order_lines drop constraint order_lines_net_adds_up`.execute(trx);
    await sql`alter table order_lines drop constraint order_lines_tax_adds_up`.execute(trx);
    await sql`alter table orders drop constraint orders_returned_to_origin_keep_no_money`.execute(trx);
    await sql.raw(wrong).execute(trx);
  });
  const told = await audit(shop);
  return [...new Set(told.map((one) => one.slice(0, one.lastIndexOf(': '))))];
}
