import type { Ctx } from '#shop/context.ts';
import { addCacheTags } from '#shop/remember.ts';
import { readingOf } from './list-order.ts';
import type { ListProducts, Scope } from './list-query.ts';

/**
 * Adds the tags of one page of a list to the response under way: which products it has, and their order. The last piece of a product
 * moves it backward in a list that shows what is in stock first, and so changes what stands on later pages; the first page changes only
 * where it shows the card, which has a tag of its own.
 */
export function addListTags(
  ctx: Pick<Ctx, 'cacheTags'>,
  query: ListProducts,
  scope: Scope | undefined,
): void {
  const { category } = scope ?? {};
  const group = category && !category.rule ? category.id : 'all';
  addCacheTags(ctx, [`list:${group}`, 'sales']);
  const isByStock = readingOf(query.sort, category?.rule).order === 'featured';
  if (isByStock && (query.page ?? 1) > 1) addCacheTags(ctx, [`sold-out:${group}`]);
}
