import { CONTENT, type ContentSlug } from '#domain/content/content-registry.ts';
import { conflict, notFound } from '#domain/error.ts';
import { type Paging, toOffset } from '#domain/paging.ts';
import type { ContentVersion, ContentVersions } from '#contract/content.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Reader, inTransaction } from '#shop/context.ts';
import { lockContent } from './write-version.ts';

/** Returns one page of the versions of a page of text, newest first. Throws forbidden. */
export async function listContentVersions(
  reader: Reader,
  slug: ContentSlug,
  paging: Paging,
): Promise<ContentVersions> {
  requireAbility(reader, 'edit_content');
  const { db } = reader;
  const rows = await selectVersions(reader, slug)
    .orderBy('v.version', 'desc')
    .limit(paging.limit)
    .offset(toOffset(paging))
    .execute();
  const { total } = await db
    .selectFrom('content_versions')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return { versions: rows.map(toVersion), total: Number(total) };
}

/** Returns one version with its text; the version of the template has the built-in text. Throws forbidden, not_found. */
export async function getContentVersion(
  reader: Reader,
  slug: ContentSlug,
  version: number,
): Promise<ContentVersion & { content: Record<string, unknown> }> {
  requireAbility(reader, 'edit_content');
  const found = await selectVersions(reader, slug)
    .select('v.document')
    .where('v.version', '=', version)
    .executeTakeFirst();
  if (!found) throw notFound('Version');
  const { document, ...row } = found;
  const content = (document ?? CONTENT[slug].builtIn) as Record<string, unknown>;
  return { ...toVersion(row), content };
}

/** Withdraws a scheduled version. Throws forbidden, not_found, conflict `content.published`. */
export async function removeContentVersion(ctx: Ctx, slug: ContentSlug, version: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    requireAbility(tx, 'edit_content');
    await lockContent(tx);
    const { content, publish_at, published_at } = await getContentVersion(tx, slug, version);
    if (published_at)
      throw conflict('content.published', 'This version has gone live, so it cannot be withdrawn.');
    await tx.db
      .deleteFrom('content_versions')
      .where('slug', '=', slug)
      .where('version', '=', version)
      .execute();
    const before = { publish_at, ...content };
    await writeAuditEvent(tx, { action: 'content.unscheduled', subject: slug, before });
  });
}

function selectVersions({ db }: Reader, slug: ContentSlug) {
  return db
    .selectFrom('content_versions as v')
    .leftJoin('staff as s', 's.id', 'v.staff_id')
    .leftJoin('content as c', (join) =>
      join.onRef('c.slug', '=', 'v.slug').onRef('c.version', '=', 'v.version'),
    )
    .select(['v.version', 'v.saved_at', 's.name', 'v.publish_at', 'v.published_at'])
    .select((eb) => [
      eb('c.slug', 'is not', null).as('is_live'),
      eb('v.document', 'is', null).as('is_template'),
    ])
    .where('v.slug', '=', slug);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectVersions>['executeTakeFirstOrThrow']>>;

function toVersion({ version, saved_at, name, publish_at, published_at, ...is }: Row): ContentVersion {
  return {
    version,
    saved_at: saved_at.toISOString(),
    by: name,
    publish_at: publish_at?.toISOString() ?? null,
    published_at: published_at?.toISOString() ?? null,
    is_live: Boolean(is.is_live),
    is_template: Boolean(is.is_template),
  };
}
