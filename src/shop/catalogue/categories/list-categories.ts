import { sql } from 'kysely';
import type { Category, ListedCategory } from '#domain/catalogue/category.ts';
import type { Ctx } from '#shop/context.ts';
import { addCacheTags, remember } from '#shop/remember.ts';
import { newestSince } from './category-rule.ts';
import { countGroups } from '#shop/catalogue/lists/count-facets.ts';
import { categoryPicture, pictureOf } from '#shop/catalogue/pictures/picture-rows.ts';
import { openProductIndex } from '#shop/catalogue/lists/product-index.ts';

type CategoryReader = Pick<Ctx, 'db' | 'memory' | 'cacheTags'>;

/**
 * Returns the categories of the navigation: all but those that are hidden while they have no products. Only a shop with such a category adds
 * the cache tags of their lists to its pages. It returns the same object until any of that changes.
 */
export async function listShownCategories(
  ctx: CategoryReader & Pick<Ctx, 'clock'>,
): Promise<ListedCategory[]> {
  const categories = await listCategoriesUncounted(ctx);
  const hideable = categories.filter(({ isHiddenWhenEmpty }) => isHiddenWhenEmpty);
  if (hideable.length === 0) return categories;
  addCacheTags(
    ctx,
    hideable.map(({ id, rule }) => (rule ? 'list:all' : `list:${id}`)),
  );
  const shown = new Set((await listCategories({ ...ctx, cacheTags: undefined })).map(({ id }) => id));
  const { recall } = await openProductIndex(ctx);
  return recall(`navigation ${[...shown].join(' ')}`, async () =>
    categories.filter(({ id }) => shown.has(id)),
  );
}

/** Returns all categories in their order, with pictures and subcategories. It returns the same object until any of that changes. */
export function listCategoriesUncounted(ctx: CategoryReader): Promise<ListedCategory[]> {
  return remember(ctx, 'categories', ['categories', 'pictures'], () => readCategories(ctx));
}

/** Returns the categories that the shop shows, with the number of products in each. */
export async function listCategories(ctx: CategoryReader & Pick<Ctx, 'clock'>): Promise<Category[]> {
  const now = ctx.clock.now();
  addCacheTags(ctx, ['catalogue', 'categories', 'pictures']);
  const { searchIndex, recall } = await openProductIndex(ctx);
  return recall(`categories ${newestSince(now).getTime()}`, async () => {
    const categories = await listCategoriesUncounted(ctx);
    const holds = countGroups(searchIndex, now);
    const counted = categories.map((category) => ({
      ...category,
      productCount: category.rule ? holds.rule[category.rule] : holds.category(category.id),
      children: category.children.map((child) => ({ ...child, productCount: holds.subcategory(child.id) })),
    }));
    return counted.filter(({ isHiddenWhenEmpty, productCount }) => !isHiddenWhenEmpty || productCount > 0);
  });
}

/** Returns the category with a slug, compared without regard to case; undefined if no category has it. */
export async function findCategory(ctx: CategoryReader, slug: string): Promise<ListedCategory | undefined> {
  const wanted = slug.trim().toLowerCase();
  const categories = await listCategoriesUncounted(ctx);
  return categories.find((category) => category.slug.toLowerCase() === wanted);
}

/** Returns the category that once had a slug; undefined if no category had it. */
export async function findFormerCategory(
  ctx: CategoryReader,
  slug: string,
): Promise<ListedCategory | undefined> {
  const wanted = slug.trim().toLowerCase();
  const categories = await listCategoriesUncounted(ctx);
  return categories.find(({ formerSlugs }) => formerSlugs.includes(wanted));
}

async function readCategories(ctx: Pick<Ctx, 'db'>): Promise<ListedCategory[]> {
  const { rows } = await sql<ListedCategory>`
    select c.id, c.slug, c.name, c.description, c.rule, c.filters, c.is_hidden_when_empty as "isHiddenWhenEmpty",
           coalesce((select json_agg(f.slug) from category_slugs f where f.category_id = c.id), '[]') as "formerSlugs",
           ${categoryPicture('picture_id')} as picture, ${categoryPicture('landscape_picture_id')} as "landscapePicture",
           coalesce((
             select json_agg(json_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'description', s.description,
                    'landscapePicture', ${pictureOf(sql`s.landscape_picture_id`, sql`s.name`)}) order by s.position)
               from subcategories s where s.category_id = c.id), '[]') as children
      from categories c order by c.position, c.slug`.execute(ctx.db);
  return rows;
}
