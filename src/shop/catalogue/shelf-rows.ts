import { type RawBuilder, sql } from 'kysely';
import { CATEGORY_RULES } from '#domain/category.ts';
import type { Ctx } from '#shop/context.ts';
import { ruleCondition } from './category-rule.ts';
import { percentOff } from './percent-off.ts';
import type { Countable } from './tally.ts';

/** What is known of every product in memory: enough to count lists by, not to show one. */
export type Shelved = Countable & {
  /** Whole percent off, null without a sale. */
  percentOff: number | null;
  createdAtMs: number;
  /** Another one, when anything changed that lists, their order or searches depend on. */
  state: string;
};

/** The marks that goods are counted by. */
export const marks = {
  category: (id: string) => `category ${id}`,
  subcategory: (id: string) => `subcategory ${id}`,
  featured: (is: boolean) => `featured ${is}`,
  sold: 'sold',
  onSale: 'on sale',
  value: (filterValue: string) => `value ${filterValue}`,
};

type Row = {
  id: string;
  categoryId: string;
  subcategoryId: string | null;
  values: string[];
  featured: boolean;
  sold: number;
  onSale: boolean;
  fromPricePaise: number;
  percentOff: string | null;
  createdAt: Date;
  state: string;
};

const columns: RawBuilder<Row> = sql`
  p.id, p.category_id as "categoryId", p.subcategory_id as "subcategoryId", p.filter_values as values,
  p.featured, p.units_sold_90_days as sold, ${ruleCondition('sale', new Date(0))} as "onSale", p.from_price_paise as "fromPricePaise",
  ${percentOff} as "percentOff", p.created_at as "createdAt",
  row(p.search_state, p.rating_sum, p.in_stock, p.units_sold_90_days, p.price_paise)::text as state`;

/** Some products as they are now; those that are unknown or archived are left out. */
export async function readShelved(ctx: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Shelved[]> {
  const { rows } = await sql<Row>`
    select ${columns} from products p where p.id = any (${ids}::text[]) and p.archived_at is null`.execute(
    ctx.db,
  );
  return rows.map(toShelved);
}

const atOnce = 2000;

/** Hands over all products as of one moment, a few thousand at a time so that others get their turn meanwhile. */
export async function readAllShelved(
  ctx: Pick<Ctx, 'db'>,
  take: (products: Shelved[]) => void,
): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    await sql`declare goods no scroll cursor for select ${columns} from products p where p.archived_at is null`.execute(
      db,
    );
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from goods`.execute(db);
      if (rows.length === 0) return;
      take(rows.map(toShelved));
    }
  });
}

function toShelved(row: Row): Shelved {
  return {
    id: row.id,
    fromPricePaise: row.fromPricePaise,
    percentOff: row.percentOff === null ? null : Number(row.percentOff),
    createdAtMs: row.createdAt.getTime(),
    state: row.state,
    marks: [
      marks.category(row.categoryId),
      ...(row.subcategoryId ? [marks.subcategory(row.subcategoryId)] : []),
      marks.featured(row.featured),
      ...(row.sold >= CATEGORY_RULES.bestsellers.leastSold ? [marks.sold] : []),
      ...(row.onSale ? [marks.onSale] : []),
      ...row.values.map(marks.value),
    ],
  };
}
