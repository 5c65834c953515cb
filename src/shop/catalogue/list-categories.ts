import { sql } from 'kysely';
import type { Category, CategoryRule, FilterSet, Subcategory } from '#domain/category.ts';
import type { Picture } from '#domain/picture.ts';
import type { Ctx } from '#shop/context.ts';
import { ruleCondition } from './category-rule.ts';
import { categoryPicture } from './picture-rows.ts';

type CategoryReader = Pick<Ctx, 'db' | 'memory' | 'clock'>;

/** All categories in their order with pictures, subcategories and how many goods each holds; remembered until one changes. */
export function listCategories(ctx: CategoryReader): Promise<Category[]> {
  return ctx.memory.remember('categories', ['catalogue'], () => readCategories(ctx));
}

/** The category of a slug, in any case; undefined when there is none. */
export async function findCategory(ctx: CategoryReader, slug: string): Promise<Category | undefined> {
  const wanted = slug.trim().toLowerCase();
  const categories = await listCategories(ctx);
  return categories.find((category) => category.slug.toLowerCase() === wanted);
}

async function readCategories(ctx: CategoryReader): Promise<Category[]> {
  const [{ rows }, byGroup, byRule] = await Promise.all([
    sql<CategoryRow>`
      select c.id, c.slug, c.name, c.description, c.rule, c.filters,
             ${categoryPicture('picture_id')} as picture, ${categoryPicture('landscape_picture_id')} as landscape,
             coalesce((
               select json_agg(json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) order by s.position)
                 from subcategories s where s.category_id = c.id), '[]') as children
        from categories c order by c.position, c.slug`.execute(ctx.db),
    countByGroup(ctx),
    countByRule(ctx, ctx.clock.now()),
  ]);
  return rows.map(({ landscape, children, ...row }) => ({
    ...row,
    landscapePicture: landscape,
    productCount: row.rule ? byRule[row.rule] : (byGroup.get(row.id) ?? 0),
    children: children.map((child) => ({ ...child, productCount: byGroup.get(child.id) ?? 0 })),
  }));
}

/** How many goods each category and each subcategory holds, by its id. */
async function countByGroup(ctx: CategoryReader): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select coalesce(category_id, subcategory_id) as id, count(*)::int as count
      from products where archived_at is null
     group by grouping sets ((category_id), (subcategory_id)) having coalesce(category_id, subcategory_id) is not null`.execute(
    ctx.db,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function countByRule(ctx: CategoryReader, now: Date): Promise<Record<CategoryRule, number>> {
  const { rows } = await sql<Record<CategoryRule, number>>`
    select count(*) filter (where ${ruleCondition('bestsellers', now)})::int as bestsellers,
           count(*) filter (where ${ruleCondition('newest', now)})::int as newest,
           count(*) filter (where ${ruleCondition('sale', now)})::int as sale
      from products p where p.archived_at is null`.execute(ctx.db);
  return rows[0]!;
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
