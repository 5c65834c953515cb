import type { AdminCollectionJson, CollectionFields } from '#contract/catalogue/admin-collection.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { getAdminCollection } from './list-admin-collections.ts';
import { lockCollections, refuseWrongFields, toCollectionColumns, writeMembers } from './write-collection.ts';

/** Adds a collection. Throws unauthenticated, forbidden, invalid with a sentence for each wrong field. */
export function createCollection(ctx: Ctx, fields: CollectionFields): Promise<AdminCollectionJson> {
  requireAbility(ctx, 'edit_products');
  return inTransaction(ctx, async (tx) => {
    await lockCollections(tx);
    await refuseWrongFields(tx, fields);
    const id = makeId(tx, 'col');
    const now = tx.clock.now();
    const row = { id, ...toCollectionColumns(fields), created_at: now, updated_at: now };
    await tx.db.insertInto('collections').values(row).execute();
    await writeMembers(tx, id, fields);
    await writeAuditEvent(tx, { action: 'collection.added', subject: id, version: 1, after: fields });
    return getAdminCollection(tx, id);
  });
}
