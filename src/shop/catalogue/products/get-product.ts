import { notFound } from '#domain/error.ts';
import { isId } from '#domain/id.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Ctx } from '#shop/context.ts';
import { findByAddress } from './find-product-page.ts';
import { readProducts } from './remember-products.ts';

type Reader = Pick<Ctx, 'db' | 'memory' | 'cacheTags'>;

/**
 * Returns everything about a product on sale, by its id or any address that it has or had, as the same object until any of it changes;
 * undefined for a product that is unknown or not on sale.
 */
export async function findProduct(reader: Reader, idOrSlug: string): Promise<Product | undefined> {
  const id = isId(idOrSlug, 'prd') ? idOrSlug : (await findByAddress(reader, idOrSlug))?.id;
  if (!id) return undefined;
  const [product] = await readProducts(reader, [id]);
  return product;
}

/** Returns what `findProduct` returns; throws not_found `product.not_found` instead of returning undefined. */
export async function getProduct(reader: Reader, idOrSlug: string): Promise<Product> {
  const product = await findProduct(reader, idOrSlug);
  if (!product) throw notFound('Product');
  return product;
}
