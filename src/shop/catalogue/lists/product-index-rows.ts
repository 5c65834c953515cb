import { type RawBuilder, sql } from 'kysely';
import { CATEGORY_RULES } from '#domain/catalogue/category-rule.ts';
import { FEW_LEFT } from '#domain/stock/stock.ts';
import type { Ctx } from '#shop/context.ts';
import { ruleCondition } from '#shop/catalogue/categories/category-rule.ts';
import { percentOff } from '#shop/catalogue/products/percent-off.ts';
import { namedStatement } from '#shop/named-statement.ts';
import { type IndexedProduct, terms } from './indexed-product.ts';

type Row = {
  id: string;
  categoryId: string;
  subcategoryId: string | null;
  makerId: string | null;
  craftId: string | null;
  values: string[];
  featured: boolean;
  inStock: boolean;
  plenty: boolean;
  sold: number;
  ratingSum: number;
  onSale: boolean;
  fromPricePaise: number;
  percentOff: number | null;
  createdAt: Date;
  state: number;
  words: number;
};

const isPlenty = sql`p.stock_quantity > ${sql.lit(FEW_LEFT)}`;
const isOnSale = ruleCondition('sale', new Date(0));

// Each hash is cut to 53 bits, which is what a JavaScript number holds exactly.
const columns: RawBuilder<Row> = sql`
  p.id, p.category_id as "categoryId", p.subcategory_id as "subcategoryId", p.maker_id as "makerId", p.craft_id as "craftId", to_json(p.filter_values) as values,
  p.featured, p.in_stock as "inStock", ${isPlenty} as plenty, p.units_sold_90_days as sold, p.rating_sum as "ratingSum", ${isOnSale} as "onSale",
  p.from_price_paise as "fromPricePaise", ${percentOff} as "percentOff", p.created_at as "createdAt",
  (hashtextextended(row(p.search_state, p.category_id, p.subcategory_id, p.maker_id, p.craft_id, p.filter_values, p.featured, p.in_stock, ${isPlenty},
    p.units_sold_90_days, p.rating_sum, ${isOnSale}, p.from_price_paise, p.price_paise, p.sale_price_paise, p.created_at)::text, 0)
    >> 11) as state, p.search_state >> 11 as words`;

/** Reads the current index entries of some products; unknown and archived products are left out. */
export async function readIndexedProducts(
  ctx: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<IndexedProduct[]> {
  const { rows } = await sql<Row>`
    select ${namedStatement} ${columns} from products p where p.id = any (${ids}::text[]) and p.status = 'live'`.execute(
    ctx.db,
  );
  return rows.map(toIndexedProduct);
}

const atOnce = 250;

/** Hands the index entries of all products as of one moment to `take`, some hundreds at a time, so that the event loop is free in between. */
export async function readAllIndexedProducts(
  ctx: Pick<Ctx, 'db'>,
  take: (products: IndexedProduct[]) => void,
): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    await sql`declare product_rows no scroll cursor for select ${columns} from products p where p.status = 'live'`.execute(
      db,
    );
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from product_rows`.execute(db);
      if (rows.length === 0) return;
      take(rows.map(toIndexedProduct));
    }
  });
}

function toIndexedProduct(row: Row): IndexedProduct {
  return {
    id: row.id,
    fromPricePaise: row.fromPricePaise,
    percentOff: row.percentOff ?? -1,
    createdAtMs: row.createdAt.getTime(),
    sold: row.sold,
    ratingSum: row.ratingSum,
    featured: Number(row.featured),
    inStock: Number(row.inStock),
    plenty: Number(row.plenty),
    state: row.state,
    words: row.words,
    terms: [
      terms.category(row.categoryId),
      ...(row.subcategoryId ? [terms.subcategory(row.subcategoryId)] : []),
      ...(row.makerId ? [terms.maker(row.makerId)] : []),
      ...(row.craftId ? [terms.craft(row.craftId)] : []),
      terms.featured(row.featured),
      ...(row.sold >= CATEGORY_RULES.bestsellers.leastSold ? [terms.sold] : []),
      ...(row.onSale ? [terms.onSale] : []),
      ...row.values.map(terms.value),
    ],
  };
}
