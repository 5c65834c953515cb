import { sql } from 'kysely';
import type { ContentSlug } from '#domain/content/content-registry.ts';
import { staffOf } from '#shop/access/actor-ids.ts';
import type { Tx } from '#shop/context.ts';

type NewVersion = {
  slug: ContentSlug;
  /** The text; null for the built-in template. */
  document: object | null;
  /** When it goes live; null for at once. */
  publishAt: Date | null;
};

/**
 * Makes changes of the pages wait for each other; readers do not wait. It locks the table, because a page that was never saved has no row
 * to lock.
 */
export async function lockContent(tx: Tx): Promise<void> {
  await sql`lock table content in share row exclusive mode`.execute(tx.db);
}

/** Saves a version of a page and returns its number; a version without a time goes live at once. The caller has locked the content. */
export async function writeVersion(tx: Tx, { slug, document, publishAt }: NewVersion): Promise<number> {
  const now = tx.clock.now();
  const { rows } = await sql<{ version: number }>`
    insert into content_versions (slug, version, document, staff_id, saved_at, publish_at, published_at)
    select ${slug}, 1 + greatest((select max(version) from content_versions where slug = ${slug}),
                                 (select version from content where slug = ${slug}), 0),
           ${toJson(document)}::jsonb, ${staffOf(tx)}, ${now}::timestamptz,
           ${publishAt}::timestamptz, ${publishAt ? null : now}::timestamptz
    returning version`.execute(tx.db);
  const { version } = rows[0]!;
  if (!publishAt) await putLive(tx, { slug, document, version });
  return version;
}

/** Makes a version the text that the shop shows. */
export async function putLive(
  tx: Tx,
  { slug, document, version }: { slug: string; document: unknown; version: number },
): Promise<void> {
  const live = { document: toJson(document), version, updated_at: tx.clock.now() };
  await tx.db
    .insertInto('content')
    .values({ slug, ...live })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(live))
    .execute();
}

function toJson(document: unknown): string | null {
  return document === null ? null : JSON.stringify(document);
}
