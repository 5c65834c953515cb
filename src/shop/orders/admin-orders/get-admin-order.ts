import { notFound } from '#domain/error.ts';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import { sumPaise, toRupees } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { listActions } from '#domain/order/allowed-staff-actions.ts';
import type { Ctx } from '#shop/context.ts';
import { hasAbility, requireAbility } from '#shop/access/require-ability.ts';
import { listOrderMessages } from '#shop/messaging/list-order-messages.ts';
import { listUnansweredCalls } from './list-calls.ts';
import { listLooks } from './needs-attention.ts';
import { listExchanges } from './list-exchanges.ts';
import { listOrderEvents } from './list-order-events.ts';
import { readClaim } from '#shop/orders/packing/list-claims.ts';
import { listPhotos } from '#shop/orders/packing/list-photos.ts';
import { readAccount } from './read-account.ts';
import { readTakenBy } from './read-taken-by.ts';
import { listDocuments, toMoney } from '#shop/orders/read-order-money.ts';
import { selectOrders, withLines } from '#shop/orders/read-orders.ts';
import { listMissingPieces } from '#shop/orders/packing/list-missing-pieces.ts';
import { listLocations } from '#shop/orders/packing/list-locations.ts';
import { toListedOrder } from './to-listed-order.ts';

/**
 * Returns one order with its money, documents, customer, events and messages, and what the one who asks may do with it. `idOrNumber` is its
 * id or its number. Throws unauthenticated, forbidden, not_found.
 */
export async function getAdminOrder(ctx: Ctx, idOrNumber: string): Promise<AdminOrderJson> {
  requireAbility(ctx, 'see_orders');
  return readAdminOrder(ctx, idOrNumber);
}

/** Returns an order as `getAdminOrder` does, for commands that have asked for an ability of their own. Throws not_found. */
export async function readAdminOrder(ctx: Ctx, idOrNumber: string): Promise<AdminOrderJson> {
  const row = await selectOrders(ctx)
    .where((eb) => eb.or([eb('o.id', '=', idOrNumber), eb('o.order_number', '=', idOrNumber.toUpperCase())]))
    .executeTakeFirst();
  if (!row) throw notFound('Order');
  const [
    [order],
    looks,
    account,
    documents,
    events,
    messages,
    claim,
    photos,
    taken,
    exchanges,
    calls,
    missing,
    locations,
  ] = await Promise.all([
    withLines(ctx, [row]),
    listLooks(ctx, [row.id]),
    readAccount(ctx, row.customer_id),
    listDocuments(ctx, row.id),
    listOrderEvents(ctx, row.id),
    listOrderMessages(ctx, row.id),
    readClaim(ctx, row.id),
    listPhotos(ctx, row.id),
    readTakenBy(ctx, row.id),
    listExchanges(ctx, row.id),
    listUnansweredCalls(ctx, [row.id]),
    listMissingPieces(ctx, [row.id]),
    listLocations(ctx, [row.id]),
  ]);
  const { status, payment } = order!;
  return {
    ...toListedOrder(order!, row, {
      needsLook: looks.get(row.id),
      claim,
      calls: calls.get(row.id),
      missing: missing.get(row.id),
      locations: locations.get(row.id),
    }),
    completed_at: row.completed_at?.toISOString() ?? null,
    ...taken,
    account,
    money: { ...toMoney(order!), cash_owed: toRupees(row.cash_owed_paise) },
    documents,
    exchanges,
    photos,
    events,
    messages,
    actions: listActions(
      {
        status,
        payment,
        isPacked: row.packed_at !== null,
        isCredited: isCredited(order!),
        owesCash: row.cash_owed_paise > 0,
      },
      (ability) => hasAbility(ctx, ability),
    ),
  };
}

/** Returns whether credit notes have taken back all of an order's invoice. */
function isCredited({ creditNotes, totals }: Order): boolean {
  return (
    sumPaise(creditNotes.map(({ totalPaise }) => totalPaise)) >= totals.totalPaise && totals.totalPaise > 0
  );
}
