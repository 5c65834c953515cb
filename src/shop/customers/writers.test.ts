import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addPicture } from '#shop/catalogue/pictures/add-picture.ts';
import { addProduct } from '#shop/catalogue/products/add-products.ts';
import { setTaxRate } from '#shop/catalogue/tax-rates/save-tax-rates.ts';
import { saveContent } from '#shop/content/save-content.ts';
import { saveSettings } from '#shop/content/save-settings.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { getInvoice } from '#shop/invoices/get-invoice.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { buy, readInvoice, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let categoryId: string;
let picture: Buffer;
beforeAll(async () => {
  shop = await openShop();
  const pots = { slug: 'pots', name: 'Pots', position: 1 };
  categoryId = (await inTransaction(shop.as({ kind: 'system' }), (tx) => addCategory(tx, pots))).id;
  const blank = { width: 300, height: 300, channels: 3, background: 'red' } as const;
  picture = await sharp({ create: blank }).png().toBuffer();
});
afterAll(() => shop.close());

const within = (work: (tx: Tx) => Promise<unknown>) => (ctx: Ctx) => inTransaction(ctx, work);

const writers: [string, (ctx: Ctx) => Promise<unknown>][] = [
  ['categories', within((tx) => addCategory(tx, { slug: 'toys', name: 'Toys', position: 1 }))],
  [
    'products',
    within((tx) => addProduct(tx, { sku: 'X', name: 'Top', categoryId, hsn: '9503', pricePaise: 1 })),
  ],
  ['pictures', (ctx) => addPicture(ctx, picture)],
  [
    'promotions',
    within((tx) => storePromotion(tx, { code: 'TEN', description: '', type: 'percentage', percentBp: 1000 })),
  ],
  ['content', within((tx) => saveContent(tx, 'faqs', { faqs: [] }))],
  ['settings', (ctx) => saveSettings(ctx, { general: { shopName: 'Other' } })],
  ['tax rates', (ctx) => setTaxRate(ctx, { hsn: '9503', rate: 5, valid_from: '2026-01-01' })],
];

test.each(writers)(
  '%s can be written by the owner, not by a packer, a customer or a guest',
  async (_, write) => {
    const [packer, customer, owner] = await Promise.all([
      makeStaff(shop, 'packer'),
      makeCustomer(shop),
      makeStaff(shop),
    ]);
    await expect(write(packer.ctx)).rejects.toMatchObject({ code: 'access.forbidden' });
    await expect(write(customer.ctx)).rejects.toMatchObject({ code: 'session.required' });
    await expect(write(shop.ctx)).rejects.toMatchObject({ code: 'session.required' });
    await write(owner.ctx);
  },
);

test('a change is recorded with its author and the values before and after, and the record is permanent', async () => {
  const owner = await makeStaff(shop);
  await saveSettings(owner.ctx, { general: { shopName: 'Seven Looms' } });
  shop.clock.advance(1000);
  await saveSettings(owner.ctx, { general: { shopName: 'Eight Looms' } });
  const events = await shop.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject', '=', 'general')
    .orderBy('at')
    .execute();
  expect(events.at(-1)).toMatchObject({
    staff_id: owner.staffId,
    action: 'settings.saved',
    before: { shopName: 'Seven Looms' },
    after: { shopName: 'Eight Looms' },
  });
  await expect(shop.db.deleteFrom('audit_events').execute()).rejects.toMatchObject({
    constraint: 'audit_events_are_frozen',
  });
});

test('the owner can read any invoice, a packer none', async () => {
  const buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId }));
  const invoice = await readInvoice(shop, buyer, id);
  const [owner, packer] = await Promise.all([makeStaff(shop), makeStaff(shop, 'packer')]);
  expect((await getInvoice(owner.ctx, invoice.id)).document.number).toBe(invoice.invoice_number);
  await expect(getInvoice(packer.ctx, invoice.id)).rejects.toMatchObject({ code: 'access.forbidden' });
});
