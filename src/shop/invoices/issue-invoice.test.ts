import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { toInvoicedSeller } from '#domain/invoice/invoice-document.ts';
import { inTransaction } from '#shop/context.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { issueInvoice } from './issue-invoice.ts';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, readInvoice, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let bell: MadeProduct;
beforeEach(async () => {
  shop = await openShop();
  buyer = await makeCustomer(shop);
  bell = await makeProduct(shop, { stock: 1000, pricePaise: 250_00 });
});
afterEach(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

async function listNumbers(): Promise<string[]> {
  const rows = await shop.db.selectFrom('invoices').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
}

function order(as = buyer, notes = '') {
  return buy(shop, as, toOrderBody({ productId: bell.id }, { notes }));
}

test('the financial year of an invoice number changes at midnight in India', async () => {
  for (const [index, moment] of [
    '2027-03-31T18:29:59.999Z',
    '2027-03-31T18:30:00.000Z',
    '2027-12-31T18:30:00.000Z',
    '2028-03-31T18:29:59.999Z',
    '2028-03-31T18:30:00.000Z',
  ].entries()) {
    shop.clock.set(moment);
    await order(await makeCustomer(shop), `order ${index}`);
  }
  expect(await listNumbers()).toEqual([
    'INV/26-27/000001',
    'INV/27-28/000001',
    'INV/27-28/000002',
    'INV/27-28/000003',
    'INV/28-29/000001',
  ]);
});

test('an issued invoice does not change with the goods, the seller or the buyer', async () => {
  const { id } = await order();
  const invoice = await readInvoice(shop, buyer, id);
  await shop.db
    .updateTable('products')
    .set({ name: 'Another', price_paise: 1_00, hsn: '00000000', rate_bp: 1800 })
    .execute();
  await shop.db.updateTable('customers').set({ name: 'Somebody Else' }).execute();
  await shop.db
    .insertInto('settings')
    .values({
      section: 'seller',
      document: JSON.stringify({ legalName: 'New Owner' }),
      updated_at: shop.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.column('section').doUpdateSet({ document: JSON.stringify({ legalName: 'New Owner' }) }),
    )
    .execute();
  expect(await readInvoice(shop, buyer, id)).toEqual(invoice);
});

test.each([
  'update invoices set total_paise = total_paise + 1',
  `update invoices set number = 'INV/26-27/000009'`,
  `update invoices set document = document || '{"number":"INV/26-27/000009"}'`,
  `update invoices set issue_date = '2026-01-01'`,
  'delete from invoices',
])('the database refuses "%s"', async (statement) => {
  await order();
  await expect(sql.raw(statement).execute(shop.db)).rejects.toMatchObject({
    constraint: 'invoices_are_final',
  });
});

test('an order can have only one invoice', async () => {
  const { id } = await order();
  const seller = toInvoicedSeller(await readSettings(shop.ctx));
  const again = inTransaction(shop.ctx, (tx) => issueInvoice(tx, id, seller));
  await expect(again).rejects.toMatchObject({ constraint: 'invoices_one_per_order' });
  expect(await listNumbers()).toHaveLength(1);
});

test('an invoice that is already paid is due on its issue date', async () => {
  const { order: paid } = await buyOnline(shop, buyer, toOrderBody({ productId: bell.id }));
  expect(await readInvoice(shop, buyer, paid.id)).toMatchObject({
    status: 'paid',
    issue_date: '2026-11-21',
    due_date: '2026-11-21',
  });
});

test('an invoice whose cash was not collected by its due date is shown as overdue', async () => {
  const { id, delivery } = await order();
  expect(await readInvoice(shop, buyer, id)).toMatchObject({ status: 'sent', due_date: delivery.to });
  shop.clock.advance(30 * dayMs);
  const later = await readInvoice(shop, await loginAgain(), id);
  expect(later).toMatchObject({ status: 'overdue' });
});

/** Logs the same customer in again, because the session expires during the month without activity. */
async function loginAgain(): Promise<MadeCustomer> {
  const { startSession } = await import('#shop/customers/sessions/start-session.ts');
  const { customerId } = buyer;
  const { token } = await inTransaction(shop.ctx, (tx) =>
    startSession(tx, { owner: { customerId }, device: 'again' }),
  );
  return { ...buyer, headers: { ...buyer.headers, authorization: `Bearer ${token}` } };
}
