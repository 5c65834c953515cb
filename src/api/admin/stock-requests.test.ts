import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Input } from '#contract/endpoints.ts';
import { answerRequestsFor } from '#shop/stock/requests/answer-requests.ts';
import { audit } from '#test/auditor.ts';
import { buy, post, toOrderBody } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { letTimePass } from '#test/dashboard.ts';
import { type MadeProduct, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { actOnLink, takeByTelephone, toTelephoneBody } from '#test/orders/by-telephone.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
let packer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  packer = await makeStaff(shop, 'packer');
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const list = async (query: Input<'GET /admin/stock-requests'>['query']) =>
  (await callApi('GET /admin/stock-requests', { shop, as: packer, query })).requests;

/** Makes a sold-out product for which a customer with this mobile number waits. */
async function makeWaiting(name: string, mobile: string) {
  const product = await makeProduct(shop, { name, stock: 0 });
  const customer = await makeCustomer(shop, { mobile });
  await ask(product, customer);
  return { product, customer };
}

async function ask({ id }: MadeProduct, as: Awaited<ReturnType<typeof makeCustomer>>) {
  const body = { product_id: id, quantity: 2, notes: 'For Diwali' };
  expect((await post(shop, '/stock-requests', { as, body })).status).toBe(201);
  shop.clock.advance(1000);
}

async function receive({ sku }: MadeProduct, quantity: number) {
  const answer = await post(shop, '/admin/stock/counts', {
    as: packer,
    body: { sku, count: quantity, reason: 'Found' },
  });
  expect(answer.status).toBe(200);
}

const tell = (id: string) => post(shop, `/admin/stock-requests/${id}/notice`, { as: packer, body: {} });

async function listTold(name: string): Promise<string[]> {
  await shop.drainJobs();
  const told = (await shop.outbox()).filter(({ body }) => body.startsWith(`${name} is back in stock.`));
  return told.map(({ recipient }) => recipient);
}

test('the request list shows who waits for what; staff can notify one customer early, once', async () => {
  const { product } = await makeWaiting('Book Lamp', '+919000001117');
  const second = await makeCustomer(shop, { mobile: '+919000001127', name: 'Asha Rao' });
  await ask(product, second);
  const [first, asha] = await list({ q: 'book lamp' });
  expect(first).toMatchObject({ state: 'waiting', quantity: 2, in_stock: 0, notes: 'For Diwali' });
  expect(asha).toMatchObject({ customer: { name: 'Asha Rao', phone: '+919000001127' } });
  const refused = await readRefusal(await tell(asha!.id));
  expect([refused.code, refused.error]).toEqual([
    'stock_request.no_pieces',
    'No piece of Book Lamp is available to buy. Receive some first.',
  ]);
  // The piece was added in a way that does not send messages automatically.
  await shop.db.updateTable('stock_requests').set({ quantity: 1 }).where('id', '=', first!.id).execute();
  await receive(product, 1);
  expect(await listTold('Book Lamp')).toEqual(['+919000001117']);
  expect((await tell(asha!.id)).status).toBe(204);
  expect(await listTold('Book Lamp')).toEqual(expect.arrayContaining(['+919000001127']));
  expect((await readRefusal(await tell(asha!.id))).code).toBe('stock_request.answered');
  expect((await list({ state: 'told', q: 'book lamp' })).map(({ id }) => id)).toEqual([first!.id, asha!.id]);
});

test('a customer who has bought meanwhile is not notified; cancelling the order reopens their request', async () => {
  const { product, customer } = await makeWaiting('Bought Bell', '+919000002117');
  const system = shop.as({ kind: 'system' });
  await shop.db.updateTable('products').set({ stock_quantity: 5 }).where('id', '=', product.id).execute();
  const move = {
    id: 'mov_bought_bell',
    product_id: product.id,
    kind: 'stocked',
    quantity: 5,
    at: shop.clock.now(),
  };
  await shop.db.insertInto('stock_moves').values(move).execute();
  const order = await buy(shop, customer, toOrderBody({ productId: product.id }));
  expect(await list({ q: 'bought bell' })).toMatchObject([
    { state: 'bought', order_number: order.order_number },
  ]);
  await answerRequestsFor(system, product.id);
  expect(await listTold('Bought Bell')).toEqual([]);
  await post(shop, `/orders/${order.id}/cancellation`, { as: customer, body: { reason: '' } });
  expect(await list({ q: 'bought bell' })).toMatchObject([{ state: 'waiting', order_number: null }]);
  await answerRequestsFor(system, product.id);
  expect(await listTold('Bought Bell')).not.toEqual([]);
});

test('an order with a payment link reserves the pieces of a request; cancelling the unpaid order reopens it', async () => {
  const { product } = await makeWaiting('Reserved Rug', '+919000003117');
  const [request] = await list({ q: 'reserved rug' });
  await receive(product, 2);
  const other = await makeProduct(shop, { stock: 3 });
  const take = (productId: string, key: string) =>
    post(shop, '/admin/orders', {
      as: packer,
      key,
      body: {
        ...toOrderBody({ productId, quantity: 2 }, { phone: '+919000003117', paymentMethod: 'razorpay' }),
        stock_request: request!.id,
      },
    });
  expect((await readRefusal(await take(other.id, 'reserve-something-else'))).code).toBe(
    'stock_request.other',
  );
  const taken = await take(product.id, 'reserve-the-two-rugs');
  expect(taken.status).toBe(201);
  const { order } = await readAnswer('POST /admin/orders', taken);
  expect(await list({ q: 'reserved rug' })).toMatchObject([
    { state: 'reserved', order_number: order.order_number, in_stock: 0 },
  ]);
  const owner = await makeStaff(shop);
  const cancelled = await post(shop, `/admin/orders/${order.id}/cancellation`, {
    as: owner,
    body: { reason: 'Not paid' },
  });
  expect(cancelled.status).toBe(200);
  expect(await list({ q: 'reserved rug' })).toMatchObject([
    { state: 'told', order_number: null, in_stock: 2 },
  ]);
});

test('a request counts as bought once its reserved order is paid, and the customer is not notified again', async () => {
  const { product } = await makeWaiting('Paid Pot', '+919000004117');
  const [request] = await list({ q: 'paid pot' });
  await receive(product, 2);
  const told = await listTold('Paid Pot');
  const { payment_link } = await takeByTelephone(shop, packer, {
    ...toTelephoneBody(
      { id: product.id, quantity: 2 },
      { phone: '+919000004117', paymentMethod: 'razorpay' },
    ),
    stock_request: request!.id,
  });
  await actOnLink(shop, payment_link!.url, { act: 'pay' });
  await letTimePass(shop);
  expect(await list({ q: 'paid pot' })).toMatchObject([{ state: 'bought', in_stock: 0 }]);
  await receive(product, 3);
  expect(await listTold('Paid Pot')).toEqual(told);
});

test('only an order of the requested variant answers a request, from the shop or by telephone', async () => {
  const colours = ['Indigo', 'Madder'].map((color) => ({ color, stock: 5 }));
  const { id, variantIds } = await makeProduct(shop, { name: 'Variant Vase', variants: colours });
  const [indigo, madder] = variantIds as [string, string];
  const phone = '+919000005117';
  const customer = await makeCustomer(shop, { mobile: phone });
  const body = { product_id: id, variant_id: indigo, quantity: 1, notes: '' };
  expect((await post(shop, '/stock-requests', { as: customer, body })).status).toBe(201);
  shop.clock.advance(1000);
  const [request] = await list({ q: 'variant vase' });
  await buy(shop, customer, toOrderBody({ productId: id, variantId: madder }));
  expect(await list({ q: 'variant vase' })).toMatchObject([{ state: 'waiting', order_number: null }]);
  const take = (variantId: string) =>
    post(shop, '/admin/orders', {
      as: packer,
      key: `reserve-the-vase-${variantId}`,
      body: {
        ...toOrderBody({ productId: id, variantId }, { phone, paymentMethod: 'razorpay' }),
        stock_request: request!.id,
      },
    });
  expect((await readRefusal(await take(madder))).code).toBe('stock_request.other');
  expect(await list({ q: 'variant vase' })).toMatchObject([{ state: 'waiting', order_number: null }]);
  expect((await take(indigo)).status).toBe(201);
  expect(await list({ q: 'variant vase' })).toMatchObject([{ state: 'reserved' }]);
});
