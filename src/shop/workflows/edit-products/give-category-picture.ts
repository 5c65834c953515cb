import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import type { Tx } from '#shop/context.ts';
import type { ProductFacts } from './product-facts.ts';

/**
 * Gives the category of a product on sale the product's main picture where the category has none: a new shop would otherwise open with an
 * empty frame. Staff choose another one on the page of the category.
 */
export async function giveCategoryPicture(
  tx: Tx,
  { status, category_id, pictures }: ProductFacts,
): Promise<void> {
  const [main] = pictures;
  if (status !== 'live' || category_id === null || !main) return;
  const category = await tx.db
    .updateTable('categories')
    .set((eb) => ({ picture_id: main.id, version: eb('version', '+', 1) }))
    .where('id', '=', category_id)
    .where('picture_id', 'is', null)
    .returning('version')
    .executeTakeFirst();
  if (!category) return;
  await writeAuditEvent(tx, {
    action: 'category.changed',
    subject: category_id,
    version: category.version,
    before: { picture_id: null },
    after: { picture_id: main.id },
  });
}
