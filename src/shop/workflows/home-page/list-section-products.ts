import type { ProductCard } from '#domain/catalogue/product.ts';
import type { HomeSection } from '#domain/content/home-content.ts';
import { findCategory, findFormerCategory } from '#shop/catalogue/categories/list-categories.ts';
import { findCollection, findFormerCollection } from '#shop/catalogue/collections/list-collections.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import type { ListProducts } from '#shop/catalogue/lists/list-query.ts';
import type { Ctx } from '#shop/context.ts';

/** Returns the first products of the collection, category or subcategory that a section of the home page names by its path. */
export async function listSectionProducts(
  ctx: Ctx,
  { url, count }: Pick<HomeSection, 'url' | 'count'>,
): Promise<ProductCard[]> {
  const list = await toList(ctx, url);
  return (await listProducts(ctx, { ...list, sort: 'featured', limit: count })).items;
}

/** Returns the list at a path; an address that it once had is the same list. */
async function toList(ctx: Ctx, path: string): Promise<ListProducts> {
  const [, area, slug = '', subcategory] = path.split('/').map(decodeURIComponent);
  if (area === 'collections') {
    const found = (await findCollection(ctx, slug)) ?? (await findFormerCollection(ctx, slug));
    return { collection: found?.slug ?? slug };
  }
  const found = (await findCategory(ctx, slug)) ?? (await findFormerCategory(ctx, slug));
  return { category: found?.slug ?? slug, ...(subcategory && { subcategory }) };
}
