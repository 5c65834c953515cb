import { MOST_EXPORTED } from '#domain/paging.ts';
import type {
  AdminOrderListing,
  AdminOrdersAnswer,
  ListedOrderJson,
} from '#contract/order/admin-order-list.ts';
import type { Reader } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { readCountedPage } from '#shop/orders/read-counted-page.ts';
import { countWaiting } from './count-waiting.ts';
import { narrowOrders, sortOrders } from './narrow-orders.ts';
import { selectOrders } from '#shop/orders/read-orders.ts';
import { readListedOrders } from './read-listed-orders.ts';

/**
 * Returns one page of all customers' orders; `total` is exact up to `MOST_COUNTED`, and beyond it `more` is true. Throws unauthenticated,
 * forbidden.
 */
export async function listAdminOrders(reader: Reader, wanted: AdminOrderListing): Promise<AdminOrdersAnswer> {
  requireAbility(reader, 'see_orders');
  const found = await narrowOrders(reader, wanted);
  const sorted = found.select('o.id').orderBy(sortOrders(wanted));
  const [{ ids, ...counted }, counts] = await Promise.all([
    readCountedPage(reader, sorted, wanted),
    countWaiting(reader),
  ]);
  return { orders: await readListed(reader, ids), ...counted, counts };
}

/** Returns orders as a list shows them, in the order of their ids. */
async function readListed(reader: Reader, ids: string[]): Promise<ListedOrderJson[]> {
  if (ids.length === 0) return [];
  const rows = await selectOrders(reader).where('o.id', 'in', ids).execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const sorted = ids.flatMap((id) => rowOf.get(id) ?? []);
  return (await readListedOrders(reader, sorted)).map(({ listed }) => listed);
}

/** Returns at most `MOST_EXPORTED` orders of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportOrders(reader: Reader, wanted: AdminOrderListing): Promise<ListedOrderJson[]> {
  requireAbility(reader, 'see_orders');
  const found = await narrowOrders(reader, wanted);
  const ids = await found.select('o.id').orderBy(sortOrders(wanted)).limit(MOST_EXPORTED).execute();
  const orders: ListedOrderJson[] = [];
  for (let start = 0; start < ids.length; start += exportedAtOnce) {
    const some = ids.slice(start, start + exportedAtOnce).map(({ id }) => id);
    orders.push(...(await readListed(reader, some)));
  }
  return orders;
}

const exportedAtOnce = 500;
