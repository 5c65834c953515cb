import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { toInvoiceDocument } from '#domain/invoice/invoice-document.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { saveSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { readOrderFacts } from '#shop/orders/read-order-facts.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  idol = await makeProduct(shop, { name: 'Brass Ganesha', stock: 10 });
});
afterAll(() => shop.close());

test('a cash on delivery order is processing at once, takes stock, has an invoice and notifies the buyer', async () => {
  const { order_number, status, payment, totals, invoice_id } = await buy(
    shop,
    buyer,
    toOrderBody({ productId: idol.id, quantity: 2 }),
  );
  expect(order_number).toMatch(/^HT-2611-[0-9A-Z]+$/);
  expect({ status, method: payment.method, paid: payment.status }).toEqual({
    status: 'processing',
    method: 'cod',
    paid: 'pending',
  });
  // 2 × 1,200 + 100 shipping + 50 for cash, 5 % inside: 2,550 / 21 = 121.43 in two halves.
  expect(totals).toMatchObject({
    subtotal: 2400,
    shipping: 100,
    cod_charges: 50,
    cgst: 60.71,
    sgst: 60.71,
    igst: 0,
    total: 2550,
  });
  expect(invoice_id).toMatch(/^inv_/);
  const left = await shop.db
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', idol.id)
    .execute();
  expect(left).toEqual([{ stock_quantity: 8 }]);
  await shop.drainJobs();
  expect((await shop.outbox())[0]?.body).toContain(order_number);
});

test('an order to a remote place gets a later delivery date', async () => {
  const near = toOrderBody({ productId: idol.id });
  const far = { ...near.address, city: 'Leh', state: 'Ladakh', postal_code: '194101' };
  const days = (order: Awaited<ReturnType<typeof buy>>) => Date.parse(order.delivery.to!);
  const toLucknow = await buy(shop, buyer, near);
  const toLeh = await buy(shop, buyer, { ...near, address: far });
  expect(days(toLeh) - days(toLucknow)).toBeGreaterThan(7 * dayMs);
});

test('an order has the same totals as the quote for its cart', async () => {
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    storePromotion(tx, { code: 'DIWALI', description: '', type: 'percentage', percentBp: 1250 }),
  );
  const body = toOrderBody(
    { productId: idol.id, quantity: 3 },
    { promo_code: 'DIWALI', paymentMethod: 'razorpay' },
  );
  const quoted = await post(shop, '/cart/quote', {
    body: {
      items: body.items,
      code: 'DIWALI',
      state: 'UP',
      paymentMethod: 'razorpay',
      shippingMethod: 'standard',
    },
  });
  const { totals } = await readAnswer('POST /cart/quote', quoted);
  const order = await buy(shop, buyer, { ...body, totals });
  expect(order.totals).toEqual(totals);
  expect(order.totals.coupon_amount).toBe(450);
  expect(order.totals.prepaid_discount).toBe(157.5);
});

test('an online order reserves its products for thirty minutes and has no invoice yet', async () => {
  const order = await buy(shop, buyer, toOrderBody({ productId: idol.id }, { paymentMethod: 'razorpay' }));
  expect([order.status, order.payment.status, order.invoice_id]).toEqual(['pending', 'pending', null]);
  const kept = Date.parse(order.payment.expires_at!) - shop.clock.now().getTime();
  expect(kept).toBe(30 * 60_000);
});

test.each(['cod', 'razorpay'] as const)(
  'the response to a %s order equals the order as it is read later',
  async (paymentMethod) => {
    const code = `READ${paymentMethod.toUpperCase()}`;
    await inTransaction(shop.as({ kind: 'system' }), (tx) =>
      storePromotion(tx, { code, description: '', type: 'percentage', percentBp: 1000 }),
    );
    const bag = await makeProduct(shop, { variants: [{ color: 'Red', size: 'Small' }], stock: 5 });
    const body = toOrderBody(
      [{ productId: idol.id }, { productId: bag.id, variantId: bag.variantIds[0]!, quantity: 2 }],
      {
        paymentMethod,
        promo_code: code,
        shippingMethod: 'express',
        notes: 'Ring twice',
        gstin: '27AAPFU0939F1ZV',
      },
    );
    body.address = { ...body.address, line2: 'Lake view', state: 'MH', postal_code: '411001' };
    const answered = await buy(shop, buyer, body);
    const read = await callApi('GET /orders/{id}', { shop, as: buyer, params: { id: answered.id } });
    expect(answered).toEqual(read.order);
    expect(answered.items).toHaveLength(2);
  },
);

test.each([
  { name: 'Asha \ud800 Devi' },
  { notes: 'Ring \udc00 twice' },
  { billing_address: { ...toOrderBody([]).address, line1: '12 Lake\ud800' } },
])('an unpaired surrogate does not make the order fail: %j', async (odd) => {
  const order = await buy(shop, buyer, toOrderBody({ productId: idol.id }, odd));
  expect(JSON.stringify(order)).toContain('\ufffd');
  const read = await callApi('GET /orders/{id}', { shop, as: buyer, params: { id: order.id } });
  expect(order).toEqual(read.order);
});

test('the invoice of a new order equals the one drawn from its stored rows', async () => {
  const answered = await buy(
    shop,
    buyer,
    toOrderBody({ productId: idol.id, quantity: 2 }, { shippingMethod: 'express' }),
  );
  const { document } = await shop.db
    .selectFrom('invoices')
    .select('document')
    .where('id', '=', answered.invoice_id)
    .executeTakeFirstOrThrow();
  const issued = InvoiceDocument.parse(document);
  const { seller } = await readSettings(shop.ctx);
  const facts = await readOrderFacts(shop.ctx, answered.id);
  expect(toInvoiceDocument(facts, seller, issued)).toEqual(issued);
});

test('the audit finds no error after all these orders', async () => {
  expect(await audit(shop)).toEqual([]);
});

test('with a discount of 100 % for paying online, ₹1 is paid and invoiced', async () => {
  const payment = { prepaidDiscountBp: 10_000 };
  await saveSettings(shop.as({ kind: 'system' }), { payment });
  await shop.changes.settle();
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: idol.id, quantity: 5 }));
  expect(order.totals).toMatchObject({ subtotal: 6000, prepaid_discount: 5999, shipping: 0, total: 1 });
  expect(order).toMatchObject({ status: 'processing', payment: { status: 'completed' } });
  expect(await audit(shop)).toEqual([]);
});
