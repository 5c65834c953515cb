import { notFound } from '#domain/error.ts';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import { sumPaise, toRupees } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { listActions } from '#domain/order/allowed-staff-actions.ts';
import type { Ctx } from '#shop/context.ts';
import { hasAbility, requireAbility } from '#shop/access/require-ability.ts';
import { listOrderMessages } from '#shop/messaging/list-order-messages.ts';
import { listExchanges } from './list-exchanges.ts';
import { listOrderEvents } from './list-order-events.ts';
import { listPhotos } from '#shop/orders/photos/list-photos.ts';
import { readAccount } from './read-account.ts';
import { readTakenBy } from './read-taken-by.ts';
import { listDocuments, toMoney } from '#shop/orders/read-order-money.ts';
import { selectOrders } from '#shop/orders/read-orders.ts';
import { readListedOrders } from './read-listed-orders.ts';

/**
 * Returns one order with its money, documents, customer, events and messages, and the actions that the caller may take on it. `idOrNumber`
 * is its id or its number. Throws unauthenticated, forbidden, not_found.
 */
export async function getAdminOrder(ctx: Ctx, idOrNumber: string): Promise<AdminOrderJson> {
  requireAbility(ctx, 'see_orders');
  return readAdminOrder(ctx, idOrNumber);
}

/** Returns an order as `getAdminOrder` does, for commands that have already required an ability. Throws not_found. */
export async function readAdminOrder(ctx: Ctx, idOrNumber: string): Promise<AdminOrderJson> {
  const row = await selectOrders(ctx)
    .where((eb) => eb.or([eb('o.id', '=', idOrNumber), eb('o.order_number', '=', idOrNumber.toUpperCase())]))
    .executeTakeFirst();
  if (!row) throw notFound('Order');
  const [[found], account, documents, events, messages, photos, taken, exchanges] = await Promise.all([
    readListedOrders(ctx, [row]),
    readAccount(ctx, row.customer_id),
    listDocuments(ctx, row.id),
    listOrderEvents(ctx, row.id),
    listOrderMessages(ctx, row.id),
    listPhotos(ctx, row.id),
    readTakenBy(ctx, row.id),
    listExchanges(ctx, row.id),
  ]);
  const { order, listed } = found!;
  const { status, payment } = order;
  return {
    ...listed,
    completed_at: row.completed_at?.toISOString() ?? null,
    ...taken,
    account,
    money: { ...toMoney(order), cash_owed: toRupees(row.cash_owed_paise) },
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
        isCredited: isCredited(order),
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
