import type { Ctx } from '#shop/context.ts';
import { addCacheTags } from '#shop/remember.ts';
import { readingOf } from './list-order.ts';
import type { ListProducts, Scope } from './list-query.ts';

/**
 * Adds the cache tags of one page of a list, for its products and their order, to the response being built. When the last piece of a
 * product is sold, the product moves backward in lists that show products in stock first, and later pages change; the first page changes
 * only where it shows the product's card, which has its own tag.
 */
export function addListTags(
  ctx: Pick<Ctx, 'cacheTags'>,
  query: ListProducts,
  scope: Scope | undefined,
): void {
  // A collection adds the tags of its own members.
  if (scope?.collection?.isByHand) return;
  const { category } = scope ?? {};
  const { entry } = query;
  const group = category && !category.rule ? category.id : 'all';
  addCacheTags(ctx, [entry ? `${entry.kind}:${entry.id}` : `list:${group}`, 'sales']);
  const isByStock = readingOf(query.sort, category?.rule).order !== 'cheapest';
  if (isByStock && (query.page ?? 1) > 1) addCacheTags(ctx, [`sold-out:${group}`]);
}
