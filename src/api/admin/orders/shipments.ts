import { answerFailedDelivery } from '#shop/shipments/answer-failed-delivery.ts';
import { bookShipment } from '#shop/shipments/book-shipment.ts';
import { cancelShipment } from '#shop/shipments/cancel-shipment.ts';
import { fetchLabel } from '#shop/shipments/fetch-label.ts';
import { getBooking } from '#shop/shipments/get-booking.ts';
import { requestPickup } from '#shop/shipments/request-pickup.ts';
import { trackShipment } from '#shop/shipments/track-shipment.ts';
import { answerPdf } from '#api/answer-bytes.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/orders/shipments.ts';

export const adminShipments = createRouter();

adminShipments.openapi(routes.get, async (c) =>
  c.json(await getBooking(c.get('ctx'), c.req.valid('param').id), 200),
);

adminShipments.openapi(routes.book, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { version, ...size } = c.req.valid('json');
  await bookShipment(ctx, { id, version }, size);
  return c.json(await getBooking(ctx, id), 200);
});

adminShipments.openapi(routes.cancel, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await cancelShipment(ctx, id);
  return c.json(await getBooking(ctx, id), 200);
});

adminShipments.openapi(routes.track, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await trackShipment(ctx, id);
  return c.json(await getBooking(ctx, id), 200);
});

adminShipments.openapi(routes.answer, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await answerFailedDelivery(ctx, id, c.req.valid('json'));
  return c.json(await getBooking(ctx, id), 200);
});

adminShipments.openapi(routes.label, async (c) => {
  const pdf = await fetchLabel(c.get('ctx'), c.req.valid('param').id);
  return answerPdf(c, pdf, { name: 'label.pdf', saved: false });
});

adminShipments.openapi(routes.pickup, async (c) =>
  c.json(await requestPickup(c.get('ctx'), c.req.valid('json')), 200),
);
