import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { completeOldOrders } from '#shop/orders/fulfilment/complete-order.ts';
import { getAdminOrder } from '#shop/orders/admin-orders/get-admin-order.ts';
import { audit } from '#test/auditor.ts';
import {
  buy,
  buyOnline,
  countAnswers,
  get,
  readInvoice,
  readStock,
  readOrder,
  toOrderBody,
} from '#test/buy.ts';
import { makeCustomer } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeAwb, makeOrderMoves, parcel } from '#test/order-moves.ts';
import { makeOrderDesk } from '#test/scenes/order-desk.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const { move, moved } = makeOrderMoves(() => shop);

test('a cash on delivery order goes from packing to completion, and its log names who did each step', async () => {
  const { owner, packer, accountant, buyer, idol } = await makeOrderDesk(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  await moved(packer, id, 'packing');
  const shipped = await moved(packer, id, 'shipment', parcel);
  expect(shipped.status).toBe('shipped');
  expect(shipped.tracking).toMatchObject({
    provider: 'Delhivery',
    number: '12345678901',
    url: 'https://www.delhivery.com/tracking?trackingId=12345678901',
  });
  expect(await countAnswers([await move(accountant, id, 'cash')])).toEqual({ '409 order.no_cash': 1 });
  await moved(packer, id, 'delivery');
  expect((await readInvoice(shop, buyer, id)).status).toBe('sent');
  expect(await countAnswers([await move(owner, id, 'completion')])).toEqual({ '409 order.unpaid': 1 });
  const paid = await moved(accountant, id, 'cash');
  expect(paid.payment.status).toBe('completed');
  expect((await readInvoice(shop, buyer, id)).status).toBe('paid');
  const done = await moved(accountant, id, 'completion');
  expect(done.status).toBe('completed');
  expect(done.events.map(({ kind, actor, actor_name }) => [kind, actor, actor_name])).toEqual([
    ['order_placed', 'customer', 'Meera Kumari'],
    ['order_packed', 'staff', 'Ravi the packer'],
    ['order_shipped', 'staff', 'Ravi the packer'],
    ['order_delivered', 'staff', 'Ravi the packer'],
    ['cash_collected', 'staff', 'Ravi the accountant'],
    ['order_completed', 'staff', 'Ravi the accountant'],
  ]);
  await shop.drainJobs();
  const told = (await shop.outbox()).filter(({ body }) => body.includes(done.order_number));
  expect(
    told.some(({ body }) => body.includes('on its way with Delhivery, tracking number 12345678901')),
  ).toBe(true);
  expect(told.some(({ body }) => body.includes('was delivered'))).toBe(true);
});

test('an order that waits for the owner has no invoice until it is confirmed', async () => {
  const { packer, buyer, idol } = await makeOrderDesk(shop);
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { payment: { codNeedsConfirmation: true } }),
  );
  await shop.changes.settle();
  const { id, status } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { payment: { codNeedsConfirmation: false } }),
  );
  await shop.changes.settle();
  expect(status).toBe('pending');
  expect(await countAnswers([await move(packer, id, 'packing')])).toEqual({ '409 order.not_ready': 1 });
  expect((await get(shop, `/invoices/${id}`, buyer)).status).toBe(404);
  expect((await moved(packer, id, 'confirmation')).status).toBe('processing');
  expect((await readInvoice(shop, buyer, id)).status).toBe('sent');
  expect(await countAnswers([await move(packer, id, 'confirmation')])).toEqual({
    '409 order.not_waiting': 1,
  });
});

test('twenty packers dispatch one parcel at once: it is dispatched once, and the buyer is notified once', async () => {
  const { owner, packer, buyer, idol } = await makeOrderDesk(shop);
  const { id, order_number } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  const answers = await Promise.all(Array.from({ length: 20 }, () => move(packer, id, 'shipment', parcel)));
  expect(await countAnswers(answers)).toEqual({ '200': 20 });
  const other = await move(packer, id, 'shipment', { ...parcel, tracking_number: '99999999999' });
  expect(await countAnswers([other])).toEqual({ '409 order.moved': 1 });
  const { events } = await getAdminOrder(owner.ctx, id);
  expect(events.filter(({ kind }) => kind === 'order_shipped')).toHaveLength(1);
  await shop.drainJobs();
  const told = (await shop.outbox()).filter(
    ({ channel, body }) =>
      channel === 'sms' && body.includes(order_number) && body.includes('on its way with'),
  );
  expect(told).toHaveLength(1);
});

test('cancelling an order for a broken piece days later refunds it, restores stock and cancels the invoice', async () => {
  const { owner, packer, buyer, idol } = await makeOrderDesk(shop);
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  shop.clock.advance(3 * 24 * 3600_000);
  const body = { reason: 'It broke while it was packed', sold_out: true };
  expect(await countAnswers([await move(packer, order.id, 'cancellation', body)])).toEqual({
    '403 access.forbidden': 1,
  });
  const cancelled = await moved(owner, order.id, 'cancellation', body);
  expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_reason: 'no_stock' });
  expect(cancelled.payment.status).toBe('refunded');
  expect(await readStock(shop, idol)).toBe(5);
  expect((await readInvoice(shop, buyer, order.id)).status).toBe('canceled');
  expect(await countAnswers([await move(owner, order.id, 'cancellation', body)])).toEqual({
    '409 order.not_cancellable': 1,
  });
  const bare = await move(owner, order.id, 'cancellation', {});
  expect([bare.status, await bare.json()]).toMatchObject([
    422,
    { fields: { reason: 'Please give the reason' } },
  ]);
});

test('a delivered order can be returned only once, paid online or in cash, with or without restocking', async () => {
  const { owner, packer, accountant, buyer, idol } = await makeOrderDesk(shop);
  const online = (await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }))).order;
  const cash = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  for (const { id } of [online, cash]) {
    expect(await countAnswers([await move(owner, id, 'return', { reason: 'Too small' })])).toEqual({
      '409 order.not_returnable': 1,
    });
    await moved(packer, id, 'shipment', { ...parcel, tracking_number: makeAwb() });
    await moved(packer, id, 'delivery');
  }
  await moved(accountant, cash.id, 'cash');
  expect(
    (await moved(owner, online.id, 'return', { reason: 'Too small', restock: true })).payment.status,
  ).toBe('refunded');
  expect(await readStock(shop, idol)).toBe(4);
  await moved(owner, cash.id, 'return', { reason: 'A crack in the glaze' });
  expect(await readStock(shop, idol)).toBe(4);
  for (const { id } of [online, cash]) {
    expect((await readInvoice(shop, buyer, id)).status).toBe('canceled');
    expect((await readOrder(shop, buyer, id)).status).toBe('delivered');
    expect(await countAnswers([await move(owner, id, 'return', { reason: 'Again' })])).toEqual({
      '409 order.not_returnable': 1,
    });
  }
  await shop.drainJobs();
  const refunds = await shop.db
    .selectFrom('refunds')
    .select(['status', 'reason'])
    .where('order_id', 'in', [online.id, cash.id])
    .execute();
  expect(refunds).toEqual([{ status: expect.stringMatching(/pending|processed/), reason: 'returned' }]);
});

test('a delivered, paid order completes automatically when its return window is over', async () => {
  const { packer, buyer, idol } = await makeOrderDesk(shop);
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  const { order: other } = await buyOnline(
    shop,
    await makeCustomer(shop),
    toOrderBody({ productId: idol.id }),
  );
  const unpaid = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  for (const { id } of [order, other, unpaid]) {
    await moved(packer, id, 'shipment', { ...parcel, tracking_number: makeAwb() });
    await moved(packer, id, 'delivery');
  }
  const system = shop.as({ kind: 'system' });
  shop.clock.advance(6 * 24 * 3600_000);
  await completeOldOrders(system);
  expect((await readOrder(shop, buyer, order.id)).status).toBe('delivered');
  shop.clock.advance(2 * 24 * 3600_000);
  await completeOldOrders(system, 1);
  const now = async (id: string) => (await getAdminOrder(system, id)).status;
  expect([await now(order.id), await now(other.id), await now(unpaid.id)]).toEqual([
    'completed',
    'completed',
    'delivered',
  ]);
});
