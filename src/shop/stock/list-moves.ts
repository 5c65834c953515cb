import { sql } from 'kysely';
import type { MoveListing, MovesAnswer, StockMoveJson } from '#contract/stock/stock-move.ts';
import { MOST_COUNTED, MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { endOfIndianDay, startOfIndianDay } from '#domain/indian-time.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { countRows } from '#platform/postgres/count-rows.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';
import { isListed, itemOfMove, piecesAfter } from './move-rows.ts';

type Page = Omit<MoveListing, 'page'> & { offset: number };
type Row = Omit<StockMoveJson, 'before' | 'at'> & { at: Date };

/** Returns one page of the ledger of stock, with the number of pieces before and after each move. Throws unauthenticated, forbidden. */
export async function listMoves(reader: Reader, wanted: MoveListing): Promise<MovesAnswer> {
  requireAbility(reader, 'edit_stock');
  const [moves, count] = await Promise.all([
    readMoves(reader, { ...wanted, offset: toOffset(wanted) }),
    countRows(reader.db, sql`(select from ${source} where ${narrow(wanted)} limit ${MOST_COUNTED + 1})`),
  ]);
  return { moves, total: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED };
}

/** Returns the moves of the list for a file, ignoring the requested page, at most `MOST_EXPORTED`. Throws unauthenticated, forbidden. */
export function exportMoves(reader: Reader, wanted: MoveListing): Promise<StockMoveJson[]> {
  requireAbility(reader, 'edit_stock');
  return readMoves(reader, { ...wanted, limit: MOST_EXPORTED, offset: 0 });
}

const source = sql`
  stock_moves m join products p on p.id = m.product_id left join variants v on v.id = m.variant_id
    left join orders o on o.id = m.order_id`;

async function readMoves({ db }: Reader, { limit, offset, sort, ...wanted }: Page): Promise<StockMoveJson[]> {
  const direction = sort === 'oldest' ? sql`asc` : sql`desc`;
  const { rows } = await sql<Row>`
    select found.*, ${piecesAfter} as after from (
      select m.id, m.at, m.number, ${itemOfMove}, m.kind, m.quantity, m.reason, coalesce(s.name, '') as person, o.order_number,
             case when r.id is not null then json_build_object('id', r.id, 'supplier', r.supplier) end as receipt,
             ${isListed} as listed,
             case when m.photo_key is not null then '/api/v1/admin/stock/moves/' || m.id || '/photo' end as photo_url
        from ${source} left join staff s on s.id = m.staff_id left join stock_receipts r on r.id = m.receipt_id
       where ${narrow(wanted)} order by m.number ${direction} limit ${limit} offset ${offset}) found
      join stock_moves m on m.id = found.id
     order by found.number ${direction}`.execute(db);
  return rows.map(({ at, ...row }) => toMove({ ...row, at: at.toISOString() }));
}

function toMove({
  after,
  quantity,
  ...row
}: Omit<StockMoveJson, 'before'> & { number?: unknown }): StockMoveJson {
  const { number: _, ...move } = row;
  return { ...move, quantity, before: after - quantity, after };
}

function narrow({ q, sku, kind, from, to }: Omit<MoveListing, 'page' | 'limit' | 'sort'>) {
  const ending = q && `${escapeLike([...q.toUpperCase()].toReversed().join(''))}%`;
  return sql.join(
    [
      sql`true`,
      ...(sku ? [sql`coalesce(v.sku, p.sku) = ${sku} and m.product_id in (${productsWith(sku)})`] : []),
      ...(kind ? [sql`m.kind in (${sql.join(kind)})`] : []),
      ...(from ? [sql`m.at >= ${startOfIndianDay(from)}`] : []),
      ...(to ? [sql`m.at < ${endOfIndianDay(to)}`] : []),
      ...(q
        ? [
            sql`(m.product_id in (${productsNamed(q)})
                 or m.order_id in (select id from orders where reverse(order_number) like ${ending}))`,
          ]
        : []),
    ],
    sql` and `,
  );
}

function productsWith(sku: string) {
  return sql`select id from products where sku = ${sku} union all select product_id from variants where sku = ${sku}`;
}

function productsNamed(q: string) {
  return sql`select named.id from products named left join variants kind on kind.product_id = named.id
              where lower(concat_ws(' ', named.name, named.sku, kind.sku)) like ${`%${escapeLike(q.toLowerCase())}%`}`;
}
