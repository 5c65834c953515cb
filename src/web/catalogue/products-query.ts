import { PRICE_SLIDER, PRODUCT_SORTS, type Sort } from '#domain/catalogue/filters.ts';

/** What somebody asked for on the page of all products. */
export type ProductsQuery = {
  category: string | undefined;
  subcategory: string | undefined;
  leastRupees: number;
  mostRupees: number;
  sort: Sort;
};

/** What an address means there; a price that cannot be read is the end of the slider. */
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

/** Its address, defaults left out. */
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

/** The upper end of the slider stands for no upper end: what costs more is not hidden by a slider nobody touched. */
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
