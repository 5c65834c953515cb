import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import type { Seller } from '#domain/seller/seller.ts';
import { saveSettings } from '#shop/content/save-settings.ts';
import { closeMonth } from '#shop/invoices/close-month.ts';
import { readTurnover } from '#shop/invoices/read-turnover.ts';
import { callApi } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import {
  buy,
  buyOnline,
  openPayment,
  payAtGateway,
  post,
  readInvoice,
  toOrderBody,
  tryToBuy,
} from '#test/buy.ts';
import { type MadeProduct, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, completeSeller, openShop } from '#test/open-shop.ts';
import { readReturn } from '#test/tax-returns/read-return.ts';

let shop: TestShop;
afterEach(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const unregistered: Partial<Seller> = { kind: 'unregistered', gstin: null, pan: 'ABCDE1234F' };
const mumbai = {
  line1: '1 Marine Drive',
  line2: '',
  city: 'Mumbai',
  state: 'MH' as const,
  postal_code: '400001',
  country: 'India',
};

async function open(seller: Partial<Seller> | null): Promise<MadeProduct> {
  shop = await openShop({ seller });
  return makeProduct(shop, { stock: 100, pricePaise: 1050_00 });
}

function quote(productId: string, state: string): Promise<QuoteCartAnswer> {
  const items = [{ product_id: productId, quantity: 1 }];
  const body = { items, state, paymentMethod: 'cod' as const };
  return callApi('POST /cart/quote', { shop, body });
}

test('nothing is sold or numbered before the seller is complete', async () => {
  const lamp = await open(null);
  const closed = { code: 'shop.not_open', message: 'This shop is not open for orders yet.' };
  expect((await quote(lamp.id, 'UP')).refusal).toEqual(closed);
  const buyer = await makeCustomer(shop);
  expect(await tryToBuy(shop, buyer, toOrderBody({ productId: lamp.id }))).toMatchObject({
    status: 409,
    code: closed.code,
    error: closed.message,
  });
  // A closed shop refuses as closed even for a product that is sold out.
  const soldOut = await makeProduct(shop, { stock: 0 });
  expect(await tryToBuy(shop, buyer, toOrderBody({ productId: soldOut.id }))).toMatchObject({
    code: closed.code,
  });
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([]);
  await saveSettings(shop.as({ kind: 'system' }), { seller: completeSeller });
  await shop.changes.settle();
  const order = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  expect(await readInvoice(shop, buyer, order.id)).toMatchObject({ invoice_number: 'INV/26-27/000001' });
});

test('the database refuses an invoice number without a seller', async () => {
  const lamp = await open({});
  const buyer = await makeCustomer(shop);
  await sql`update settings set document = document || '{"gstin": null}' where section = 'seller'`.execute(
    shop.db,
  );
  await shop.changes.settle();
  const order = () =>
    shop.db.transaction().execute(async (db) => {
      await sql`alter table invoices disable trigger invoices_are_their_orders`.execute(db);
      const document = { seller: { name: '', address: {} }, lines: [] };
      await sql`insert into invoices (id, number, series, financial_year, sequence, document_type, order_id, customer_id, status, issue_date,
        due_date, taxable_paise, cgst_paise, sgst_paise, igst_paise, rounding_paise, total_paise, document, created_at)
        values ('inv_1', 'INV/26-27/000001', 'INV', '26-27', 1, 'tax_invoice', 'ord_1', ${buyer.customerId}, 'sent', now(), now(), 0, 0, 0, 0, 0, 0,
        ${JSON.stringify(document)}, now())`.execute(db);
    });
  await expect(order()).rejects.toMatchObject({ constraint: 'invoices_name_their_seller' });
  expect((await quote(lamp.id, 'UP')).refusal?.code).toBe('shop.not_open');
});

test('a regular taxpayer issues a tax invoice', async () => {
  const lamp = await open({});
  const buyer = await makeCustomer(shop);
  const { id, totals } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }, { address: mumbai }));
  expect(totals.tax).toBeGreaterThan(0);
  expect(await readInvoice(shop, buyer, id)).toMatchObject({ title: 'Tax Invoice', seller_kind: 'regular' });
});

test('a composition dealer charges no tax, issues a bill of supply and sends nothing to another State', async () => {
  const lamp = await open({ kind: 'composition' });
  const buyer = await makeCustomer(shop);
  const sentence = 'We deliver within Uttar Pradesh only. Please choose an address in Uttar Pradesh.';
  expect((await quote(lamp.id, 'MH')).refusal).toEqual({ code: 'seller.other_state', message: sentence });
  expect(await tryToBuy(shop, buyer, toOrderBody({ productId: lamp.id }, { address: mumbai }))).toMatchObject(
    {
      status: 422,
      code: 'seller.other_state',
      fields: { 'address.state': sentence },
    },
  );
  const { id, totals } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  expect(totals).toMatchObject({ tax: 0, cgst: 0, sgst: 0, igst: 0 });
  expect(await readInvoice(shop, buyer, id)).toMatchObject({
    title: 'Bill of Supply',
    declaration: 'Composition taxable person, not eligible to collect tax on supplies',
    seller_gstin: '09ABCDE1234F1ZY',
    tax_summary: { total_tax: 0 },
  });
  const files = await closeMonth(shop.as({ kind: 'system' }), '2026-11');
  expect(files.map(({ name }) => name)).toEqual(['turnover-2026-11.csv']);
  expect(await readReturn(files, 'turnover')).toContain(
    'INV/26-27/000001,2026-11-21,Meera Kumari,Uttar Pradesh,1200\r\nTotal,,,,1200',
  );
});

test('an unregistered seller issues a plain invoice and sends only handicraft products to another State', async () => {
  const lamp = await open(unregistered);
  const buyer = await makeCustomer(shop);
  const away = toOrderBody({ productId: lamp.id }, { address: mumbai });
  expect(await tryToBuy(shop, buyer, away)).toMatchObject({ status: 422, code: 'seller.other_state' });
  await shop.db.updateTable('products').set({ handicraft: true }).execute();
  const { id } = await buy(shop, buyer, away);
  const invoice = await readInvoice(shop, buyer, id);
  expect(invoice).toMatchObject({ title: 'Invoice', document_type: 'plain_invoice', seller_gstin: null });
  expect(invoice.tax_summary).toMatchObject({ total_tax: 0, total_igst: 0 });
  expect(await readTurnover(shop.ctx)).toBe(invoice.tax_summary.final_amount * 100);
});

test('an order keeps the seller kind under which it was placed; the next one has the new kind', async () => {
  const lamp = await open({ pan: 'ABCDE1234F' });
  const buyer = await makeCustomer(shop);
  const body = toOrderBody({ productId: lamp.id }, { paymentMethod: 'razorpay' });
  const { id } = await buy(shop, buyer, body);
  const { razorpay_order_id } = await openPayment(shop, buyer, id);
  await saveSettings(shop.as({ kind: 'system' }), { seller: { ...completeSeller, ...unregistered } });
  await shop.changes.settle();
  const paid = await payAtGateway(shop, razorpay_order_id);
  await post(shop, '/payment/verify', { body: { order_id: id, ...paid }, as: buyer });
  expect(await readInvoice(shop, buyer, id)).toMatchObject({
    title: 'Tax Invoice',
    seller_gstin: '09ABCDE1234F1ZY',
  });
  const next = await buyOnline(shop, await makeCustomer(shop), body).catch((error: Error) => error);
  expect(next).not.toBeInstanceOf(Error);
  const titles = await sql<{
    type: string;
  }>`select document_type as type from invoices order by sequence`.execute(shop.db);
  expect(titles.rows.map(({ type }) => type)).toEqual(['tax_invoice', 'plain_invoice']);
});

test('a complete seller cannot become incomplete again', async () => {
  await open({});
  const { gstin: _, ...rest } = completeSeller;
  await expect(saveSettings(shop.as({ kind: 'system' }), { seller: rest })).rejects.toMatchObject({
    code: 'settings.invalid',
    message: expect.stringContaining('Enter the GSTIN'),
  });
});
