import type { AdminCollectionJson, ChangeCollection } from '#contract/catalogue/admin-collection.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { getAdminCollection } from './list-admin-collections.ts';
import {
  lockCollections,
  refuseWrongFields,
  toCollectionColumns,
  toCollectionFields,
  writeMembers,
} from './write-collection.ts';

/**
 * Changes the named fields of a collection whose version the caller saw. Its former address redirects to the new one. Throws
 * unauthenticated, forbidden, not_found, conflict `collection.stale` with the current collection, and invalid with a sentence for each
 * wrong field.
 */
export function changeCollection(
  ctx: Ctx,
  id: string,
  { version, ...changes }: ChangeCollection,
): Promise<AdminCollectionJson> {
  requireAbility(ctx, 'edit_products');
  return inTransaction(ctx, async (tx) => {
    await lockCollections(tx);
    const current = await getAdminCollection(tx, id);
    if (current.version !== version) throw await refuseStale(tx, current);
    const before = toCollectionFields(current);
    const after = { ...before, ...changes };
    await refuseWrongFields(tx, after, id);
    await writeMembers(tx, id, after);
    const next = version + 1;
    await tx.db
      .updateTable('collections')
      .set({ ...toCollectionColumns(after), version: next, updated_at: tx.clock.now() })
      .where('id', '=', id)
      .execute();
    await writeAuditEvent(tx, { action: 'collection.changed', subject: id, version: next, before, after });
    return getAdminCollection(tx, id);
  });
}

function refuseStale(tx: Tx, collection: AdminCollectionJson) {
  const { id: subject, version } = collection;
  const stale = { code: 'collection.stale', record: 'this collection', subject, version } as const;
  return staleConflict(tx, { ...stale, current: { collection } });
}
