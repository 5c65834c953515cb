import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import { type ListedCategory, findSubcategory } from '#domain/catalogue/category.ts';
import type { Ctx } from '#shop/context.ts';
import { findCategory, listCategoriesUncounted } from '#shop/catalogue/categories/list-categories.ts';
import type { ListProducts, Scope } from './list-query.ts';

/** Returns the scope of a list; undefined if it names a category or subcategory that does not exist. */
export async function findScope(
  ctx: Ctx,
  { category: slug, subcategory }: ListProducts,
): Promise<Scope | undefined> {
  const category = slug ? await findCategory(ctx, slug) : undefined;
  if (slug && !category) return undefined;
  const among = category ? [category] : await listCategoriesUncounted(ctx);
  const sets = category?.filters ?? listEveryFilter(among);
  if (!subcategory) return { category, subcategoryIds: undefined, sets };
  const found = among.flatMap(({ children }) => findSubcategory(children, subcategory)?.id ?? []);
  return found.length > 0 ? { category, subcategoryIds: found, sets } : undefined;
}

const everyFilter = new WeakMap<readonly ListedCategory[], FilterSet[]>();

/** Returns one filter for each key that any category has, with the options of all of them. */
function listEveryFilter(categories: readonly ListedCategory[]): FilterSet[] {
  const known = everyFilter.get(categories) ?? joinFilters(categories);
  everyFilter.set(categories, known);
  return known;
}

function joinFilters(categories: readonly ListedCategory[]): FilterSet[] {
  const byKey = new Map<string, FilterSet>();
  for (const set of categories.flatMap((category) => category.filters)) {
    const known = byKey.get(set.key);
    const options = [...new Set([...(known?.options ?? []), ...set.options])];
    byKey.set(set.key, known ? { ...known, options: known.kind === 'price' ? known.options : options } : set);
  }
  return [...byKey.values()];
}
