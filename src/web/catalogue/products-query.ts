import { PRICE_SLIDER, PRODUCT_SORTS, type Sort } from '#domain/catalogue/filters.ts';

/** The query of the page of all products. */
export type ProductsQuery = {
  category: string | undefined;
  subcategory: string | undefined;
  leastRupees: number;
  mostRupees: number;
  sort: Sort;
};

/** Reads the query of a URL; a price that cannot be read becomes the end of the slider. */
export function readProductsQuery(query: URLSearchParams): ProductsQuery {
  const { least, most } = PRICE_SLIDER;
  const low = readRupees(query.get('min_price')) ?? least;
  const high = readRupees(query.get('max_price')) ?? most;
  const isOrdered = low <= high;
  return {
    category: query.get('category')?.slice(0, 100) || undefined,
    subcategory: query.get('subcategory')?.slice(0, 200) || undefined,
    leastRupees: isOrdered ? low : least,
    mostRupees: isOrdered ? high : most,
    sort: PRODUCT_SORTS.find((sort) => sort === query.get('sort')) ?? PRODUCT_SORTS[0]!,
  };
}

/** Returns the URL of a query, without default values. */
export function toProductsHref(asked: ProductsQuery, page = 1): string {
  const { category, subcategory, leastRupees, mostRupees, sort } = asked;
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (category && subcategory) query.set('subcategory', subcategory);
  if (leastRupees > PRICE_SLIDER.least) query.set('min_price', String(leastRupees));
  if (mostRupees < PRICE_SLIDER.most) query.set('max_price', String(mostRupees));
  if (sort !== PRODUCT_SORTS[0]) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/products?${query}` : '/products';
}

/**
 * Returns the price bounds of a query. The upper end of the slider means no upper bound, so that an untouched slider hides no expensive
 * product.
 */
export function toPriceBounds({ leastRupees, mostRupees }: ProductsQuery) {
  return {
    ...(leastRupees > PRICE_SLIDER.least && { min_price: leastRupees }),
    ...(mostRupees < PRICE_SLIDER.most && { max_price: mostRupees }),
  };
}

function readRupees(text: string | null): number | undefined {
  if (text === null || !/^\d{1,7}$/.test(text)) return undefined;
  return Math.min(Number(text), PRICE_SLIDER.most);
}
