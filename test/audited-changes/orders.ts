import type { OrderJson } from '#contract/order/order.ts';
import { inTransaction } from '#shop/context.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { expireOrder } from '#shop/workflows/order-lifecycle/expire-order.ts';
import { post, toOrderBody } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { makeAwb } from '#test/order-moves.ts';
import { randomMobile } from '#test/make.ts';
import { letTimePass, refundInDashboard } from '#test/dashboard.ts';
import { takeByTelephone, toTelephoneBody } from '#test/orders/by-telephone.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';
import {
  type AuditedChange,
  type Scene,
  changes,
  payOrder,
  placeOrder,
  takePhoto,
} from './audited-change.ts';

const parcel = () => ['shipment', { courier: 'delhivery', tracking_number: makeAwb() }] as const;
const delivered = () => [parcel(), ['delivery', {}]] as const;
const paid = () => [...delivered(), ['cash', {}]] as const;
const because = { reason: 'It came broken' };

type Step = readonly [step: string, body: object];

/** Moves an order that has already taken some steps. */
function moves(
  action: string,
  step: string,
  { after = [], body = {} }: { after?: readonly Step[]; body?: object },
) {
  return changes(`order.${action}`, 'changed', async (scene) => {
    const { id } = await placeOrder(scene, ...after);
    return { path: `/admin/orders/${id}/${step}`, body };
  });
}

async function placeWaiting(scene: Scene): Promise<OrderJson> {
  const { shop } = scene;
  const write = async (codNeedsConfirmation: boolean) => {
    await inTransaction(shop.as({ kind: 'system' }), (tx) =>
      writeSettings(tx, { payment: { codNeedsConfirmation } }),
    );
    await shop.changes.settle();
  };
  await write(true);
  const order = await placeOrder(scene);
  await write(false);
  return order;
}

/** Takes an order by telephone whose payment link expires. */
async function expireTaken({ shop, owner, productId }: Scene): Promise<{ id: string }> {
  const body = toTelephoneBody({ id: productId }, { phone: randomMobile(), paymentMethod: 'razorpay' });
  const order = await takeByTelephone(shop, owner, body);
  const now = shop.clock.now();
  await shop.db.updateTable('orders').set({ expires_at: now }).where('id', '=', order.id).execute();
  await expireOrder(shop.as({ kind: 'system' }), order.id);
  return order;
}

async function failRefund(scene: Scene): Promise<OrderJson> {
  const order = await payOrder(scene);
  // Refunds of other orders are sent first, so that the one that fails is this order's.
  await letTimePass(scene.shop);
  await steerRazorpay(scene.shop, { failNext: 'refund_later' });
  await post(scene.shop, `/admin/orders/${order.id}/cancellation`, { as: scene.owner, body: because });
  await letTimePass(scene.shop);
  return order;
}

async function refundAtGateway(scene: Scene): Promise<OrderJson> {
  const order = await payOrder(scene);
  await refundInDashboard(scene.shop, order.payment.transaction_id!, { amount: 100_00 });
  await letTimePass(scene.shop);
  return order;
}

const accepted = { approved: true, answer: 'Please send it back.' };

/** Records a return of an order that has arrived, and returns its path. */
async function askForReturn(scene: Scene): Promise<string> {
  const { shop, owner: as } = scene;
  const { id, items } = await placeOrder(scene, ...delivered());
  const body = { ...because, items: [{ item_id: items[0]!.id, quantity: 1 }] };
  const answer = await post(shop, `/admin/orders/${id}/returns`, { as, body });
  const { order } = await readAnswer('POST /admin/orders/{id}/returns', answer);
  return `/admin/orders/${id}/returns/${order.returns[0]!.id}`;
}

async function findMessage({ shop }: Scene, orderId: string): Promise<string> {
  const row = await shop.db
    .selectFrom('messages')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.id;
}

export const orderChanges: Record<string, AuditedChange> = {
  'POST /admin/orders': changes('order.taken', 'made', ({ productId }) => ({
    path: '/admin/orders',
    headers: { 'idempotency-key': 'a-telephone-order-of-the-audit' },
    body: toOrderBody({ productId }),
  })),
  'POST /admin/orders/{id}/payment-link': changes('order.taken', 'made', async (scene) => ({
    path: `/admin/orders/${(await expireTaken(scene)).id}/payment-link`,
  })),
  'POST /admin/orders/{id}/confirmation': changes('order.confirmed', 'changed', async (scene) => ({
    path: `/admin/orders/${(await placeWaiting(scene)).id}/confirmation`,
  })),
  'POST /admin/orders/{id}/calls': changes('order.customer_not_reached', 'changed', async (scene) => ({
    path: `/admin/orders/${(await placeWaiting(scene)).id}/calls`,
    body: { result: 'not_reached' },
  })),
  'POST /admin/orders/{id}/packing': moves('packed', 'packing', {}),
  'POST /admin/orders/{id}/shipment': moves('shipped', 'shipment', { body: parcel()[1] }),
  'PATCH /admin/orders/{id}/shipment': moves('shipment_corrected', 'shipment', {
    after: [parcel()],
    body: { tracking_number: '12345678902' },
  }),
  'PATCH /admin/orders/{id}/address': moves('address_changed', 'address', {
    body: { ...because, address: { line1: '2 MG Road', city: 'Pune', state: 'MH', postal_code: '411001' } },
  }),
  'POST /admin/orders/{id}/delivery': moves('delivered', 'delivery', { after: [parcel()] }),
  'POST /admin/orders/{id}/cash': moves('cash_collected', 'cash', { after: delivered() }),
  'POST /admin/orders/{id}/cash-handed-back': moves('cash_handed_back', 'cash-handed-back', {
    after: [...paid(), ['return', because]],
  }),
  'POST /admin/orders/{id}/completion': moves('completed', 'completion', { after: paid() }),
  'POST /admin/orders/{id}/cancellation': moves('cancelled', 'cancellation', { body: because }),
  'POST /admin/orders/{id}/return': moves('returned', 'return', { after: paid(), body: because }),
  'POST /admin/orders/{id}/return-to-origin': moves('returned_to_origin', 'return-to-origin', {
    after: [parcel()],
    body: because,
  }),
  'POST /admin/orders/{id}/notes': moves('note_added', 'notes', { body: { text: 'Call first' } }),
  'POST /admin/orders/{id}/refund': changes('order.refunded', 'changed', async (scene) => ({
    path: `/admin/orders/${(await payOrder(scene)).id}/refund`,
    headers: { 'idempotency-key': 'a-refund-of-the-audit' },
    body: { ...because, amount: 50 },
  })),
  'POST /admin/orders/{id}/returns': changes('order.return_requested', 'changed', async (scene) => {
    const { id, items } = await placeOrder(scene, ...delivered());
    return {
      path: `/admin/orders/${id}/returns`,
      body: { ...because, items: [{ item_id: items[0]!.id, quantity: 1 }] },
    };
  }),
  'POST /admin/orders/{id}/returns/{return}/answer': changes(
    'order.return_approved',
    'changed',
    async (scene) => ({ path: `${await askForReturn(scene)}/answer`, body: accepted }),
  ),
  'POST /admin/orders/{id}/returns/{return}/receipt': changes(
    'order.return_received',
    'changed',
    async (scene) => {
      const path = await askForReturn(scene);
      await post(scene.shop, `${path}/answer`, { as: scene.owner, body: accepted });
      return { path: `${path}/receipt` };
    },
  ),
  'POST /admin/orders/{id}/exchange': changes('order.exchanged', 'changed', async (scene) => {
    const { id, items } = await placeOrder(scene, ...paid());
    return {
      path: `/admin/orders/${id}/exchange`,
      headers: { 'idempotency-key': 'an-exchange-of-the-audit' },
      body: { ...because, items: [{ item_id: items[0]!.id, quantity: 1 }] },
    };
  }),
  'POST /admin/orders/{id}/refund-retry': changes('order.refund_resent', 'changed', async (scene) => ({
    path: `/admin/orders/${(await failRefund(scene)).id}/refund-retry`,
  })),
  'POST /admin/orders/{id}/refund-explanation': changes(
    'order.refund_explained',
    'changed',
    async (scene) => ({
      path: `/admin/orders/${(await refundAtGateway(scene)).id}/refund-explanation`,
      body: because,
    }),
  ),
  'POST /admin/orders/{id}/messages/{message}/resend': changes(
    'order.message_resent',
    'changed',
    async (scene) => {
      const { id } = await placeOrder(scene);
      return { path: `/admin/orders/${id}/messages/${await findMessage(scene, id)}/resend` };
    },
  ),
  'POST /admin/orders/{id}/missing-pieces': changes('order.pieces_missing', 'changed', async (scene) => {
    const { id, items } = await placeOrder(scene);
    return {
      path: `/admin/orders/${id}/missing-pieces`,
      body: { items: [{ item_id: items[0]!.id, quantity: 1 }] },
    };
  }),
  'POST /admin/orders/{id}/photos': changes('order.photo_added', 'made', async (scene) => ({
    path: `/admin/orders/${(await placeOrder(scene)).id}/photos`,
    body: await takePhoto(),
  })),
  'POST /admin/orders/{id}/claim': changes('order.claimed', 'made', async (scene) => ({
    path: `/admin/orders/${(await placeOrder(scene)).id}/claim`,
  })),
  'DELETE /admin/orders/{id}/claim': changes('order.claim_released', 'removed', async (scene) => ({
    path: `/admin/orders/${(await placeOrder(scene, ['claim', {}])).id}/claim`,
  })),
  'POST /admin/orders/bulk': {
    make: async (scene) => {
      const ids = [(await placeOrder(scene)).id, (await placeOrder(scene)).id];
      return { path: '/admin/orders/bulk', body: { action: 'pack', ids } };
    },
    rows: [
      ['order.packed', 'changed'],
      ['order.packed', 'changed'],
    ],
  },
  'POST /admin/remittances': {
    make: async (scene) => {
      const { order_number, totals } = await placeOrder(scene, ...delivered());
      const body = new FormData();
      body.append('file', new File([`Order,Amount\n${order_number},${totals.total}\n`], 'cash.csv'));
      return { path: '/admin/remittances', body };
    },
    rows: [
      ['order.cash_collected', 'changed'],
      ['remittance.booked', 'made'],
    ],
  },
};
