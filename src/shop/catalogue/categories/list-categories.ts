import { sql } from 'kysely';
import type { Category, CategoryRule, FilterSet, Subcategory } from '#domain/catalogue/category.ts';
import type { Picture } from '#domain/catalogue/picture.ts';
import type { Ctx } from '#shop/context.ts';
import { sinceOf } from './category-rule.ts';
import { countGroups } from '#shop/catalogue/lists/count-facets.ts';
import { categoryPicture } from '#shop/catalogue/pictures/picture-rows.ts';
import { openShelf } from '#shop/catalogue/lists/product-index.ts';

type CategoryReader = Pick<Ctx, 'db' | 'memory' | 'clock'>;

/** All categories in their order with pictures, subcategories and how many goods each holds. */
export async function listCategories(ctx: CategoryReader): Promise<Category[]> {
  const now = ctx.clock.now();
  const { tally, recall } = await openShelf(ctx);
  return recall(`categories ${sinceOf(now).getTime()}`, async () => {
    const rows = await ctx.memory.remember('categories', ['categories'], () => readCategories(ctx));
    const holds = countGroups(tally, now);
    return rows.map(({ landscape, children, ...row }) => ({
      ...row,
      landscapePicture: landscape,
      productCount: row.rule ? holds.rule[row.rule] : holds.category(row.id),
      children: children.map((child) => ({ ...child, productCount: holds.subcategory(child.id) })),
    }));
  });
}

/** The category of a slug, in any case; undefined when there is none. */
export async function findCategory(ctx: CategoryReader, slug: string): Promise<Category | undefined> {
  const wanted = slug.trim().toLowerCase();
  const categories = await listCategories(ctx);
  return categories.find((category) => category.slug.toLowerCase() === wanted);
}

async function readCategories(ctx: Pick<Ctx, 'db'>): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, c.name, c.description, c.rule, c.filters,
           ${categoryPicture('picture_id')} as picture, ${categoryPicture('landscape_picture_id')} as landscape,
           coalesce((
             select json_agg(json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) order by s.position)
               from subcategories s where s.category_id = c.id), '[]') as children
      from categories c order by c.position, c.slug`.execute(ctx.db);
  return rows;
}

type CategoryRow = {
  id: string;
  slug: string;
  name: string;
  description: string;
  rule: CategoryRule | null;
  filters: FilterSet[];
  picture: Picture | null;
  landscape: Picture | null;
  children: Omit<Subcategory, 'productCount'>[];
};
