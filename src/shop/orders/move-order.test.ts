import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CancelReason, OrderStatus, PaymentStatus } from '#domain/order/order.ts';
import { inTransaction } from '#shop/context.ts';
import { moveOrder } from './move-order.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { makeOrder } from '#test/make-order.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function makeOrderAt(status: OrderStatus, reason: CancelReason | null = null): Promise<string> {
  const { customerId } = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  const { id } = await makeOrder(shop, { customerId, productId, status: 'pending' });
  await shop.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    // A parcel that came back was shipped before.
    const moment = status === 'returned_to_origin' ? shop.clock.now() : null;
    await trx
      .updateTable('orders')
      .set({ status, cancelled_reason: reason, shipped_at: moment, returned_at: moment })
      .where('id', '=', id)
      .execute();
  });
  return id;
}

const ORDER_EDGES = [
  'pending → processing',
  'pending → cancelled',
  'processing → shipped',
  'processing → cancelled',
  'shipped → delivered',
  'shipped → returned_to_origin',
  'delivered → completed',
  'delivered → returned_to_origin',
  'cancelled → processing',
];
const PAYMENT_EDGES = [
  'pending → completed',
  'pending → failed',
  'failed → completed',
  'completed → refunded',
];

test('the database has exactly the published transitions', async () => {
  const orders = await shop.db.selectFrom('order_transitions').selectAll().execute();
  const payments = await shop.db.selectFrom('payment_transitions').selectAll().execute();
  const edges = (rows: { from_status: string; to_status: string }[]) =>
    rows.map(({ from_status, to_status }) => `${from_status} → ${to_status}`).toSorted();
  expect(edges(orders)).toEqual(ORDER_EDGES.toSorted());
  expect(edges(payments)).toEqual(PAYMENT_EDGES.toSorted());
});

const reasons = [null, ...CancelReason.options];
const moves = OrderStatus.options.flatMap((from) =>
  OrderStatus.options.flatMap((to) =>
    (from === 'cancelled' ? reasons : [null]).map((reason) => [from, to, reason] as const),
  ),
);

test('a plain update moves an order only along a published transition', async () => {
  for (const [from, to, reason] of moves) {
    if (from === to) continue;
    const id = await makeOrderAt(from, reason);
    const moved = shop.db.updateTable('orders').set({ status: to }).where('id', '=', id).execute();
    const isOpen = from !== 'cancelled' || reason === 'unpaid';
    const isPublished = isOpen && ORDER_EDGES.includes(`${from} → ${to}`);
    if (isPublished && to === 'returned_to_origin')
      await expect(moved, from).rejects.toMatchObject({
        constraint: 'orders_returned_to_origin_keep_no_money',
      });
    else if (isPublished) await moved;
    else
      await expect(moved, `${from} (${reason}) → ${to}`).rejects.toMatchObject({
        constraint: 'orders_move_along_edges',
      });
  }
});

test('the payment of an order only moves forward', async () => {
  for (const from of PaymentStatus.options) {
    for (const to of PaymentStatus.options) {
      if (from === to || PAYMENT_EDGES.includes(`${from} → ${to}`)) continue;
      const id = await makeOrderAt('processing');
      await shop.db.transaction().execute(async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        await trx.updateTable('orders').set({ payment_status: from }).where('id', '=', id).execute();
      });
      const moved = shop.db.updateTable('orders').set({ payment_status: to }).where('id', '=', id).execute();
      await expect(moved, `${from} → ${to}`).rejects.toMatchObject({
        constraint: 'orders_payment_moves_forward',
      });
    }
  }
});

test('an online order cannot be marked as paid without its captured payment', async () => {
  const id = await makeOrderAt('pending');
  await sql`update orders set payment_method = payment_method where id = ${id}`.execute(shop.db);
  const { customerId } = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  const online = await makeOrder(shop, {
    customerId,
    productId,
    status: 'pending',
    paymentMethod: 'razorpay',
  });
  const paid = shop.db
    .updateTable('orders')
    .set({ payment_status: 'completed' })
    .where('id', '=', online.id)
    .execute();
  await expect(paid).rejects.toMatchObject({ constraint: 'orders_paid_means_captured' });
});

test.each([
  [
    'update orders set total_paise = total_paise + 100, rounding_paise = rounding_paise',
    'orders_price_is_fixed',
  ],
  ['update orders set subtotal_paise = 1', 'orders_price_is_fixed'],
  ['update order_lines set quantity = 2', 'order_lines_are_frozen'],
  ['delete from order_lines', 'order_lines_are_frozen'],
])('the database refuses "%s"', async (statement, constraint) => {
  await makeOrderAt('processing');
  await expect(sql.raw(statement).execute(shop.db)).rejects.toMatchObject({ constraint });
});

test('of twenty concurrent moves of an order one succeeds and writes one event', async () => {
  const id = await makeOrderAt('processing');
  const move = { orderId: id, from: 'processing', to: 'shipped', kind: 'order_shipped' } as const;
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => inTransaction(shop.as({ kind: 'system' }), (tx) => moveOrder(tx, move))),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = tries.find((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({ kind: 'conflict', code: 'order.moved' });
  const events = await shop.db
    .selectFrom('order_events')
    .select(['kind', 'actor_kind'])
    .where('order_id', '=', id)
    .execute();
  expect(events.filter(({ kind }) => kind === 'order_shipped')).toEqual([
    { kind: 'order_shipped', actor_kind: 'system' },
  ]);
});
