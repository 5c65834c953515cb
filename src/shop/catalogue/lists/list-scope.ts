import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import { type ListedCategory, findSubcategory } from '#domain/catalogue/category.ts';
import type { Ctx } from '#shop/context.ts';
import { findCategory, listCategoriesUncounted } from '#shop/catalogue/categories/list-categories.ts';
import { findCollection } from '#shop/catalogue/collections/list-collections.ts';
import { readMembers } from '#shop/catalogue/collections/read-members.ts';
import { leaveOutEmpty } from './count-facets.ts';
import { terms } from './indexed-product.ts';
import type { ListProducts, Scope } from './list-query.ts';
import { openProductIndex } from './product-index.ts';

/** Returns the scope of a list; undefined if it names a category, subcategory or collection that does not exist. */
export async function findScope(
  ctx: Ctx,
  { category: slug, subcategory, collection }: ListProducts,
): Promise<Scope | undefined> {
  if (collection) return findCollectionScope(ctx, collection);
  const category = slug ? await findCategory(ctx, slug) : undefined;
  if (slug && !category) return undefined;
  const among = category ? [category] : await listCategoriesUncounted(ctx);
  const sets = category?.filters ?? listEveryFilter(among);
  if (!subcategory) return { category, subcategoryIds: undefined, sets };
  const found = among.flatMap(({ children }) => findSubcategory(children, subcategory)?.id ?? []);
  return found.length > 0 ? { category, subcategoryIds: found, sets } : undefined;
}

/** Returns the scope of a collection; its filters are those of the categories that its products belong to. */
async function findCollectionScope(ctx: Ctx, slug: string): Promise<Scope | undefined> {
  const collection = await findCollection(ctx, slug);
  if (!collection) return undefined;
  const { id, isByHand } = collection;
  const members = await readMembers(ctx, collection);
  const categories = await listCategoriesUncounted(ctx);
  const { searchIndex, recall } = await openProductIndex(ctx);
  const sets = await recall(`filters of ${id} ${members.revision}`, () => {
    const among = searchIndex.among(members.ids);
    const own = categories.filter((each) => searchIndex.countIn(among, terms.category(each.id)) > 0);
    return leaveOutEmpty(searchIndex, joinFilters(own), among);
  });
  return { category: undefined, subcategoryIds: undefined, sets, collection: { id, isByHand, members } };
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
