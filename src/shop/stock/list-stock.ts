import { sql } from 'kysely';
import type { StockAnswer, StockItemJson, StockListing } from '#contract/stock/stock-item.ts';
import { toOffset } from '#domain/paging.ts';
import { StockLevel } from '#domain/stock/stock-level.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';
import { isWaiting } from './requests/request-rows.ts';
import { heldPieces, stockItems } from './stock-items.ts';

type Page = Omit<StockListing, 'page'> & { offset: number };

const orders = {
  name: sql`i.name, i.choice, i.sku`,
  sku: sql`i.sku`,
  least: sql`i.in_stock, i.name, i.choice, i.sku`,
  waiting: sql`waiting desc, i.name, i.choice, i.sku`,
};

/** Returns one page of the SKUs of the shop, and how many have each level. Throws unauthenticated, forbidden. */
export async function listStock(reader: Reader, wanted: StockListing): Promise<StockAnswer> {
  requireAbility(reader, 'edit_stock');
  const [items, counts] = await Promise.all([
    readItems(reader, { ...wanted, offset: toOffset(wanted) }),
    countLevels(reader, wanted),
  ]);
  const total = (wanted.level ?? StockLevel.options).reduce((sum, level) => sum + counts[level], 0);
  return { items, total, counts };
}

const mostInFile = 100_000;

/** Returns the SKUs of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export function exportStock(reader: Reader, wanted: StockListing): Promise<StockItemJson[]> {
  requireAbility(reader, 'edit_stock');
  return readItems(reader, { ...wanted, limit: mostInFile, offset: 0 });
}

async function readItems({ db }: Reader, { sort, limit, offset, ...wanted }: Page): Promise<StockItemJson[]> {
  const levels = wanted.level ?? StockLevel.options;
  const { rows } = await sql<StockItemJson>`
    with waiting as (select coalesce(variant_id, product_id) as id, count(*)::int as customers
                       from stock_requests r where ${isWaiting} group by 1)
    select i.sku, i.product_id, i.variant_id, i.name, i.choice, i.location, i.own_location, i.product_location, i.in_stock, coalesce(h.pieces, 0) as held,
           coalesce(w.customers, 0) + coalesce(a.customers, 0) as waiting, i.low_mark, i.low_at, i.one_off, i.level, i.version
      from ${stockItems} i
      left join ${heldPieces} h on h.id = i.id
      left join waiting w on w.id = i.id
      left join waiting a on a.id = i.product_id and i.variant_id is not null
     where i.level in (${sql.join(levels)}) and ${narrow(wanted)}
     order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

async function countLevels({ db }: Reader, wanted: StockListing): Promise<Record<StockLevel, number>> {
  const { rows } = await sql<{ level: StockLevel; count: number }>`
    select i.level, count(*)::int as count from ${stockItems} i where ${narrow(wanted)} group by 1`.execute(
    db,
  );
  const counts = { none: 0, low: 0, enough: 0, sold: 0 };
  for (const { level, count } of rows) counts[level] = count;
  return counts;
}

type Narrowing = Pick<StockListing, 'q' | 'sku' | 'location' | 'one_off'>;

function narrow({ q, sku, location, one_off: oneOff }: Narrowing) {
  return sql.join(
    [
      sql`true`,
      ...(sku ? [sql`i.sku = ${sku}`] : []),
      ...(location ? [sql`lower(i.location) = ${location.toLowerCase()}`] : []),
      ...(oneOff === undefined ? [] : [sql`i.one_off = ${oneOff}`]),
      ...(q
        ? [sql`lower(concat_ws(' ', i.name, i.choice, i.sku)) like ${`%${escapeLike(q.toLowerCase())}%`}`]
        : []),
    ],
    sql` and `,
  );
}
