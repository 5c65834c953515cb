import { notFound } from '#domain/error.ts';
import { findCashToCollect, findUncredited } from '#domain/order/cash-to-collect.ts';
import type { OrderLine } from '#domain/order/order.ts';
import type { ParcelToBook, Pickup } from '#domain/shipment/booking.ts';
import { ParcelSize } from '#domain/shipment/courier-gateway.ts';
import type { Ctx } from '#shop/context.ts';
import { selectOrders, withLines } from '#shop/orders/read-orders.ts';

type Requested = { order_id: string; reference: string; awb: string | null; size: unknown };

/** Returns an order in the form that the courier needs. Throws not_found. */
export async function toParcel(ctx: Ctx, shipment: Requested, pickup: Pickup): Promise<ParcelToBook> {
  const rows = await selectOrders(ctx).where('o.id', '=', shipment.order_id).execute();
  const [order] = await withLines(ctx, rows);
  if (!order) throw notFound('Order');
  const codes = await ctx.db
    .selectFrom('order_lines')
    .select(['id', 'hsn'])
    .where('order_id', '=', order.id)
    .execute();
  const hsnOf = new Map(codes.map(({ id, hsn }) => [id, hsn]));
  return {
    reference: shipment.reference,
    awb: shipment.awb,
    placedAt: order.placedAt,
    pickup,
    buyer: order.customer,
    address: order.shippingAddress,
    lines: mergeLines(order.lines, hsnOf),
    totalPaise: findUncredited(order),
    collectPaise: findCashToCollect(order),
    size: ParcelSize.parse(shipment.size),
  };
}

/** Returns each SKU once, because Shiprocket refuses a SKU that is on two lines; pieces that were credited are not in the parcel. */
function mergeLines(lines: OrderLine[], hsnOf: Map<string, string>): ParcelToBook['lines'] {
  const bySku = new Map<string, ParcelToBook['lines'][number]>();
  for (const { id, sku, name, quantity, returned, unitPricePaise } of lines) {
    const line = bySku.get(sku) ?? { sku, name, quantity: 0, unitPricePaise, hsn: hsnOf.get(id) ?? '' };
    line.quantity += quantity - returned;
    bySku.set(sku, line);
  }
  return [...bySku.values()].filter(({ quantity }) => quantity > 0);
}
