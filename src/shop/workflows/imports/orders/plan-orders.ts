import { toMistake } from '#domain/import-export/cell.ts';
import { type FileOrder, type ReadOrder, readOrder } from '#domain/import-export/orders/read-order.ts';
import type { Ctx, Reader } from '#shop/context.ts';
import { type PastOrder, selectPastOrders, toPastOrder } from '#shop/orders/past/past-order-row.ts';
import { writePastOrder } from '#shop/orders/past/write-past-order.ts';
import type { KeptRecord, Plan, RunningImport } from '../import-worker.ts';

/** Plans the past orders of some records of a file. */
export async function planOrders(
  ctx: Ctx,
  file: RunningImport,
  records: readonly KeptRecord[],
): Promise<Plan[]> {
  const read = records.map(({ rows }) => readOrder(file.format, file.header, rows));
  const orders = read.map(({ order }) => order);
  const [past, own] = await Promise.all([findPast(ctx, orders), findOwn(ctx, orders)]);
  return read.map((each) => planOrder(each, { past, own, importId: file.id }));
}

type Compared = { past: ReadonlyMap<string, PastOrder>; own: ReadonlySet<string>; importId: string };

function planOrder({ order, cells, mistakes }: ReadOrder, { past, own, importId }: Compared): Plan {
  const first = cells.number ?? Object.values(cells)[0]!;
  const locate: Plan['locate'] = (_, message) => toMistake(first, message);
  if (mistakes.length > 0) return { outcome: 'refused', mistakes, locate };
  // An export of this shop also contains its own orders, which already exist here.
  if (order.source === 'haat' && own.has(order.number)) return { outcome: 'unchanged', mistakes: [], locate };
  const existing = past.get(keyOf(order));
  if (existing && isSame(existing, order)) return { outcome: 'unchanged', mistakes: [], locate };
  return {
    outcome: existing ? 'updated' : 'created',
    mistakes: [],
    locate,
    write: (tx) => writePastOrder(tx, order, importId),
  };
}

/** Both have their fields in the same order. */
function isSame(existing: PastOrder, order: FileOrder): boolean {
  return JSON.stringify(existing) === JSON.stringify({ id: existing.id, ...order });
}

function keyOf({ source, number }: FileOrder): string {
  return `${source} ${number}`;
}

async function findPast(reader: Reader, orders: readonly FileOrder[]): Promise<Map<string, PastOrder>> {
  const numbers = orders.map(({ number }) => number);
  const rows = await selectPastOrders(reader).where('o.number', 'in', numbers).execute();
  return new Map(rows.map(toPastOrder).map((order) => [keyOf(order), order]));
}

async function findOwn({ db }: Reader, orders: readonly FileOrder[]): Promise<Set<string>> {
  const numbers = orders.map(({ number }) => number);
  const rows = await db
    .selectFrom('orders')
    .select('order_number')
    .where('order_number', 'in', numbers)
    .execute();
  return new Set(rows.map((row) => row.order_number));
}
