import { sql } from 'kysely';
import { toCategoryPath } from '#domain/catalogue/category.ts';
import { toProductPath } from '#domain/catalogue/product.ts';
import { findOldCategory, findOldProduct, toOldPath } from '#domain/import-export/old-path.ts';
import type { Reader } from '#shop/context.ts';

/**
 * Returns the page for an address of an earlier shop: the redirect that staff entered, else by the handles that Shopify and WooCommerce put
 * into their addresses; undefined for an unknown address.
 */
export async function findOldAddress(
  { db }: Pick<Reader, 'db'>,
  address: string,
): Promise<string | undefined> {
  const path = toOldPath(address);
  if (path === undefined) return undefined;
  const redirect = await db
    .selectFrom('redirects')
    .select('target')
    .where('path', '=', path)
    .executeTakeFirst();
  if (redirect) return redirect.target;
  const product = findOldProduct(path);
  if (product !== undefined) {
    const { rows } = await sql<{ slug: string }>`
      select p.slug from product_slugs s join products p on p.id = s.product_id where s.slug = ${product}`.execute(
      db,
    );
    return rows[0] && toProductPath(rows[0].slug);
  }
  const category = findOldCategory(path);
  if (category === undefined) return undefined;
  const { rows } = await sql<{ slug: string }>`
    select slug from categories where lower(slug) = ${category}`.execute(db);
  return rows[0] && toCategoryPath(rows[0]);
}
