import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { audit } from '#test/auditor.ts';
import { countAnswers } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import {
  type MadeProduct,
  type MadeStaff,
  allowManyCodOrders,
  makeCustomer,
  makeProduct,
  makeStaff,
  randomMobile,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { sendTaken, takeByTelephone, toTelephoneBody } from '#test/orders/by-telephone.ts';

let shop: TestShop;
let owner: MadeStaff;
let packer: MadeStaff;
let diya: MadeProduct;
beforeAll(async () => {
  shop = await openShop({ poolSize: 20 });
  await allowManyCodOrders(shop);
  owner = await makeStaff(shop, 'owner');
  packer = await makeStaff(shop, 'packer');
});
beforeEach(async () => {
  diya = await makeProduct(shop, { stock: 5 });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

test('a telephone order belongs to the customer with that number, in any spelling, and names its staff member', async () => {
  const mobile = randomMobile();
  const { customerId } = await makeCustomer(shop, { mobile });
  const spelled = `0${mobile.slice(3, 8)} ${mobile.slice(8)}`;
  const order = await takeByTelephone(shop, packer, toTelephoneBody(diya, { phone: spelled }));
  expect(order).toMatchObject({
    status: 'processing',
    taken_by: 'Ravi the packer',
    customer: { phone: mobile, email: '' },
    account: { id: customerId },
    payment: { method: 'cod' },
    events: [{ kind: 'order_placed', actor: 'staff', actor_name: 'Ravi the packer' }],
    documents: [{ kind: 'tax_invoice' }],
  });
  expect(order.messages.map(({ kind, channel, to }) => [kind, channel, to])).toEqual([
    ['order_received', 'sms', mobile],
  ]);
});

test('the quote reports that no payment link can be sent when online payment is not available', async () => {
  const body = { items: [{ product_id: diya.id, quantity: 1 }], phone: randomMobile() };
  const quote = async () =>
    (await callApi('POST /admin/orders/quote', { shop, as: packer, body })).no_payment_link;
  expect(await quote()).toBeNull();
  const { razorpay } = shop.ctx;
  Object.assign(shop.ctx, { razorpay: undefined });
  expect(await quote()).toBe('Online payment is not available right now.');
  Object.assign(shop.ctx, { razorpay });
});

test('an unknown caller is added once, without consent or a verified number', async () => {
  const phone = randomMobile();
  const first = await takeByTelephone(shop, owner, toTelephoneBody(diya, { phone, name: 'Lata Devi' }));
  const second = await takeByTelephone(shop, owner, toTelephoneBody(diya, { phone }));
  expect(second.account).toMatchObject({ id: first.account.id, name: 'Lata Devi', mobile: phone, orders: 2 });
  const added = await shop.db
    .selectFrom('customers')
    .select(['mobile', 'caller_number'])
    .where('id', '=', first.account.id)
    .executeTakeFirstOrThrow();
  expect(added).toEqual({ mobile: null, caller_number: phone });
  const consents = await shop.db
    .selectFrom('consents')
    .select('purpose')
    .where('subject', '=', first.account.id)
    .execute();
  expect(consents).toEqual([]);
  const { customer } = await callApi('GET /admin/callers', { shop, as: owner, query: { phone } });
  expect(customer).toMatchObject({ name: 'Lata Devi', orders: 2, address: { postal_code: '226001' } });
});

test('a telephone order by a new caller, sent twenty times at once, is created only once', async () => {
  const body = toTelephoneBody(diya, { phone: randomMobile() });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sendTaken(shop, owner, { body, key: 'one-press-of-a-button' })),
  );
  expect(await countAnswers(answers)).toEqual({ '201': 20 });
  const ids = await Promise.all(
    answers.map(async (answer) => (await readAnswer('POST /admin/orders', answer)).order.id),
  );
  expect(new Set(ids).size).toBe(1);
});

test('of twenty concurrent callers for the last piece, one gets it and the others are refused as sold out', async () => {
  const idol = await makeProduct(shop, { stock: 1 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, caller) =>
      sendTaken(shop, owner, {
        body: toTelephoneBody(idol, { phone: randomMobile() }),
        key: `caller-number-${caller}`,
      }),
    ),
  );
  expect(await countAnswers(answers)).toEqual({ '201': 1, '409 stock.gone': 19 });
});

test('a refusal of cash on delivery gives its reason, and only an owner can override it, with a recorded reason', async () => {
  const dear = await makeProduct(shop, { pricePaise: 9000_00 });
  const body = toTelephoneBody(dear, { phone: randomMobile() });
  const send = (as: MadeStaff, cod_reason?: string) =>
    sendTaken(shop, as, { body: { ...body, cod_reason }, key: crypto.randomUUID() });
  expect(await countAnswers([await send(packer), await send(packer, 'She is my aunt')])).toEqual({
    '422 cod.not_offered': 1,
    '403 access.forbidden': 1,
  });
  const quote = await callApi('POST /admin/orders/quote', {
    shop,
    as: packer,
    body: { phone: body.phone, items: body.items, paymentMethod: 'cod', postal_code: '226001' },
  });
  expect(quote.cod).toMatchObject({ offered: false, reason: expect.stringContaining('for a first order') });
  const taken = await send(owner, 'She is my aunt');
  expect(taken.status).toBe(201);
  const { order } = await readAnswer('POST /admin/orders', taken);
  const overruled = order.events.find(({ kind }) => kind === 'cod_overruled');
  expect(overruled?.reason).toMatch(/^She is my aunt \(the rules: Cash on delivery is available up to ₹/);
  const row = await shop.db
    .selectFrom('audit_events')
    .select(['action', 'staff_id', 'after'])
    .where('subject', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ action: 'order.taken', staff_id: owner.staffId });
  expect(row.after).toMatchObject({ cod_overruled: overruled?.reason });
});

test('a telephone order needs no verified number for cash on delivery, even when the shop requires one', async () => {
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { cod: { needsProvenNumber: true, mostOpenOrders: null } }),
  );
  await shop.changes.settle();
  const order = await takeByTelephone(shop, packer, toTelephoneBody(diya, { phone: randomMobile() }));
  expect(order.status).toBe('processing');
});

test('a telephone order without a key, or from staff who may not take orders, is refused', async () => {
  const accountant = await makeStaff(shop, 'accountant');
  const body = toTelephoneBody(diya);
  const answers = [
    await shop.app.request('/api/v1/admin/orders', {
      method: 'POST',
      headers: owner.headers,
      body: JSON.stringify(body),
    }),
    await sendTaken(shop, accountant, { body, key: 'an-accountant-sells' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 403]);
});

test('a telephone order leaves the cart on the customer’s own device unchanged', async () => {
  const mobile = randomMobile();
  const customer = await makeCustomer(shop, { mobile });
  const other = await makeProduct(shop);
  await callApi('PUT /profile', {
    shop,
    as: customer,
    body: { cart: [{ product_id: other.id, quantity: 2, price: 1200 }] },
  });
  await takeByTelephone(shop, owner, toTelephoneBody(diya, { phone: mobile }));
  const { cart } = await callApi('GET /profile', { shop, as: customer });
  expect(cart).toMatchObject([{ product_id: other.id, quantity: 2 }]);
});
