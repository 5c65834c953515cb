import type { AdminCategoryJson, CategoryFields } from '#contract/catalogue/admin-category.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { getAdminCategory } from './list-admin-categories.ts';
import {
  lockCategories,
  refuseMissingPictures,
  refuseTakenSlug,
  toCategoryColumns,
  writeChildren,
} from './write-category.ts';

/** Adds a category at the end. Throws unauthenticated, forbidden, invalid with a sentence for each wrong field. */
export function createCategory(ctx: Ctx, fields: CategoryFields): Promise<AdminCategoryJson> {
  requireAbility(ctx, 'edit_products');
  return inTransaction(ctx, async (tx) => {
    await lockCategories(tx);
    await refuseTakenSlug(tx, fields.slug);
    await refuseMissingPictures(tx, fields);
    const id = makeId(tx, 'cat');
    await tx.db
      .insertInto('categories')
      .values((eb) => ({
        ...toCategoryColumns(fields),
        id,
        position: eb
          .selectFrom('categories')
          .select(({ fn, lit, eb: of }) =>
            of(fn.coalesce(fn.max('position'), lit(0)), '+', lit(1)).as('next'),
          ),
      }))
      .execute();
    const children = fields.children.map(({ id: _id, ...child }) => child);
    await writeChildren(tx, id, children);
    await writeAuditEvent(tx, { action: 'category.added', subject: id, version: 1, after: fields });
    return getAdminCategory(tx, id);
  });
}
