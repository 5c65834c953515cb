import type { PrintPapers } from '#contract/admin/orders/documents.ts';
import { invalid, notFound } from '#domain/error.ts';
import { type OrderPapers, type Sender, compareLocations } from '#domain/order/papers.ts';
import { findCashToCollect, findUncredited } from '#domain/order/cash-to-collect.ts';
import type { Order } from '#domain/order/order.ts';
import type { Seller } from '#domain/seller/seller.ts';
import { nameCourier } from '#domain/shipment/courier.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { toVariantLabel } from '#domain/catalogue/variant-choice.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import type { InvoiceToDraw } from '#shop/ports.ts';
import { creditNotesOver, stillDue, toStoredInvoice } from '#shop/invoices/get-invoice.ts';
import { fetchLabels } from '#shop/shipments/fetch-labels.ts';
import { type Locations, listLocations } from '#shop/orders/packing/list-locations.ts';
import { selectOrders, withLines } from '#shop/orders/read-orders.ts';

/**
 * Returns the papers of some orders as one PDF, in the requested order. Orders without an invoice have none to print. Throws
 * unauthenticated, forbidden, not_found if one of the orders does not exist, invalid `invoice.none` if there is nothing to print, and as
 * `fetchLabels`: a parcel that is booked has the label of its courier.
 */
export async function printPapers(ctx: Ctx, { kinds, orders: ids, paper, gift }: PrintPapers) {
  requireAbility(ctx, 'ship_orders');
  const [orders, locations, invoices, courierLabels, { seller }] = await Promise.all([
    readOrders(ctx, ids),
    listLocations(ctx, ids),
    kinds.includes('invoice') ? readInvoices(ctx, ids) : [],
    kinds.includes('label') ? fetchLabels(ctx, ids) : new Map<string, Uint8Array>(),
    readSettings(ctx),
  ]);
  // A PDF without a page is a file that no program opens.
  if (invoices.length === 0 && kinds.every((kind) => kind === 'invoice'))
    throw invalid('invoice.none', 'These orders have no invoices yet. Each gets one when it is confirmed.');
  const day = toIndianDay(ctx.clock.now());
  const papers = orders.map((order) => toPapers(order, locations.get(order.id) ?? {}));
  return ctx.drawPapers({
    kinds,
    paper,
    day,
    invoices,
    isGift: gift,
    orders: papers,
    courierLabels,
    sender: toSender(seller),
  });
}

async function readOrders(ctx: Ctx, ids: string[]): Promise<Order[]> {
  const rows = await selectOrders(ctx).where('o.id', 'in', ids).execute();
  const byId = new Map((await withLines(ctx, rows)).map((order) => [order.id, order]));
  return ids.map((id) => {
    const order = byId.get(id);
    if (!order) throw notFound('Order');
    return order;
  });
}

async function readInvoices(ctx: Ctx, ids: string[]): Promise<InvoiceToDraw[]> {
  const rows = await ctx.db
    .selectFrom('invoices')
    .selectAll()
    .select([creditNotesOver.as('credit_notes'), stillDue.as('still_due')])
    .where('order_id', 'in', ids)
    .where('document_type', '<>', 'credit_note')
    .where('is_replaced', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const today = toIndianDay(ctx.clock.now());
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return ids.flatMap((id) => (byOrder.get(id) ?? []).map((row) => toStoredInvoice(row, today)));
}

function toPapers(order: Order, locations: Locations): OrderPapers {
  const { tracking } = order;
  return {
    orderNumber: order.orderNumber,
    placedOn: toIndianDay(order.placedAt),
    customerName: order.customer.name,
    customerPhone: order.customer.phone,
    address: order.shippingAddress,
    notes: order.notes,
    giftMessage: order.gift && order.gift.message,
    lines: order.lines
      .map((line) => ({
        sku: line.sku,
        location: locations[line.sku] ?? '',
        name: line.name,
        variant: toVariantLabel(line),
        quantity: line.quantity - line.returned,
        unitPricePaise: line.unitPricePaise,
      }))
      .filter(({ quantity }) => quantity > 0)
      .toSorted(compareLocations),
    totalPaise: findUncredited(order),
    collectPaise: findCashToCollect(order),
    courier: tracking.courier && nameCourier(tracking.courier),
    trackingNumber: tracking.number,
  };
}

function toSender({ tradeName, legalName, address, phone, gstin }: Seller): Sender {
  const { line1, line2, city, postalCode } = address;
  const lines = [line1, line2, `${city} ${postalCode}`.trim()].filter(Boolean);
  return { name: tradeName || legalName, lines, phone, gstin };
}
