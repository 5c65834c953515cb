import { isOrderNumber, normaliseOrderNumber } from '#domain/id.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { findCourier, nameCourier, toTrackingUrl } from '#domain/shipment/courier.ts';
import type { Reader } from '#shop/context.ts';

/** The part of an order that anyone with its number may see: where the parcel is, but neither its recipient nor its contents. */
export type TrackedOrder = {
  orderNumber: string;
  status: OrderStatus;
  /** First and last day of the delivery promise, `YYYY-MM-DD`. */
  deliveryFrom: string | null;
  deliveryTo: string | null;
  courier: string | null;
  trackingNumber: string | null;
  /** The courier's tracking page for the parcel, where the courier has one that opens at a number; null once the parcel came back. */
  courierUrl: string | null;
  /** The page of another courier as staff typed it: it is shown as a link, and nothing redirects to it. */
  typedUrl: string | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  returnedAt: Date | null;
};

/**
 * Returns the order of a number as people type it; undefined if it does not exist. Requires no login, because the number cannot be guessed.
 */
export async function findOrderByNumber(reader: Reader, typed: string): Promise<TrackedOrder | undefined> {
  const orderNumber = normaliseOrderNumber(typed);
  if (!isOrderNumber(orderNumber)) return undefined;
  const row = await reader.db
    .selectFrom('orders')
    .select(['order_number', 'status', 'delivery_from', 'delivery_to'])
    .select(['courier', 'tracking_number', 'tracking_url', 'shipped_at', 'delivered_at', 'returned_at'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  if (!row) return undefined;
  const courier = row.courier === null ? undefined : findCourier(row.courier);
  const isFollowed = row.status !== 'returned_to_origin';
  return {
    orderNumber: row.order_number,
    status: row.status as OrderStatus,
    deliveryFrom: row.delivery_from,
    deliveryTo: row.delivery_to,
    courier: row.courier && nameCourier(row.courier),
    trackingNumber: row.tracking_number,
    courierUrl: (isFollowed && row.tracking_number && toTrackingUrl(courier, row.tracking_number)) || null,
    typedUrl: isFollowed && !courier ? row.tracking_url : null,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    returnedAt: row.returned_at,
  };
}
