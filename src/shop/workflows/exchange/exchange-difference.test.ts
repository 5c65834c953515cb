import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { getInvoice } from '#shop/invoices/get-invoice.ts';
import { audit } from '#test/auditor.ts';
import { buyOnline, readOrder, toOrderBody } from '#test/buy.ts';
import { makeOrderMoves } from '#test/order-moves.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeExchanges, onePiece } from '#test/scenes/exchanges.ts';

// Exchanges for pieces that cost more or less than the returned ones.

let shop: TestShop;
let buyer: MadeCustomer;
let owner: MadeStaff;
const { deliver } = makeOrderMoves(() => shop);
const { exchange, preview, look } = makeExchanges(
  () => shop,
  () => owner,
);
beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { payment: { prepaidDiscountBp: 0 } }),
  );
  await shop.changes.settle();
  buyer = await makeCustomer(shop);
  owner = await makeStaff(shop);
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

/** Makes a delivered order of two lamps of 999 rupees, paid online. */
async function makeArrived(): Promise<OrderJson> {
  const lamp = await makeProduct(shop, { name: 'Hanging Lamp', pricePaise: 999_00, stock: 10 });
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: lamp.id, quantity: 2 }));
  await deliver(owner, order.id);
  return readOrder(shop, buyer, order.id);
}

/** Returns the text that is printed on the invoice of an order. */
async function readInvoiceText(orderId: string): Promise<string> {
  const bytes = await shop.as({ kind: 'system' }).drawInvoice(await getInvoice(owner.ctx, orderId));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('the preview shows what the exchange comes to, and the exchange matches it', async () => {
  const idol = await makeProduct(shop, { name: 'Ganesha', pricePaise: 1499_00, stock: 2 });
  const order = await makeArrived();
  const wish = { items: onePiece(order), instead: [{ product_id: idol.id, quantity: 1 }] };
  const answer = await preview(order.id, wish);
  expect(await answer.json()).toEqual({
    credit: 999,
    price: 1499,
    due: 500,
    not_offered: { in_cash: null, by_link: null },
    waived: 0,
    back: 0,
    back_by: null,
    back_cash: 0,
    pieces: [{ name: 'Ganesha', variant: '', quantity: 1, price: 1499, stock: 2 }],
  });
  const { exchange: made } = await exchange(order.id, wish);
  expect((await look(made.id)).money.due).toBe(500);
  expect(await readInvoiceText(made.id)).toContain('Payment ₹500.00 in cash on delivery, by ');
});

test('a waived difference invoices the pieces at the credit, shared by price; the audit names the amount', async () => {
  const idol = await makeProduct(shop, { name: 'Ganesha', pricePaise: 1499_50, stock: 1 });
  const diya = await makeProduct(shop, { name: 'Diya', pricePaise: 250_00, stock: 5 });
  const order = await makeArrived();
  const wish = {
    items: onePiece(order),
    instead: [idol, diya].map(({ id }) => ({ product_id: id, quantity: 1 })),
    difference: 'waived' as const,
  };
  const foreseen = await preview(order.id, wish);
  expect(await foreseen.json()).toMatchObject({ credit: 999, price: 999, due: 0, waived: 750.5, back: 0 });
  const { exchange: made } = await exchange(order.id, wish);
  const { money, totals, payment } = await look(made.id);
  expect(money).toMatchObject({ charged: 999, from_exchange: 999, due: 0 });
  expect(totals).toMatchObject({ subtotal: 1749.5, discount: 750.5, rounding: 0, total: 999 });
  const lines = shop.db.selectFrom('order_lines').select('net_paise').where('order_id', '=', made.id);
  const paid = await lines.orderBy('position').execute();
  expect(paid.map(({ net_paise: paise }) => paise)).toEqual([856_24, 142_76]);
  expect(payment.status).toBe('completed');
  const { rows } = await sql<{ after: object }>`
    select after from audit_events where action = 'order.exchanged' order by id desc limit 1`.execute(
    shop.db,
  );
  expect(JSON.stringify(rows)).toContain('It came broken (₹750.50 waived)');
});

test('pieces with a waived difference are taxed at the rate for the amount paid for them', async () => {
  const lamp = await makeProduct(shop, { name: 'Floor Lamp', pricePaise: 2500_00, stock: 1 });
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: lamp.id }));
  await deliver(owner, order.id);
  const arrived = await readOrder(shop, buyer, order.id);
  const own = { hsn: '63049289', rateBp: null, stock: 5 };
  const throws = await makeProduct(shop, { ...own, name: 'Throw', pricePaise: 2800_00 });
  const { exchange: made } = await exchange(order.id, {
    items: onePiece(arrived),
    instead: [{ product_id: throws.id, quantity: 1 }],
    difference: 'waived',
  });
  const line = await shop.db
    .selectFrom('order_lines')
    .select(['net_paise', 'rate_bp', 'igst_paise', 'cgst_paise', 'sgst_paise'])
    .where('order_id', '=', made.id)
    .executeTakeFirstOrThrow();
  const taxPaise = line.igst_paise + line.cgst_paise + line.sgst_paise;
  expect([line.net_paise, line.rate_bp, taxPaise]).toEqual([2500_00, 500, 119_04]);
});

test('a difference in the customer’s favour is refunded, not waived', async () => {
  const diya = await makeProduct(shop, { pricePaise: 249_00, stock: 5 });
  const order = await makeArrived();
  const wish = {
    items: onePiece(order),
    instead: [{ product_id: diya.id, quantity: 1 }],
    difference: 'waived' as const,
  };
  const { exchange: made } = await exchange(order.id, wish);
  expect((await look(made.id)).money).toMatchObject({ charged: 249, from_exchange: 249 });
  expect((await look(order.id)).money).toMatchObject({ refunded: 750, to_exchange: 249 });
});
