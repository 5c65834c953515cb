import { toSlug } from '#domain/catalogue/slug.ts';
import { type Reader, type Tx } from '#shop/context.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addSubcategory } from '#shop/catalogue/categories/add-subcategory.ts';

/** The category that a file names. */
export type ChosenCategory = {
  name: string;
  subcategory: string;
  /** The ids of category and subcategory; ids that begin with `new` are made when the product is written. */
  ids: { category_id: string; subcategory_id?: string };
  isNew: boolean;
};

type Known = { id: string; slug: string; name: string; children: { id: string; name: string }[] };

const isMissing = 'new';

/** Returns the function that finds a category by its name or the last part of its address, in any case. */
export async function readCategories({
  db,
}: Reader): Promise<(category: string, subcategory: string) => ChosenCategory> {
  const categories = await db.selectFrom('categories').select(['id', 'slug', 'name']).execute();
  const children = await db.selectFrom('subcategories').select(['id', 'name', 'category_id']).execute();
  const known = categories.map((category) => ({
    ...category,
    children: children.filter(({ category_id }) => category_id === category.id),
  }));
  return (category, subcategory) => choose(known, category, subcategory);
}

function choose(known: readonly Known[], name: string, subcategory: string): ChosenCategory {
  const slug = toSlug(name) || name;
  const found = known.find((each) => same(each.name, name) || same(each.slug, slug));
  const child = found?.children.find((each) => same(each.name, subcategory));
  return {
    name,
    subcategory,
    ids: {
      category_id: found?.id ?? isMissing,
      ...(subcategory !== '' && { subcategory_id: child?.id ?? isMissing }),
    },
    isNew: !found || (subcategory !== '' && !child),
  };
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Adds the category or subcategory that is missing and returns the ids of both. */
export async function ensureCategory(
  tx: Tx,
  { name, subcategory }: ChosenCategory,
): Promise<ChosenCategory['ids']> {
  const { ids } = (await readCategories(tx))(name, subcategory);
  if (ids.category_id === isMissing) {
    const { position } = await tx.db
      .selectFrom('categories')
      .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('position'))
      .executeTakeFirstOrThrow();
    const subcategories = subcategory === '' ? [] : [subcategory];
    const added = await addCategory(tx, {
      slug: toSlug(name) || `category-${position + 1}`,
      name: name.slice(0, 60),
      position: position + 1,
      subcategories,
    });
    const child = added.subcategoryIds.get(subcategory);
    return { category_id: added.id, ...(child && { subcategory_id: child }) };
  }
  if (ids.subcategory_id !== isMissing) return ids;
  return { ...ids, subcategory_id: await addSubcategory(tx, ids.category_id, subcategory) };
}
