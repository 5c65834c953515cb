import { sql } from 'kysely';
import { notFound } from '#domain/error.ts';
import { isId } from '#domain/id.ts';
import type { Product } from '#domain/product.ts';
import type { Reader } from '#shop/context.ts';
import { type ProductRow, productColumns, productTables, toProduct } from './product-rows.ts';

/** Everything about a product; undefined for one that is unknown or archived. */
export async function findProduct(reader: Pick<Reader, 'db'>, id: string): Promise<Product | undefined> {
  const [product] = isId(id, 'prd') ? await readProducts(reader, [id]) : [];
  return product;
}

/** The same; throws not_found `product.not_found`. */
export async function getProduct(reader: Pick<Reader, 'db'>, id: string): Promise<Product> {
  const product = await findProduct(reader, id);
  if (!product) throw notFound('Product');
  return product;
}

/** The products of some ids, in their order; what is unknown or archived is left out. */
export async function readProducts(reader: Pick<Reader, 'db'>, ids: readonly string[]): Promise<Product[]> {
  const { rows } = await sql<ProductRow>`
    select ${productColumns}
      from unnest(${[...ids]}::text[]) with ordinality as wanted (id, place)
      join ${productTables} on p.id = wanted.id
     where p.archived_at is null order by wanted.place`.execute(reader.db);
  return rows.map(toProduct);
}
