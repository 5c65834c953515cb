import type { Product, ProductCard } from '#domain/catalogue/product.ts';
import type { Ctx } from '#shop/context.ts';
import { intersection, without } from '#platform/search-index/bitset.ts';
import { addCacheTags } from '#shop/remember.ts';
import { readCards } from './remember-products.ts';
import { openShelf } from '#shop/catalogue/lists/product-index.ts';
import { marks } from '#shop/catalogue/lists/indexed-product.ts';
import type { Tally } from '#shop/catalogue/lists/facet-index.ts';

type Like = Pick<Product, 'id' | 'craft' | 'category' | 'subcategory'>;

/** Up to `limit` other goods like a product: of the same craft first, then of its subcategory, then of its category; in stock first. */
export async function listSameCraft(
  ctx: Pick<Ctx, 'db' | 'memory' | 'cacheTags'>,
  product: Like,
  limit = 8,
): Promise<ProductCard[]> {
  addCacheTags(ctx, [`list:${product.category.id}`, 'sales']);
  if (product.craft) addCacheTags(ctx, [`craft:${product.craft}`]);
  const { tally, recall } = await openShelf(ctx);
  const ids = await recall(`like ${product.id} ${limit}`, () => findAlike(tally, product, limit));
  return readCards(ctx, ids);
}

function findAlike(tally: Tally, { id, craft, category, subcategory }: Like, limit: number): string[] {
  const nobody = tally.among([]);
  const ofCraft = craft ? tally.marked(marks.craft(craft)) : nobody;
  const ofPart = subcategory ? tally.marked(marks.subcategory(subcategory.id)) : nobody;
  const ofCategory = tally.marked(marks.category(category.id));
  const found: string[] = [];
  let left = without(tally.all(), tally.among([id]));
  for (const near of [intersection([ofCraft, ofPart]), ofCraft, ofPart, ofCategory]) {
    const part = { from: 0, many: limit - found.length };
    found.push(...tally.list(intersection([left, near]), { order: 'stocked', fromEnd: false }, part));
    if (found.length >= limit) break;
    left = without(left, near);
  }
  return found;
}
