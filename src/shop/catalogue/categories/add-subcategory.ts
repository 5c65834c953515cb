import { toSubcategorySlug } from '#domain/catalogue/category.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Tx, makeId } from '#shop/context.ts';

/** Adds a subcategory after the others of a category and returns its id. Throws forbidden. */
export async function addSubcategory(tx: Tx, categoryId: string, name: string): Promise<string> {
  requireAbility(tx, 'edit_products');
  const id = makeId(tx, 'sbc');
  const { last } = await tx.db
    .selectFrom('subcategories')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('last'))
    .where('category_id', '=', categoryId)
    .executeTakeFirstOrThrow();
  const row = { id, category_id: categoryId, name, slug: toSubcategorySlug(name), position: last + 1 };
  await tx.db.insertInto('subcategories').values(row).execute();
  await writeAuditEvent(tx, { action: 'subcategory.added', subject: id, after: row });
  return id;
}
