import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { toInvoiceDocument } from '#domain/invoice/invoice-document.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { readOrderFacts } from '#shop/orders/read-order-facts.ts';
import { addPromotion } from '#shop/promotions/add-promotion.ts';
import { audit } from '#test/auditor.ts';
import { type Answer, buy, get, post, toOrderBody } from '#test/buy.ts';
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

/** Counts the rows that an order writes: a refusal leaves all of them as they were. */
async function countRows(): Promise<object | undefined> {
  const { rows } = await sql<object>`
    select (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
           (select count(*) from stock_moves where order_id is not null) as moves, (select count(*) from invoices) as invoices,
           (select coalesce(sum(last_number), 0) from invoice_counters) as numbers,
           (select count(*) from idempotency_keys) as keys, (select sum(stock_quantity) from products) as stock`.execute(
    shop.db,
  );
  return rows[0];
}

async function refuse(
  body: unknown,
  as: MadeCustomer | undefined = buyer,
): Promise<Answer & { status: number }> {
  const before = await countRows();
  const response = await post(shop, '/orders', { body, as });
  expect(await countRows()).toEqual(before);
  return { status: response.status, ...((await response.json()) as Answer) };
}

test('cash on delivery is processing at once, with stock taken, cart emptied, invoice issued and the buyer told', async () => {
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

test('an order to a place far off is promised when parcels arrive there', async () => {
  const near = toOrderBody({ productId: idol.id });
  const far = { ...near.address, city: 'Leh', state: 'Ladakh', postal_code: '194101' };
  const days = (order: Awaited<ReturnType<typeof buy>>) => Date.parse(order.delivery.to!);
  const toLucknow = await buy(shop, buyer, near);
  const toLeh = await buy(shop, buyer, { ...near, address: far });
  expect(days(toLeh) - days(toLucknow)).toBeGreaterThan(7 * 86_400_000);
});

test('the totals of an order are those of the quote for the same cart', async () => {
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    addPromotion(tx, { code: 'DIWALI', description: '', type: 'percentage', percentBp: 1250 }),
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
  const { totals } = (await quoted.json()) as { totals: typeof body.totals };
  const order = await buy(shop, buyer, { ...body, totals });
  expect(order.totals).toEqual(totals);
  expect(order.totals.coupon_amount).toBe(450);
  expect(order.totals.prepaid_discount).toBe(157.5);
});

test('nobody buys without a login', async () => {
  const { status, code, error } = await refuse(toOrderBody({ productId: idol.id }), { headers: {} } as never);
  expect([status, code, error]).toEqual([401, 'session.required', 'Authentication required']);
});

test.each([0, -1, 1.5, 1e9, 100, '2', null])('a quantity of %j is no quantity', async (quantity) => {
  const body = toOrderBody({ productId: idol.id });
  body.items[0]!.quantity = quantity as number;
  const { status, fields } = await refuse(body);
  expect(status).toBe(422);
  expect(Object.keys(fields)).toEqual(['items.0.quantity']);
});

test('what the shop does not have cannot be ordered', async () => {
  const variants = [{ color: 'Red' }];
  const bag = await makeProduct(shop, { variants });
  const gone = await makeProduct(shop);
  await shop.db
    .updateTable('products')
    .set({ archived_at: shop.clock.now() })
    .where('id', '=', gone.id)
    .execute();
  for (const piece of [
    { productId: 'prd_unknown' },
    { productId: gone.id },
    { productId: bag.id },
    { productId: bag.id, variantId: 'var_unknown' },
    { productId: idol.id, variantId: bag.variantIds[0]! },
  ]) {
    const { status, code, fields } = await refuse(toOrderBody(piece));
    expect([status, code, Object.keys(fields)]).toEqual([422, 'cart.invalid', ['items.0.product_id']]);
  }
});

test('two lines of one product together may not pass what one line may hold', async () => {
  const many = await makeProduct(shop, { stock: 500, pricePaise: 10_00 });
  const pieces = [60, 60].map((quantity) => ({ productId: many.id, quantity }));
  const { status, code } = await refuse(toOrderBody(pieces));
  expect([status, code]).toEqual([422, 'cart.invalid']);
});

test.each(['subtotal', 'shipping', 'tax', 'cgst', 'sgst', 'igst', 'total'] as const)(
  'a %s off by a paisa is refused with the right figures',
  async (figure) => {
    const body = toOrderBody({ productId: idol.id });
    const honest = await post(shop, '/cart/quote', {
      body: { items: body.items, state: 'UP', paymentMethod: 'cod', shippingMethod: 'standard' },
    });
    const { totals } = (await honest.json()) as { totals: Record<string, number> };
    const answer = await refuse({ ...body, totals: { ...totals, [figure]: totals[figure]! - 0.01 } });
    expect([answer.status, answer.code]).toEqual([409, 'price.changed']);
    expect(answer).toMatchObject({ quote: { totals } });
  },
);

test('a price that the browser made up is refused', async () => {
  const body = toOrderBody({ productId: idol.id });
  body.items[0]!.price = 1;
  const { status, code } = await refuse(body);
  expect([status, code]).toEqual([409, 'price.changed']);
});

test.each(['cod', 'razorpay'] as const)(
  'products that are gone are said to be gone by %s, not that their price has changed',
  async (paymentMethod) => {
    const last = await makeProduct(shop, { name: 'Last lamp', stock: 0, pricePaise: 12_000_00 });
    const body = toOrderBody([{ productId: idol.id }, { productId: last.id }], { paymentMethod });
    const { items } = body;
    const quoted = await post(shop, '/cart/quote', { body: { items, state: 'UP', paymentMethod } });
    const { totals } = (await quoted.json()) as { totals: NonNullable<typeof body.totals> };
    items[0]!.price = 1;
    const answer = await refuse({ ...body, totals, promo_code: 'NOSUCH' });
    expect(answer).toMatchObject({
      status: 409,
      code: 'stock.gone',
      error: 'Last lamp has just sold out.',
      product_id: last.id,
      variant_id: null,
      available: 0,
    });
    expect(answer).not.toHaveProperty('quote');
  },
);

test('a code that does not apply is refused with the reason', async () => {
  const { clock } = shop;
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const fixed = { description: '', type: 'fixed', amountPaise: 100_00 } as const;
    await addPromotion(tx, { ...fixed, code: 'OVER', endsAt: new Date(clock.now().getTime() - 1) });
    await addPromotion(tx, {
      ...fixed,
      code: 'SOON',
      startsAt: new Date(clock.now().getTime() + 86_400_000),
    });
    await addPromotion(tx, { ...fixed, code: 'BIGCART', minimumPaise: 5000_00 });
  });
  for (const code of ['OVER', 'SOON', 'BIGCART', 'NOSUCH']) {
    const answer = await refuse(toOrderBody({ productId: idol.id }, { promo_code: code }));
    expect([answer.status, answer.code, Object.keys(answer.fields)]).toEqual([
      422,
      'promotion.refused',
      ['promo_code'],
    ]);
  }
});

test('a courier is not asked to collect more than the limit', async () => {
  const { status, code, error } = await refuse(toOrderBody({ productId: idol.id, quantity: 9 }));
  expect([status, code]).toEqual([422, 'cod.not_offered']);
  expect(error).toContain('₹10,000');
});

test('an order online keeps its products for thirty minutes and has no invoice yet', async () => {
  const order = await buy(shop, buyer, toOrderBody({ productId: idol.id }, { paymentMethod: 'razorpay' }));
  expect([order.status, order.payment.status, order.invoice_id]).toEqual(['pending', 'pending', null]);
  const kept = Date.parse(order.payment.expires_at!) - shop.clock.now().getTime();
  expect(kept).toBe(30 * 60_000);
});

test.each(['cod', 'razorpay'] as const)(
  'what a buyer is answered by %s is what the order says whenever it is read',
  async (paymentMethod) => {
    const code = `READ${paymentMethod.toUpperCase()}`;
    await inTransaction(shop.as({ kind: 'system' }), (tx) =>
      addPromotion(tx, { code, description: '', type: 'percentage', percentBp: 1000 }),
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
    const read = (await (await get(shop, `/orders/${answered.id}`, buyer)).json()) as Answer;
    expect(answered).toEqual(read.order);
    expect(answered.items).toHaveLength(2);
  },
);

test.each([
  { name: 'Asha \ud800 Devi' },
  { notes: 'Ring \udc00 twice' },
  { billing_address: { ...toOrderBody([]).address, line1: '12 Lake\ud800' } },
])('half a character, which nobody types, is no reason to fail: %j', async (odd) => {
  const order = await buy(shop, buyer, toOrderBody({ productId: idol.id }, odd));
  expect(JSON.stringify(order)).toContain('\ufffd');
  const read = (await (await get(shop, `/orders/${order.id}`, buyer)).json()) as Answer;
  expect(order).toEqual(read.order);
});

test('the invoice of a new order is the one that would be drawn from its stored rows', async () => {
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

test('the books agree after all of this', async () => {
  expect(await audit(shop)).toEqual([]);
});
