import { Paging } from '#domain/paging.ts';
import { ProductQuery } from '#contract/catalogue/product-query.ts';
import { SuggestQuery } from '#contract/catalogue/suggestions.ts';
import { findScope } from '#shop/catalogue/lists/list-scope.ts';
import type { Ctx } from '#shop/context.ts';

const root = '/api/v1';

/**
 * Returns the query parameters that a public call knows; the call ignores all others, as documented. A product list also knows the filters
 * of its category, or of all categories if it names none. Returns undefined when the filters cannot be read right now.
 */
export async function listKnownParameters(ctx: Ctx, url: URL): Promise<string[] | undefined> {
  const path = url.pathname.slice(root.length);
  if (path === '/products/suggest') return Object.keys(SuggestQuery.shape);
  if (/^\/products\/[^/]+\/(?:reviews|questions)$/.test(path)) return Object.keys(Paging.shape);
  if (path !== '/products' && path !== '/products/search') return [];
  try {
    const scope = await findScope(ctx, { category: url.searchParams.get('category')?.trim() });
    return [...Object.keys(ProductQuery.shape), ...(scope?.sets ?? []).map(({ key }) => key)];
  } catch {
    return undefined;
  }
}
