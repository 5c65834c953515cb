import type { ProductCard } from '#domain/catalogue/product.ts';
import type { HomeSection } from '#domain/content/home-section.ts';
import { findCategory, findFormerCategory } from '#shop/catalogue/categories/list-categories.ts';
import { findCollection, findFormerCollection } from '#shop/catalogue/collections/list-collections.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import type { ListProducts } from '#shop/catalogue/lists/list-query.ts';
import type { Ctx } from '#shop/context.ts';

/** How many more products than it shows are read for a section, to replace those that sections above already show. */
const SPARE = 12;

/** Returns the first products of the collection, category or subcategory that a section of the home page names by its path, with some to spare. */
export async function listSectionProducts(
  ctx: Ctx,
  { url, count }: Pick<HomeSection, 'url' | 'count'>,
): Promise<ProductCard[]> {
  const list = await toList(ctx, url);
  return (await listProducts(ctx, { ...list, sort: 'featured', limit: count + SPARE })).items;
}

/** A price of the home page: how many products cost less, and one of them, if possible one that costs more than the previous price. */
export type PriceBound = { underRupees: number; total: number; card: ProductCard | undefined };

/** Returns the prices of a section from low to high, without those that nothing is under. */
export async function listPriceBounds(
  ctx: Ctx,
  { url, bounds }: Pick<HomeSection, 'url' | 'bounds'>,
): Promise<PriceBound[]> {
  const list = await toList(ctx, url);
  const rising = bounds.map(({ underRupees }) => underRupees).toSorted((one, other) => one - other);
  const shown = await Promise.all(
    rising.map(async (underRupees, place) => {
      const under = { ...list, max_price: underRupees - 1, sort: 'featured' as const, limit: 1 };
      const [all, dear] = await Promise.all([
        listProducts(ctx, under),
        listProducts(ctx, { ...under, min_price: rising[place - 1] ?? 0 }),
      ]);
      return { underRupees, total: all.total, card: dear.items[0] ?? all.items[0] };
    }),
  );
  return shown.filter(({ total }) => total > 0);
}

/** Returns the list at a path, or of all products without a path; a former address is the same list. */
async function toList(ctx: Ctx, path: string): Promise<ListProducts> {
  if (path === '') return {};
  const [, area, slug = '', subcategory] = path.split('/').map(decodeURIComponent);
  if (area === 'collections') {
    const found = (await findCollection(ctx, slug)) ?? (await findFormerCollection(ctx, slug));
    return { collection: found?.slug ?? slug };
  }
  const found = (await findCategory(ctx, slug)) ?? (await findFormerCategory(ctx, slug));
  return { category: found?.slug ?? slug, ...(subcategory && { subcategory }) };
}
