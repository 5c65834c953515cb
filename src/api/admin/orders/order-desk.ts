import { addNote } from '#shop/orders/admin-orders/add-note.ts';
import { getAdminOrder, readAdminOrder } from '#shop/orders/admin-orders/get-admin-order.ts';
import { resendMessage } from '#shop/orders/admin-orders/resend-message.ts';
import { changeOrders } from '#shop/workflows/change-orders/change-orders.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/orders/order-desk.ts';

export const adminOrderDesk = createRouter();

adminOrderDesk.openapi(routes.bulk, async (c) => {
  const { 'idempotency-key': key } = c.req.valid('header');
  return c.json(await changeOrders(c.get('ctx'), c.req.valid('json'), key), 200);
});

adminOrderDesk.openapi(routes.note, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { text, version } = c.req.valid('json');
  await addNote(ctx, { id, version }, text);
  return c.json({ order: await getAdminOrder(ctx, id) }, 200);
});

adminOrderDesk.openapi(routes.resendMessage, async (c) => {
  const ctx = c.get('ctx');
  const { id, message } = c.req.valid('param');
  await resendMessage(ctx, id, message);
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});
