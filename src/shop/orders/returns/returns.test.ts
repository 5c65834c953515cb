import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { toIndianTime } from '#domain/indian-time.ts';
import { audit } from '#test/auditor.ts';
import { buy, countAnswers, get, post, readOrder, toOrderBody } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { letTimePass } from '#test/dashboard.ts';
import { makeOrderMoves } from '#test/order-moves.ts';
import { type As, type MadeCustomer, type MadeProduct, type MadeStaff } from '#test/make.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
const { deliver } = makeOrderMoves(() => shop);
let buyer: MadeCustomer;
let owner: MadeStaff;
let packer: MadeStaff;
let lamp: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  owner = await makeStaff(shop);
  packer = await makeStaff(shop, 'packer');
  buyer = await makeCustomer(shop);
  lamp = await makeProduct(shop, { name: 'Lamp', pricePaise: 500_00, stock: 9 });
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

/** Makes an order of three lamps that has arrived and is paid in cash. */
async function makeArrived(): Promise<OrderJson> {
  // The same order within ten minutes would count as a double click.
  const notes = crypto.randomUUID();
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id, quantity: 3 }, { notes }));
  await deliver(owner, id);
  await post(shop, `/admin/orders/${id}/cash`, { as: owner, body: {} });
  return readOrder(shop, buyer, id);
}

const pieces = ({ items }: OrderJson, quantity: number) => [{ item_id: items[0]!.id, quantity }];

function ask(order: OrderJson, quantity = 2, as: As = buyer): Promise<Response> {
  const body = { items: pieces(order, quantity), wish: 'refund', reason: 'Two are too small' };
  return post(shop, `/orders/${order.id}/returns`, { as, body });
}

function act(order: OrderJson, path: string, body: object, as: MadeStaff = owner): Promise<Response> {
  shop.clock.advance(1000);
  return post(shop, `/admin/orders/${order.id}/${path}`, { as, body, key: `key-of-${path}-${order.id}` });
}

async function look(order: OrderJson): Promise<AdminOrderJson> {
  return (await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id: order.id } })).order;
}

async function readMails(order: OrderJson): Promise<string[]> {
  await letTimePass(shop);
  const sent = (await shop.outbox()).filter(
    ({ channel, body }) => channel === 'email' && body.includes(order.order_number),
  );
  return sent.map(({ body }) => body);
}

test('a return is requested, approved, received and refunded, and its one sellable piece is restocked', async () => {
  const order = await makeArrived();
  expect((await ask(order)).status).toBe(200);
  const [asked] = (await readOrder(shop, buyer, order.id)).returns;
  expect(asked).toMatchObject({ state: 'requested', requested_by: 'customer', wish: 'refund' });
  const answer = { approved: true, answer: 'Please send them to our workshop.' };
  const path = `returns/${asked!.id}`;
  expect((await act(order, `${path}/answer`, answer, packer)).status).toBe(403);
  expect((await act(order, `${path}/answer`, answer)).status).toBe(200);
  const sellable = { items: [{ item_id: order.items[0]!.id, restock: 1 }] };
  expect((await act(order, `${path}/receipt`, sellable, packer)).status).toBe(200);
  const refund = { reason: 'Two are too small', items: pieces(order, 2) };
  expect((await act(order, 'refund', refund)).status).toBe(200);
  const after = await look(order);
  expect(after.returns).toMatchObject([
    {
      state: 'settled',
      answer: answer.answer,
      pieces: [{ quantity: 2, restockable: 1 }],
      credit_note_id: after.credit_notes[0]!.id,
    },
  ]);
  const product = shop.db.selectFrom('products').select('stock_quantity').where('id', '=', lamp.id);
  expect(await product.executeTakeFirstOrThrow()).toEqual({ stock_quantity: 7 });
  expect(after.events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['return_requested', 'return_approved', 'return_received', 'order_refunded']),
  );
  const mails = (await readMails(order)).join('\n');
  expect(mails).toContain('We have your request to return items');
  expect(mails).toContain('Your return of order');
  expect(mails).toContain(answer.answer);
});

test('a return is possible once, for pieces that exist, by the order’s customer, within the window', async () => {
  const order = await makeArrived();
  const answers = [
    await ask(order, 4),
    await ask(order, 2, await makeCustomer(shop)),
    ...(await Promise.all(Array.from({ length: 20 }, () => ask(order)))),
  ];
  expect(await countAnswers(answers)).toEqual({
    '409 credit.too_much': 1,
    '404 order.not_found': 1,
    '200': 1,
    '409 return.open': 19,
  });
  const late = await makeArrived();
  await sql`update orders set delivered_at = delivered_at - interval '8 days' where id = ${late.id}`.execute(
    shop.db,
  );
  expect(await countAnswers([await ask(late)])).toEqual({ '409 return.not_possible': 1 });
  const body = { items: pieces(late, 1), reason: 'She called on the last day' };
  expect((await act(late, 'returns', body, packer)).status).toBe(200);
});

test('a refused return gives its reason, cannot be approved later, and allows another request', async () => {
  const order = await makeArrived();
  await ask(order);
  const [asked] = (await look(order)).returns;
  const path = `returns/${asked!.id}/answer`;
  await act(order, path, { approved: false, answer: 'The lamps were used.' });
  const again = await act(order, path, { approved: true, answer: 'After all' });
  expect([again.status, await again.json()]).toMatchObject([
    409,
    {
      code: 'return.answered',
      error: expect.stringMatching(/^Ravi the owner refused this return at \d\d:\d\d\.$/),
      state: 'refused',
      changed: { by: { name: 'Ravi the owner' } },
    },
  ]);
  expect((await readMails(order)).join('\n')).toContain('We could not accept your return');
  expect((await ask(order, 1)).status).toBe(200);
  expect((await look(order)).returns.map(({ state }) => state)).toEqual(['refused', 'requested']);
});

test('pieces refunded or taken back without a request are recorded and listed as returns', async () => {
  const order = await makeArrived();
  await act(order, 'refund', { reason: 'One came broken', items: pieces(order, 1), restock: false });
  await act(order, 'return', { reason: 'All of it', restock: true });
  expect((await look(order)).returns).toMatchObject([
    { state: 'settled', requested_by: 'staff', pieces: [{ quantity: 1, restockable: 0 }] },
    { state: 'settled', requested_by: 'staff', pieces: [{ quantity: 2, restockable: 2 }] },
  ]);
  const query = `/admin/returns?state=settled&q=${order.order_number.slice(-5)}`;
  const listed = await readAnswer('GET /admin/returns', await get(shop, query, packer));
  expect(listed.total).toBe(2);
  expect(listed.returns).toMatchObject([{ order_number: order.order_number }, {}]);
  const csv = await shop.app.request(`/api/v1${query}`, {
    headers: { ...owner.headers, accept: 'text/csv' },
  });
  const text = await csv.text();
  expect(text).toContain('1 × Lamp');
  for (const { requested_at, settled_at } of listed.returns) {
    const times = [requested_at, settled_at!].map((at) => toIndianTime(new Date(at)));
    expect(text).toContain(`,${times.join(',')}\r\n`);
  }
});

test('the database itself enforces the states of a return and its pieces', async () => {
  const order = await makeArrived();
  await ask(order);
  const { id } = (await look(order)).returns[0]!;
  for (const [statement, constraint] of [
    [
      `update returns set state = 'received', answered_at = now(), received_at = now() where id = '${id}'`,
      'returns_move_forward',
    ],
    [
      `update returns set state = 'settled', answered_at = now() where id = '${id}'`,
      'returns_are_settled_by_a_note',
    ],
    [`delete from returns where id = '${id}'`, 'returns_move_forward'],
    [`update return_lines set quantity = 4 where return_id = '${id}'`, 'return_lines_are_of_their_order'],
    [`update return_lines set restockable = 3 where return_id = '${id}'`, 'return_lines_check'],
  ] as const)
    await expect(sql.raw(statement).execute(shop.db), statement).rejects.toMatchObject({ constraint });
});
