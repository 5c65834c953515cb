import { sql } from 'kysely';
import { notFound } from '#domain/error.ts';
import { isId } from '#domain/id.ts';
import type { Product } from '#domain/product.ts';
import type { Reader } from '#shop/context.ts';
import { type ProductRow, productColumns, productTables, toProduct } from './product-rows.ts';

/** Everything about a product; undefined for one that is unknown or archived. */
export async function findProduct(reader: Pick<Reader, 'db'>, id: string): Promise<Product | undefined> {
  if (!isId(id, 'prd')) return undefined;
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from ${productTables} where p.id = ${id} and p.archived_at is null`.execute(
    reader.db,
  );
  return rows[0] && toProduct(rows[0]);
}

/** The same; throws not_found `product.not_found`. */
export async function getProduct(reader: Pick<Reader, 'db'>, id: string): Promise<Product> {
  const product = await findProduct(reader, id);
  if (!product) throw notFound('Product');
  return product;
}
