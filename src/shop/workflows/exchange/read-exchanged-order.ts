import type { Selectable } from 'kysely';
import type { OrderLines, Orders } from '#db/schema.ts';
import type { Reader } from '#shop/context.ts';

/** An order some of whose pieces are exchanged, as it was frozen. */
export type ExchangedOrder = { row: Selectable<Orders>; lines: Selectable<OrderLines>[] };

/** Returns an order that is known to exist, with its lines. */
export async function readExchangedOrder({ db }: Reader, orderId: string): Promise<ExchangedOrder> {
  const [row, lines] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
    db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute(),
  ]);
  return { row, lines };
}
