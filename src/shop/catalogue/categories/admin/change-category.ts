import { sql } from 'kysely';
import { invalid } from '#domain/error.ts';
import type {
  AdminCategoryJson,
  CategoryFields,
  ChangeCategory,
} from '#contract/catalogue/admin-category.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { writeSearchColumnsOf } from '#shop/catalogue/products/write-search-columns.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { getAdminCategory } from './list-admin-categories.ts';
import {
  lockCategories,
  refuseMissingPictures,
  refuseTakenSlug,
  toCategoryColumns,
  toCategoryFields,
  writeChildren,
} from './write-category.ts';

/**
 * Changes the named fields of a category whose version the caller saw, and moves it if a place is given. Its former address redirects to
 * the new one, and searches find its products by the new names. Throws unauthenticated, forbidden, not_found, conflict `category.stale` with
 * the current category, and invalid with a sentence for each wrong field.
 */
export function changeCategory(
  ctx: Ctx,
  id: string,
  { version, place, ...changes }: ChangeCategory,
): Promise<AdminCategoryJson> {
  requireAbility(ctx, 'edit_products');
  return inTransaction(ctx, async (tx) => {
    await lockCategories(tx);
    const current = await getAdminCategory(tx, id);
    if (current.version !== version) throw await refuseStale(tx, current);
    const before = toCategoryFields(current);
    const after = { ...before, ...changes };
    await refuseTakenSlug(tx, after.slug, id);
    await refuseMissingPictures(tx, after);
    refuseRuleOverProducts(current, after);
    const next = version + 1;
    await tx.db
      .updateTable('categories')
      .set({ ...toCategoryColumns(after), version: next })
      .where('id', '=', id)
      .execute();
    if (changes.children) await writeChildren(tx, id, changes.children);
    if (changes.children || after.name !== before.name) await writeSearchColumnsOf(tx, 'category_id', id);
    if (place !== undefined) await move(tx, id, place);
    await writeAuditEvent(tx, {
      action: 'category.changed',
      subject: id,
      version: next,
      before,
      after: { ...after, ...(place !== undefined && { place }) },
    });
    return getAdminCategory(tx, id);
  });
}

/** Puts a category at a place among the others, which keep their order. */
async function move(tx: Tx, id: string, place: number): Promise<void> {
  await sql`
    update categories c set position = n.position
      from (select id, row_number() over (order by at, id <> ${id}) as position
              from (select id, case when id = ${id} then ${place}::bigint
                                    else row_number() over (partition by id = ${id} order by position, slug) - 1 end as at
                      from categories) placed) n
     where c.id = n.id and c.position <> n.position`.execute(tx.db);
}

function refuseRuleOverProducts({ products }: AdminCategoryJson, { rule }: CategoryFields): void {
  if (rule === null || products === 0) return;
  const sentence = `${products} products are in this category. Move them before it shows products by a rule.`;
  throw invalid('category.has_products', sentence, { rule: sentence });
}

function refuseStale(tx: Tx, category: AdminCategoryJson) {
  const { id: subject, version } = category;
  const stale = { code: 'category.stale', record: 'this category', subject, version } as const;
  return staleConflict(tx, { ...stale, current: { category } });
}
