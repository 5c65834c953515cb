import { CONTENT, type ContentSlug } from '#domain/content/content-registry.ts';
import type { ContentPageRow } from '#contract/content.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { listUnreadPolicies } from './unread-policies.ts';

/** Returns every page that the owner may write: when and by whom it was changed, and when its next version goes live. Throws forbidden. */
export async function listContentPages(reader: Reader): Promise<ContentPageRow[]> {
  requireAbility(reader, 'edit_content');
  const { db } = reader;
  const [unread, live, waiting] = await Promise.all([
    listUnreadPolicies(reader) as Promise<readonly string[]>,
    db
      .selectFrom('content as c')
      .leftJoin('content_versions as v', (join) =>
        join.onRef('v.slug', '=', 'c.slug').onRef('v.version', '=', 'c.version'),
      )
      .leftJoin('staff as s', 's.id', 'v.staff_id')
      .select(['c.slug', 'c.version', 'c.updated_at', 's.name'])
      .select((eb) => eb('c.document', 'is', null).as('is_template'))
      .execute(),
    db
      .selectFrom('content_versions')
      .select((eb) => ['slug', eb.fn.min('publish_at').as('publish_at')])
      .where('published_at', 'is', null)
      .groupBy('slug')
      .execute(),
  ]);
  return (Object.keys(CONTENT) as ContentSlug[]).map((slug) => {
    const row = live.find((one) => one.slug === slug);
    const next = waiting.find((one) => one.slug === slug)?.publish_at;
    return {
      slug,
      version: row?.version ?? 0,
      is_template: row ? Boolean(row.is_template) : true,
      changed: row ? { at: row.updated_at.toISOString(), by: row.name } : null,
      next_publish_at: next?.toISOString() ?? null,
      needs_reading: unread.includes(slug),
    };
  });
}
