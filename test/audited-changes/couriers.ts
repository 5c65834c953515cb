import { toIndianDay } from '#domain/indian-time.ts';
import { bookOne, connectCourier, moveParcel, packOne, size } from '#test/couriers.ts';
import { type AuditedChange, type Scene, changes } from './audited-change.ts';

async function booked({ shop, owner, productId }: Scene): Promise<{ id: string; awb: string }> {
  await connectCourier(shop);
  return bookOne(shop, { productId, by: owner });
}

export const courierChanges: Record<string, AuditedChange> = {
  'POST /admin/orders/{id}/booking': changes('order.shipment_booked', 'changed', async (scene) => {
    await connectCourier(scene.shop);
    const id = await packOne(scene.shop, { productId: scene.productId, by: scene.owner });
    return { path: `/admin/orders/${id}/booking`, body: size };
  }),
  'POST /admin/orders/{id}/booking/cancellation': changes(
    'order.shipment_cancelled',
    'changed',
    async (scene) => ({ path: `/admin/orders/${(await booked(scene)).id}/booking/cancellation` }),
  ),
  'POST /admin/orders/{id}/booking/tracking': changes('order.tracked', 'changed', async (scene) => {
    const { id, awb } = await booked(scene);
    await moveParcel(scene.shop, awb, { to: 'picked_up', copies: 0 });
    return { path: `/admin/orders/${id}/booking/tracking` };
  }),
  'POST /admin/orders/{id}/booking/answer': changes('order.delivery_answered', 'changed', async (scene) => {
    const { id, awb } = await booked(scene);
    await moveParcel(scene.shop, awb, { to: 'delivery_failed' });
    return { path: `/admin/orders/${id}/booking/answer`, body: { action: 'reattempt' } };
  }),
  'POST /admin/pickups': changes('order.pickup_requested', 'changed', async (scene) => ({
    path: '/admin/pickups',
    body: { orders: [(await booked(scene)).id], day: toIndianDay(scene.shop.clock.now()) },
  })),
};
