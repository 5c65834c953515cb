import type { Context } from 'hono';
import type { Product } from '#domain/product.ts';
import { toProductJson } from '#domain/product-json.ts';
import type { ProductList } from '#shop/catalogue/list-products.ts';
import type { ApiEnv } from './env.ts';
import { type JsonPart, joinPlain, toPart, toPassingPart } from './json-parts.ts';

/**
 * A list as `ProductsAnswer` describes it, put together of products that are written down once for as long as they stay as they are:
 * forty of them are 190 KB, which take longer to write and to pack than everything else does.
 */
export function answerProducts(c: Context<ApiEnv>, list: ProductList<Product>): Response {
  const parts = toParts(list);
  const headers = { 'content-type': 'application/json' };
  if (!c.get('takesParts')) return c.body(new Uint8Array(joinPlain(parts)), 200, headers);
  c.set('parts', parts);
  return c.body(null, 200, headers);
}

const opening = toPassingPart('{"products":[');
const comma = toPassingPart(',');

function toParts({ items, total, page, facets }: ProductList<Product>): JsonPart[] {
  const products = items.flatMap((product, index) => [
    ...(index > 0 ? [comma] : []),
    toKeptPart(product, productParts, toProductJson),
  ]);
  const counted = toPassingPart(`],"total":${total},"page":${page},"facets":`);
  return [opening, ...products, counted, toKeptPart(facets, facetParts, (same) => same), closing];
}

const closing = toPassingPart('}');

type Parts<Thing extends object> = WeakMap<Thing, JsonPart>;
const productParts: Parts<Product> = new WeakMap();
const facetParts: Parts<ProductList<Product>['facets']> = new WeakMap();

/** The same object is the same state (`readProducts`), so what it says can be kept with it. */
function toKeptPart<Thing extends object>(
  thing: Thing,
  kept: Parts<Thing>,
  toJson: (thing: Thing) => unknown,
): JsonPart {
  const known = kept.get(thing) ?? toPart(JSON.stringify(toJson(thing)));
  kept.set(thing, known);
  return known;
}
