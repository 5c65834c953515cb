import { notFound } from '#domain/error.ts';
import { isId } from '#domain/id.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Ctx } from '#shop/context.ts';
import { readProducts } from './remember-products.ts';

type Reader = Pick<Ctx, 'db' | 'memory' | 'cacheTags'>;

/** Returns everything about a product, as the same object until any of it changes; undefined for a product that is unknown or archived. */
export async function findProduct(reader: Reader, id: string): Promise<Product | undefined> {
  if (!isId(id, 'prd')) return undefined;
  const [product] = await readProducts(reader, [id]);
  return product;
}

/** Returns the same; throws not_found `product.not_found` instead of returning undefined. */
export async function getProduct(reader: Reader, id: string): Promise<Product> {
  const product = await findProduct(reader, id);
  if (!product) throw notFound('Product');
  return product;
}
