import { sql } from 'kysely';
import type { Product, ProductCard } from '#domain/product.ts';
import type { Reader } from '#shop/context.ts';
import { type CardRow, cardColumns, productTables, toCard } from './product-rows.ts';

/** Up to `limit` other goods like a product: of the same craft first, then of its subcategory, then of its category; in stock first. */
export async function listSameCraft(
  reader: Pick<Reader, 'db'>,
  product: Pick<Product, 'id' | 'craft' | 'category' | 'subcategory'>,
  limit = 8,
): Promise<ProductCard[]> {
  const { id, craft, category, subcategory } = product;
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from ${productTables}
     where p.archived_at is null and p.id <> ${id} and (p.category_id = ${category.id} or p.craft = ${craft})
     order by (p.craft is not distinct from ${craft}) desc, (p.subcategory_id is not distinct from ${subcategory?.id ?? null}) desc,
              (p.stock_quantity > 0) desc, p.units_sold_90_days desc, p.id
     limit ${limit}`.execute(reader.db);
  return rows.map(toCard);
}
