import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { audit } from '#test/auditor.ts';
import { buy, countAnswers, get, post, readInvoice, readOrder, readStock, toOrderBody } from '#test/buy.ts';
import { makeCustomer } from '#test/make.ts';
import { callApi } from '#test/call-api.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makePartialRefunds } from '#test/scenes/partial-refunds.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

test('returning one of three lamps refunds its share of money and tax and restocks it; the rest stands', async () => {
  const { buyer, lamp, makePaid, refund } = await makePartialRefunds(shop);
  const order = await makePaid();
  const [three] = order.items;
  const told = await refund(order, { items: [{ item_id: three!.id, quantity: 1 }], restock: true });
  // 3 × 999 less 5 % for paying online: a third of 2,847.15.
  expect(told.payment).toMatchObject({ status: 'completed', refunded: 949.05 });
  expect(told.refunds).toMatchObject([{ amount: 949.05, status: 'due', reason: 'returned' }]);
  expect(told.items.map(({ returned }) => returned)).toEqual([1, 0]);
  expect(told.events.at(-1)).toMatchObject({
    kind: 'order_refunded',
    reason: 'It came broken',
    actor: 'staff',
  });
  expect(await readStock(shop, lamp)).toBe(8);
  const [note] = told.credit_notes;
  const document = await readInvoice(shop, buyer, note!.id);
  expect(document).toMatchObject({
    document_type: 'credit_note',
    invoice_number: note!.number,
    original_invoice: { part: true, reason: 'It came broken' },
    tax_summary: { final_amount: 949.05, total_taxable_value: 903.85, total_cgst: 22.6, total_sgst: 22.6 },
  });
  expect(document.line_items).toMatchObject([{ quantity: 1, total_amount: 949.05 }]);
  expect(await readInvoice(shop, buyer, order.id)).toMatchObject({
    status: 'paid',
    credit_notes: [{ id: note!.id, invoice_number: note!.number, amount: 949.05 }],
  });
});

test('the money is refunded through the gateway, and the buyer gets a message for each credit note', async () => {
  const { buyer, makePaid, refund } = await makePartialRefunds(shop);
  const order = await makePaid();
  const [three] = order.items;
  await refund(order, { items: [{ item_id: three!.id, quantity: 1 }] });
  await refund(order, { amount: 100, reason: 'A scratch on the idol' });
  await shop.drainJobs();
  while ((await shop.sandbox.runDue()) > 0) await shop.drainJobs();
  const later = await readOrder(shop, buyer, order.id);
  expect(later.refunds.map(({ amount }) => amount)).toEqual([949.05, 100]);
  const payment = await shop.ctx.razorpay.getPayment(order.payment.transaction_id!);
  expect(payment).toMatchObject({ amount_refunded: 1049_05, refund_status: 'partial', status: 'captured' });
  const messages = (await shop.outbox()).map(({ body }) => body);
  for (const amount of ['₹949.05', '₹100.00'])
    expect(
      messages.filter((body) =>
        body.includes(`We are refunding ${amount} for your order ${order.order_number}`),
      ),
    ).toHaveLength(2);
  const notes = await callApi('GET /invoices', { shop, as: buyer });
  expect(notes.total).toBe(3);
  const file = await get(shop, `/invoices/${later.credit_notes[1]!.id}/download`, buyer);
  expect(file.headers.get('content-disposition')).toContain(
    `Credit-note-${later.credit_notes[1]!.number.replaceAll('/', '-')}.pdf`,
  );
});

test('a repeated key returns the same refund, even fifty times at once; with other values it is refused', async () => {
  const { buyer, owner, makePaid, ask } = await makePartialRefunds(shop);
  const order = await makePaid();
  const wish = { amount: 250 };
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(order, wish, 'the-same-key')));
  expect(await countAnswers(answers)).toEqual({ '200': 50 });
  expect((await readOrder(shop, buyer, order.id)).credit_notes).toHaveLength(1);
  const other = await ask(order, { amount: 251 }, 'the-same-key');
  expect(await other.json()).toMatchObject({
    code: 'refund.other_request',
    error: 'This was already done with other values. Look at the order again before you send more.',
  });
  const without = await post(shop, `/admin/orders/${order.id}/refund`, {
    as: owner,
    body: { reason: 'It came broken', amount: 1 },
  });
  expect(without.status).toBe(422);
});

test('fifty concurrent refunds, each with its own key, never exceed what was paid', async () => {
  const { buyer, makePaid, ask } = await makePartialRefunds(shop);
  const order = await makePaid();
  const tenth = Math.floor(order.totals.total / 10);
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(order, { amount: tenth })));
  expect(await countAnswers(answers)).toEqual({ '200': 10, '409 credit.too_much': 40 });
  const { payment } = await readOrder(shop, buyer, order.id);
  expect(payment.refunded).toBe(10 * tenth);
});

test('returning everything step by step refunds delivery with the last piece, and the order counts as refunded', async () => {
  const { buyer, lamp, makePaid, ask, refund } = await makePartialRefunds(shop);
  const order = await makePaid();
  const [three, one] = order.items;
  await refund(order, { items: [{ item_id: three!.id, quantity: 2 }], restock: true });
  const last = await refund(order, {
    items: [
      { item_id: three!.id, quantity: 1 },
      { item_id: one!.id, quantity: 1 },
    ],
  });
  expect(last).toMatchObject({
    status: 'delivered',
    payment: { status: 'refunded', refunded: order.totals.total },
  });
  expect(last.returned_at).not.toBeNull();
  expect(await readStock(shop, lamp)).toBe(9);
  expect((await readInvoice(shop, buyer, order.id)).status).toBe('canceled');
  expect(await (await ask(order, { amount: 1 })).json()).toMatchObject({ code: 'order.not_refundable' });
});

test('a return or cancellation after a partial refund gives back the rest of the money and the pieces', async () => {
  const { buyer, owner, lamp, idol, makePaid, refund } = await makePartialRefunds(shop);
  const delivered = await makePaid();
  await refund(delivered, { items: [{ item_id: delivered.items[0]!.id, quantity: 1 }], restock: true });
  const back = await post(shop, `/admin/orders/${delivered.id}/return`, {
    as: owner,
    body: { reason: 'Not as pictured', restock: true },
  });
  expect(back.status).toBe(200);
  const other = await makeCustomer(shop);
  const packed = await makePaid({ delivered: false, as: other });
  await refund(packed, { items: [{ item_id: packed.items[0]!.id, quantity: 1 }] });
  await post(shop, `/orders/${packed.id}/cancellation`, { as: other, body: {} });
  for (const [as, { id, totals }] of [
    [buyer, delivered],
    [other, packed],
  ] as const) {
    const order = await readOrder(shop, as, id);
    expect(order.payment).toMatchObject({ status: 'refunded', refunded: totals.total });
    expect(order.credit_notes).toHaveLength(2);
  }
  // The lamp that was not restocked is the missing one.
  expect([await readStock(shop, lamp), await readStock(shop, idol)]).toEqual([9, 10]);
  await shop.drainJobs();
  const messages = (await shop.outbox()).filter(({ body }) =>
    body.includes(`${packed.order_number} was cancelled`),
  );
  shop.clock.advance(1000);
  const rest = (await readOrder(shop, other, packed.id)).credit_notes.find(
    ({ reason }) => reason !== 'It came broken',
  );
  expect(messages[0]!.body).toContain(`${formatRupees(toPaise(rest!.amount))} will be refunded`);
});

test('collected cash is refunded by hand, without the gateway, and not before it was collected', async () => {
  const { buyer, owner, lamp, deliver, ask, refund } = await makePartialRefunds(shop);
  const { id } = await buy(shop, buyer, toOrderBody([{ productId: lamp.id, quantity: 2 }]));
  await deliver(owner, id);
  const order = await readOrder(shop, buyer, id);
  const wish = { items: [{ item_id: order.items[0]!.id, quantity: 1 }], restock: true };
  expect(await (await ask(order, wish)).json()).toMatchObject({ code: 'order.not_refundable' });
  await post(shop, `/admin/orders/${id}/cash`, { as: owner, body: {} });
  expect(await refund(order, wish)).toMatchObject({
    refunds: [],
    payment: { status: 'completed', refunded: 999 },
  });
});

test('an undelivered order cannot have all its pieces refunded', async () => {
  const { makePaid, ask } = await makePartialRefunds(shop);
  const order = await makePaid({ delivered: false });
  const items = order.items.map(({ id, quantity }) => ({ item_id: id, quantity }));
  expect(await (await ask(order, { items })).json()).toMatchObject({ code: 'order.keeps_nothing' });
});
