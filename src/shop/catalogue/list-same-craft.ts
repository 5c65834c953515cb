import { sql } from 'kysely';
import type { Product, ProductCard } from '#domain/product.ts';
import type { Ctx } from '#shop/context.ts';
import { readProducts, toKeptCard } from './remember-products.ts';

type Like = Pick<Product, 'id' | 'craft' | 'category' | 'subcategory'>;

/** Up to `limit` other goods like a product: of the same craft first, then of its subcategory, then of its category; in stock first. */
export async function listSameCraft(
  ctx: Pick<Ctx, 'db' | 'memory'>,
  product: Like,
  limit = 8,
): Promise<ProductCard[]> {
  const key = `like ${product.id} ${limit}`;
  const ids = await ctx.memory.remember(key, ['catalogue'], () => readIds(ctx, product, limit));
  return (await readProducts(ctx, ids)).map(toKeptCard);
}

async function readIds(
  { db }: Pick<Ctx, 'db'>,
  { id, craft, category, subcategory }: Like,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from products p
     where p.archived_at is null and p.id <> ${id} and (p.category_id = ${category.id} or p.craft = ${craft})
     order by (p.craft is not distinct from ${craft}) desc, (p.subcategory_id is not distinct from ${subcategory?.id ?? null}) desc,
              (p.stock_quantity > 0) desc, p.units_sold_90_days desc, p.id
     limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
