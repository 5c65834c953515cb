import type { Product, ProductCard } from '#domain/catalogue/product.ts';
import type { Ctx } from '#shop/context.ts';
import { intersection, without } from '#platform/search-index/search-index.ts';
import { addCacheTags } from '#shop/remember.ts';
import { readShortCards } from './remember-products.ts';
import { openProductIndex } from '#shop/catalogue/lists/product-index.ts';
import { type ProductSearchIndex, terms } from '#shop/catalogue/lists/indexed-product.ts';

type Like = Pick<Product, 'id' | 'craft' | 'category' | 'subcategory'>;

/**
 * Returns up to `limit` similar products: of the same craft, then of the subcategory, then of the category; within each, low stock comes
 * after plenty. Sold out products come last.
 */
export async function listSameCraft(
  ctx: Pick<Ctx, 'db' | 'memory' | 'cacheTags'>,
  product: Like,
  limit: number,
): Promise<ProductCard[]> {
  addCacheTags(ctx, [`list:${product.category.id}`, 'sales']);
  if (product.craft) addCacheTags(ctx, [`craft:${product.craft.id}`]);
  const { searchIndex, recall } = await openProductIndex(ctx);
  const ids = await recall(`like ${product.id} ${limit}`, () => findAlike(searchIndex, product, limit));
  return readShortCards(ctx, ids);
}

function findAlike(
  searchIndex: ProductSearchIndex,
  { id, craft, category, subcategory }: Like,
  limit: number,
): string[] {
  const nobody = searchIndex.among([]);
  const ofCraft = craft ? searchIndex.facetTerms(terms.craft(craft.id)) : nobody;
  const ofPart = subcategory ? searchIndex.facetTerms(terms.subcategory(subcategory.id)) : nobody;
  const ofCategory = searchIndex.facetTerms(terms.category(category.id));
  const found: string[] = [];
  let left = without(searchIndex.all(), searchIndex.among([id]));
  for (const near of [intersection([ofCraft, ofPart]), ofCraft, ofPart, ofCategory]) {
    const part = { from: 0, many: limit - found.length };
    found.push(...searchIndex.list(intersection([left, near]), { order: 'stocked', fromEnd: false }, part));
    if (found.length >= limit) break;
    left = without(left, near);
  }
  const inStock = searchIndex.within({ column: 'inStock', least: 1, most: 1 });
  const isInStock = (each: string) => searchIndex.has(inStock, each);
  return [...found.filter(isInStock), ...found.filter((each) => !isInStock(each))];
}
