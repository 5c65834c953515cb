import { extractText } from 'unpdf';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import type { ChangeAddress } from '#contract/order/change-address.ts';
import { inTransaction } from '#shop/context.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, post, readInvoice, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import type { MadeCustomer, MadeProduct, MadeStaff } from '#test/make.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeOrderMoves } from '#test/order-moves.ts';
import { makeExchanges } from '#test/scenes/exchanges.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let owner: MadeStaff;
let lamp: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop);
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  lamp = await makeProduct(shop, { name: 'Hanging Lamp', pricePaise: 1499_00, stock: 10 });
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

const { deliver } = makeOrderMoves(() => shop);
const { exchange } = makeExchanges(
  () => shop,
  () => owner,
);

const pune = {
  line1: '7 Laxmi Road',
  line2: '',
  city: 'Pune',
  state: 'MH',
  postal_code: '411030',
  country: 'India',
} as const;
const kanpur = {
  ...pune,
  line1: '3 Mall Road',
  city: 'Kanpur',
  state: 'UP',
  postal_code: '208001',
} as const;

/** Sends a change and returns the status and the body of the response. */
async function change(id: string, address: ChangeAddress['address'], as = owner) {
  shop.clock.advance(1000);
  const response = await shop.app.request(`/api/v1/admin/orders/${id}/address`, {
    method: 'PATCH',
    headers: as.headers,
    body: JSON.stringify({ reason: 'The customer called', address }),
  });
  return { ...(await response.json()), status: response.status };
}

function look(id: string): Promise<AdminOrderJson> {
  return callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id } }).then(({ order }) => order);
}

test('moving a paid order to another State keeps its price; a credit note and an IGST invoice replace the old one', async () => {
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: lamp.id, quantity: 2 }));
  const before = await look(order.id);
  expect(before.totals).toMatchObject({ igst: 0 });
  const answer = await change(order.id, pune);
  expect(answer.error).toBeUndefined();
  const after = await look(order.id);
  expect(after.shipping_address).toMatchObject({ city: 'Pune', postal_code: '411030' });
  expect(after.totals).toMatchObject({ total: before.totals.total, cgst: 0, sgst: 0 });
  expect(after.totals.igst).toBeGreaterThan(0);
  expect(after.money).toEqual(before.money);
  expect(after.documents.map(({ kind, status, amount }) => [kind, status, amount])).toEqual([
    ['tax_invoice', 'canceled', before.totals.total],
    ['credit_note', 'sent', before.totals.total],
    ['tax_invoice', 'paid', before.totals.total],
  ]);
  const invoice = await readInvoice(shop, buyer, order.id);
  expect(invoice).toMatchObject({ place_of_supply: 'Maharashtra', status: 'paid' });
  const note = await readInvoice(shop, buyer, after.documents[1]!.id);
  expect(note).toMatchObject({ original_invoice: { invoice_number: before.documents[0]!.number } });
  expect(note.line_items[0]).toMatchObject({ quantity: 2 });
  expect(after.events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['address_changed', 'credit_note_issued', 'invoice_issued']),
  );
  await shop.drainJobs();
  expect(JSON.stringify(after.messages)).toContain('will now be delivered to Pune 411030');
});

test('moving to another State and back restores the totals, with three invoices and two credit notes', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  const before = await look(id);
  await change(id, pune);
  await change(id, kanpur);
  const after = await look(id);
  expect(after.totals).toEqual(before.totals);
  expect(after.money).toEqual(before.money);
  expect(after.documents.map(({ kind }) => kind)).toEqual([
    'tax_invoice',
    'credit_note',
    'tax_invoice',
    'credit_note',
    'tax_invoice',
  ]);
});

test('a change within the State keeps the invoice, and the label has the new address', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  const { documents } = await look(id);
  expect((await change(id, kanpur)).order).toMatchObject({ shipping_address: { city: 'Kanpur' } });
  expect((await look(id)).documents).toEqual(documents);
  const label = await post(shop, '/admin/documents', { as: owner, body: { kinds: ['label'], orders: [id] } });
  const { text } = await extractText(new Uint8Array(await label.arrayBuffer()));
  expect(text.join(' ').replaceAll(/\s+/g, ' ')).toMatch(/3 Mall Road.*Kanpur.*208001/);
});

test('a moved order is cancelled, refunded and credited like any other', async () => {
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: lamp.id }));
  await change(order.id, pune);
  await post(shop, `/admin/orders/${order.id}/cancellation`, { as: owner, body: { reason: 'Not wanted' } });
  const { money, totals } = await look(order.id);
  expect(money).toMatchObject({ refunded: totals.total, credited: totals.total });
});

test('the cash of a moved order is due once, and pays the invoice in force', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  await change(id, pune);
  const parcel = { courier: 'delhivery', tracking_number: '12345678901' };
  await post(shop, `/admin/orders/${id}/shipment`, { as: owner, body: parcel });
  await post(shop, `/admin/orders/${id}/delivery`, { as: owner, body: {} });
  expect((await look(id)).money.due).toBe((await look(id)).totals.total);
  await post(shop, `/admin/orders/${id}/cash`, { as: owner, body: {} });
  expect((await look(id)).documents.map(({ status }) => status)).toEqual(['canceled', 'sent', 'paid']);
});

test('a repeated change does nothing; a change without the ability or after dispatch is refused', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  expect((await change(id, pune, await makeStaff(shop, 'accountant'))).status).toBe(403);
  await change(id, pune);
  const { version } = await look(id);
  expect((await change(id, pune)).status).toBe(200);
  expect((await look(id)).version).toBe(version);
  const parcel = { courier: 'delhivery', tracking_number: '12345678901' };
  await post(shop, `/admin/orders/${id}/shipment`, { as: owner, body: parcel });
  expect(await change(id, kanpur)).toMatchObject({ status: 409, code: 'order.left' });
});

test('a partly refunded order can be moved only within its State', async () => {
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: lamp.id, quantity: 2 }));
  const body = { reason: 'A scratch', amount: 100 };
  await post(shop, `/admin/orders/${order.id}/refund`, { as: owner, body, key: 'a-scratch-of-100' });
  expect(await change(order.id, pune)).toMatchObject({ status: 409, code: 'order.partly_refunded' });
  expect((await change(order.id, kanpur)).status).toBe(200);
});

test('the address of a parcel booked with a courier is fixed until the booking is cancelled', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  const shipment = { id: 'shp_1', order_id: id, gateway: 'shiprocket', reference: 'shp_1', size: '{}' };
  const requested_at = shop.clock.now();
  await shop.db
    .insertInto('shipments')
    .values({ ...shipment, state: 'requested', requested_at })
    .execute();
  expect(await change(id, pune)).toMatchObject({ status: 409, code: 'order.booked' });
  await shop.db.updateTable('shipments').set({ state: 'cancelled', awb: '1' }).execute();
  expect((await change(id, pune)).status).toBe(200);
});

test('a cash on delivery order cannot be moved to a PIN code where the shop refuses it', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  const set = (refusedPins: string[]) =>
    inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, { cod: { refusedPins } }));
  await set(['411030']);
  await shop.changes.settle();
  expect(await change(id, pune)).toMatchObject({ status: 422, code: 'cod.not_offered' });
  await set([]);
});

test('with cash on delivery off, a street can be corrected, and a replacement paid by credit moved anywhere', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  const { order } = await buyOnline(shop, await makeCustomer(shop), toOrderBody({ productId: lamp.id }));
  await deliver(owner, order.id);
  const items = [{ item_id: order.items[0]!.id, quantity: 1 }];
  const { exchange: replacement } = await exchange(order.id, { items });
  const set = async (codEnabled: boolean) => {
    await inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, { payment: { codEnabled } }));
    await shop.changes.settle();
  };
  await set(false);
  const { postal_code } = (await look(id)).shipping_address;
  const corrected = { ...kanpur, line1: '14 Hazratganj', city: 'Lucknow', postal_code };
  expect(await change(id, corrected)).toMatchObject({ status: 200 });
  expect(await change(id, kanpur)).toMatchObject({ status: 422, code: 'cod.not_offered' });
  expect(await change(replacement.id, kanpur)).toMatchObject({ status: 200 });
  await set(true);
});

test('twenty concurrent changes leave one invoice in force', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  const goals = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? pune : kanpur));
  const statuses = await Promise.all(goals.map((goal) => change(id, goal).then(({ status }) => status)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { documents } = await look(id);
  const inForce = documents.filter(({ kind, status }) => kind === 'tax_invoice' && status !== 'canceled');
  expect(inForce).toHaveLength(1);
});
