import { sql } from 'kysely';
import { conflict } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { findLinkingPage } from '#shop/content/pages/find-linking-page.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { getAdminCollection } from './list-admin-collections.ts';
import { lockCollections, toCollectionFields } from './write-collection.ts';

/**
 * Removes a collection with its addresses; its products stay. Throws unauthenticated, forbidden, not_found, conflict `collection.in_use` if
 * a code, or a price change that has not begun, applies to it, or a page of text links to it.
 */
export async function removeCollection(ctx: Ctx, id: string): Promise<void> {
  requireAbility(ctx, 'edit_products');
  await inTransaction(ctx, async (tx) => {
    await lockCollections(tx);
    const collection = await getAdminCollection(tx, id);
    const { former_slugs } = collection;
    const before = toCollectionFields(collection);
    await tx.db.selectFrom('collections').select('id').where('id', '=', id).forUpdate().execute();
    await refuseInUse(tx, id);
    await refuseLinked(tx, [before.slug, ...former_slugs]);
    await tx.db.deleteFrom('collections').where('id', '=', id).execute();
    await writeAuditEvent(tx, { action: 'collection.removed', subject: id, before });
  });
}

/** A code or price change for a collection, or a page that links to it. The admin links to the use. */
type Use = { kind: 'code' | 'price_change' | 'page'; id: string };

/**
 * Refuses while a code or a price change is for the collection. A code that has ended counts too: it can be given a new end, and would then
 * take something off every product.
 */
async function refuseInUse(tx: Tx, id: string): Promise<void> {
  const now = tx.clock.now();
  const { rows } = await sql<Use & { what: string }>`
    select 'code' as kind, id, 'The code ' || code || case when ends_at <= ${now} then ', which has ended,' else '' end as what
      from promotions where collection_id = ${id}
    union all
    select 'price_change', c.id, 'The price change ' || c.name from price_changes c join price_change_targets t on t.price_change_id = c.id
     where t.collection_id = ${id} and c.state = 'scheduled'
     limit 1`.execute(tx.db);
  const [first] = rows;
  if (first) throw inUse(`${first.what} is for this collection.`, { kind: first.kind, id: first.id });
}

/** Refuses the removal while a text of the shop links to the collection, such as a section of the home page. */
async function refuseLinked(tx: Tx, slugs: readonly string[]): Promise<void> {
  const page = await findLinkingPage(
    tx,
    slugs.map((slug) => `/collections/${slug}`),
  );
  if (page) throw inUse(`${page.name} links to this collection.`, { kind: 'page', id: page.slug });
}

function inUse(sentence: string, use: Use) {
  return conflict('collection.in_use', `${sentence} Please change that first.`, { used_by: use });
}
