import type { ProductCard } from '#domain/catalogue/product.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import type { Ctx } from '#shop/context.ts';

const FETCHED = 40;

export type FeaturedProducts = {
  cards: ProductCard[];
  /** False if staff has not featured any product yet; the items are then the newest products. */
  isChosen: boolean;
};

/** Returns the products that staff has featured; the newest products if none is featured, so that a new shop shows its products. */
export async function listFeatured(ctx: Ctx): Promise<FeaturedProducts> {
  const { items: featured } = await listProducts(ctx, { featured: true, sort: 'featured', limit: FETCHED });
  if (featured.length > 0) return { cards: featured, isChosen: true };
  const { items: newest } = await listProducts(ctx, { sort: 'newest', limit: FETCHED });
  return { cards: newest, isChosen: false };
}
