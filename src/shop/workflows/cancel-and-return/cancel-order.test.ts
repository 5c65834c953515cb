import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { inTransaction } from '#shop/context.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { callApi } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import {
  buy,
  buyOnline,
  countAnswers,
  get,
  openPayment,
  payAtGateway,
  post,
  readInvoice,
  readOrder,
  toOrderBody,
} from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
let promotionId: string;
beforeAll(async () => {
  shop = await openShop();
  promotionId = await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    storePromotion(tx, { code: 'TEN', description: '', type: 'percentage', percentBp: 1000 }),
  );
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  idol = await makeProduct(shop, { stock: 5 });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

function cancel(
  orderId: string,
  as: MadeCustomer | undefined = buyer,
  body: unknown = { reason: 'Wrong size' },
) {
  return post(shop, `/orders/${orderId}/cancellation`, { as, body });
}

async function readBooks(orderId: string) {
  const one = async <Row>(query: { executeTakeFirstOrThrow: () => Promise<Row> }) =>
    query.executeTakeFirstOrThrow();
  const { stock_quantity: stock } = await one(
    shop.db.selectFrom('products').select('stock_quantity').where('id', '=', idol.id),
  );
  const { used_count: uses } = await one(
    shop.db.selectFrom('promotions').select('used_count').where('id', '=', promotionId),
  );
  const refunds = await shop.db
    .selectFrom('refunds')
    .select(['amount_paise', 'reason', 'status'])
    .where('order_id', '=', orderId)
    .execute();
  return { stock, uses, refunds };
}

test('twenty concurrent cancellations return stock, code and money exactly once', async () => {
  const before = await readBooks('none');
  const { order } = await buyOnline(
    shop,
    buyer,
    toOrderBody({ productId: idol.id, quantity: 2 }, { promo_code: 'TEN' }),
  );
  expect(await readBooks(order.id)).toMatchObject({ stock: 3, uses: before.uses + 1 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(order.id)));
  expect(await countAnswers(answers)).toEqual({ '200': 1, '409 order.not_cancellable': 19 });
  expect(await readBooks(order.id)).toEqual({
    stock: 5,
    uses: before.uses,
    refunds: [{ amount_paise: order.totals.total * 100, reason: 'cancelled', status: 'due' }],
  });
  await shop.drainJobs();
  expect((await readBooks(order.id)).refunds).toMatchObject([{ status: 'pending' }]);
  shop.clock.advance(60_000);
  while ((await shop.sandbox.runDue()) > 0) await shop.drainJobs();
  expect((await readBooks(order.id)).refunds).toMatchObject([{ status: 'processed' }]);
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded' },
  });
});

test('the invoice of a cancelled order keeps its number and gets a credit note that refers to it', async () => {
  const { id, invoice_id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  const invoice = await readInvoice(shop, buyer, id);
  await cancel(id);
  const numbered = { invoice_number: expect.stringMatching(/^CRN\/26-27\/\d{6}$/) };
  expect(await readInvoice(shop, buyer, id)).toEqual({
    ...invoice,
    status: 'canceled',
    credit_notes: [expect.objectContaining(numbered)],
  });
  const { invoices } = await callApi('GET /invoices', { shop, as: buyer });
  const note = invoices.find(({ document_type }) => document_type === 'credit_note')!;
  expect(note).toMatchObject({
    ...numbered,
    original_invoice: { invoice_number: invoice.invoice_number, reason: 'Wrong size' },
    tax_summary: invoice.tax_summary,
  });
  expect(invoice.id).toBe(invoice_id);
});

test('a credit note is paid if money is refunded, otherwise sent, and is never overdue', async () => {
  const cash = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  const { order: online } = await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  await cancel(cash.id);
  await cancel(online.id);
  const listNotes = async (query: string) => {
    const { invoices } = await callApi('GET /invoices', {
      shop,
      as: buyer,
      query: new URLSearchParams(`limit=100${query}`),
    });
    const notes = invoices.filter(({ document_type }) => document_type === 'credit_note');
    return Object.fromEntries(notes.map(({ order_id, status }) => [order_id, status]));
  };
  expect(await listNotes('')).toMatchObject({ [cash.id]: 'sent', [online.id]: 'paid' });
  shop.clock.advance(25 * 60 * 60_000);
  expect(await listNotes('&status=sent')).toMatchObject({ [cash.id]: 'sent' });
  expect(await listNotes('&status=overdue')).toEqual({});
});

test('an unpaid online order is cancelled without an invoice or a refund', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }, { paymentMethod: 'razorpay' }));
  expect((await cancel(id)).status).toBe(200);
  expect(await readBooks(id)).toMatchObject({ stock: 5, refunds: [] });
  expect((await get(shop, `/invoices/${id}`, buyer)).status).toBe(404);
});

test('an order that has shipped or is more than a day old cannot be cancelled', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    moveOrder(tx, { orderId: id, from: 'processing', to: 'shipped', kind: 'order_shipped' }),
  );
  expect(await countAnswers([await cancel(id)])).toEqual({ '409 order.not_cancellable': 1 });
  const old = await buy(shop, buyer, toOrderBody({ productId: idol.id, quantity: 2 }));
  shop.clock.advance(dayMs + 1);
  expect(await countAnswers([await cancel(old.id)])).toEqual({ '409 order.not_cancellable': 1 });
  expect((await readBooks(id)).stock).toBe(2);
});

test('another customer’s order cannot be cancelled, and gets the same 404 as a missing one', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  const stranger = await makeCustomer(shop);
  const answers = await Promise.all([cancel(id, stranger), cancel('ord_none', stranger)]);
  const [theirs, none] = await Promise.all(answers.map(readRefusal));
  expect(theirs).toMatchObject({ status: 404 });
  expect(theirs).toEqual(none);
  expect((await cancel(id, { headers: {} } as MadeCustomer)).status).toBe(401);
  expect((await cancel(id, buyer, { reason: 'x'.repeat(501) })).status).toBe(422);
  expect(await readOrder(shop, buyer, id)).toMatchObject({ status: 'processing' });
});

test('cancelling while the payment arrives ends with a cancelled order and one refund', async () => {
  for (let round = 0; round < 8; round += 1) {
    const body = toOrderBody({ productId: idol.id }, { paymentMethod: 'razorpay', notes: `round ${round}` });
    const { id } = await buy(shop, buyer, body);
    const { razorpay_order_id } = await openPayment(shop, buyer, id);
    const paid = await payAtGateway(shop, razorpay_order_id);
    await Promise.all([
      cancel(id),
      post(shop, '/payment/verify', { as: buyer, body: { order_id: id, ...paid } }),
    ]);
    const { status } = await readOrder(shop, buyer, id);
    expect(status).toBe('cancelled');
    expect((await readBooks(id)).refunds).toHaveLength(1);
    expect(await audit(shop)).toEqual([]);
  }
});
