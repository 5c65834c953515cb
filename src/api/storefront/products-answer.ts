import type { Context } from 'hono';
import type { ProductIds } from '#shop/catalogue/lists/list-products.ts';
import type { ApiEnv } from '#api/env.ts';
import { type JsonPart, joinPlain, toPart, toPassingPart } from '#platform/http-cache/json-parts.ts';
import { readProductPart, readProductParts } from './product-parts.ts';

/**
 * A list as `ProductsAnswer` describes it, put together of products that are written down once for as long as they stay as they are:
 * forty of them are 190 KB, which take longer to write and to pack than everything else does.
 */
export async function answerProducts(c: Context<ApiEnv>, { ids, ...list }: ProductIds): Promise<Response> {
  const { total, page, facets } = list;
  const products = (await readProductParts(c.get('ctx'), ids)).flatMap((part, index) =>
    index > 0 ? [comma, part] : [part],
  );
  const counted = toPassingPart(`],"total":${total},"page":${page},"facets":`);
  return answerParts(c, [opening, ...products, counted, toKeptPart(facets), closing]);
}

/** One product as `ProductJson` describes it; throws not_found `product.not_found`. */
export async function answerProduct(c: Context<ApiEnv>, id: string): Promise<Response> {
  return answerParts(c, [await readProductPart(c.get('ctx'), id)]);
}

function answerParts(c: Context<ApiEnv>, parts: readonly JsonPart[]): Response {
  const headers = { 'content-type': 'application/json' };
  if (!c.get('takesParts')) return c.body(new Uint8Array(joinPlain(parts)), 200, headers);
  c.set('parts', parts);
  return c.body(null, 200, headers);
}

const opening = toPassingPart('{"products":[');
const comma = toPassingPart(',');
const closing = toPassingPart('}');

const facetParts = new WeakMap<ProductIds['facets'], JsonPart>();

/** The same object is the same counts, so what it says can be kept with it. */
function toKeptPart(facets: ProductIds['facets']): JsonPart {
  const known = facetParts.get(facets) ?? toPart(JSON.stringify(facets));
  facetParts.set(facets, known);
  return known;
}
