import { sql } from 'kysely';
import type { Product, ProductCard } from '#domain/catalogue/product.ts';
import { intersection, without } from '#platform/search-index/search-index.ts';
import { toFilterValue } from '#shop/catalogue/lists/filter-value.ts';
import { type ProductSearchIndex, terms } from '#shop/catalogue/lists/indexed-product.ts';
import { openProductIndex } from '#shop/catalogue/lists/product-index.ts';
import type { Ctx } from '#shop/context.ts';
import { namedStatement } from '#shop/named-statement.ts';
import { remember } from '#shop/remember.ts';
import { readShortCards } from './remember-products.ts';

type Paired = Pick<Product, 'id' | 'craft' | 'category' | 'attributes'>;

/** The number of a product's most recent order lines that are searched for other products of the same orders. */
const LAST_LINES = 500;
/** At least this many customers must have bought both before they count as bought together: a single order proves nothing. */
const LEAST_BUYERS = 2;

/**
 * Returns up to `limit` products that go with this one, without those that the page shows already: first products that customers bought
 * together with it, then products of other categories in the same craft, then in one of its colours. Only products in stock count, and low
 * stock comes after plenty. Recomputed when sales are counted.
 */
export async function listPairs(
  ctx: Pick<Ctx, 'db' | 'memory' | 'cacheTags'>,
  product: Paired,
  { besides, limit }: { besides: readonly Pick<ProductCard, 'id'>[]; limit: number },
): Promise<ProductCard[]> {
  const together = await remember(ctx, `together ${product.id}`, ['sales'], () =>
    readTogether(ctx, product.id),
  );
  const { searchIndex, recall } = await openProductIndex(ctx);
  const shown = [product.id, ...besides.map(({ id }) => id)];
  const key = `pairs ${shown.join(' ')} ${together.join(' ')} ${limit}`;
  const ids = await recall(key, () => findPairs(searchIndex, product, { together, shown, limit }));
  return readShortCards(ctx, ids);
}

/** Returns the products of the same orders, by how many customers bought both. */
async function readTogether({ db }: Pick<Ctx, 'db'>, productId: string): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select ${namedStatement} other.product_id
      from (select order_id from order_lines where product_id = ${productId} order by id desc limit ${LAST_LINES}) own
      join orders o on o.id = own.order_id and o.status not in ('cancelled', 'returned_to_origin')
      join order_lines other on other.order_id = own.order_id and other.product_id <> ${productId}
     group by other.product_id
    having count(distinct o.customer_id) >= ${LEAST_BUYERS}
     order by count(distinct o.customer_id) desc, other.product_id
     limit 12`.execute(db);
  return rows.map((row) => row.product_id);
}

type Wanted = { together: readonly string[]; shown: readonly string[]; limit: number };

function findPairs(searchIndex: ProductSearchIndex, product: Paired, wanted: Wanted): string[] {
  const { craft, category } = product;
  const hidden = searchIndex.among(wanted.shown);
  const inStock = without(searchIndex.within({ column: 'inStock', least: 1, most: 1 }), hidden);
  const elsewhere = without(inStock, searchIndex.facetTerms(terms.category(category.id)));
  const ofCraft = craft ? searchIndex.facetTerms(terms.craft(craft.id)) : searchIndex.among([]);
  const found = wanted.together.filter((id) => searchIndex.has(inStock, id)).slice(0, wanted.limit);
  for (const near of [ofCraft, ...ofColours(searchIndex, product)]) {
    if (found.length >= wanted.limit) break;
    const left = without(intersection([elsewhere, near]), searchIndex.among(found));
    const part = { from: 0, many: wanted.limit - found.length };
    found.push(...searchIndex.list(left, { order: 'stocked', fromEnd: false }, part));
  }
  return found;
}

function ofColours(searchIndex: ProductSearchIndex, { attributes }: Paired) {
  const colours = attributes.filter(({ name }) => /^colou?r$/i.test(name));
  return colours.map(({ name, value }) => searchIndex.facetTerms(terms.value(toFilterValue(name, value))));
}
