import { listFacts } from '#domain/content/content-amounts.ts';
import { CONTENT, type ContentSlug, readContent } from '#domain/content/content-registry.ts';
import { Settings } from '#domain/settings/settings.ts';
import type { ContentPage } from '#contract/content.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { readBuiltInHome } from './read-built-in-home.ts';
import { listUnreadPolicies } from './unread-policies.ts';

/**
 * Returns a page as its writer sees it: the text with its blanks, the values of the blanks, the author of the last change, and the
 * scheduled versions. Throws forbidden.
 */
export async function getContentPage(reader: Reader, slug: ContentSlug): Promise<ContentPage> {
  requireAbility(reader, 'edit_content');
  const { db } = reader;
  const stored = await db
    .selectFrom('content as c')
    .leftJoin('content_versions as v', (join) =>
      join.onRef('v.slug', '=', 'c.slug').onRef('v.version', '=', 'c.version'),
    )
    .leftJoin('staff as s', 's.id', 'v.staff_id')
    .select(['c.document', 'c.version', 'c.updated_at', 's.name'])
    .where('c.slug', '=', slug)
    .executeTakeFirst();
  const waiting = await db
    .selectFrom('content_versions as v')
    .leftJoin('staff as s', 's.id', 'v.staff_id')
    .select(['v.version', 'v.publish_at', 's.name'])
    .where('v.slug', '=', slug)
    .where('v.published_at', 'is', null)
    .orderBy('v.publish_at')
    .execute();
  const unread: readonly string[] = await listUnreadPolicies(reader);
  const isTemplate = !CONTENT[slug].schema.safeParse(stored?.document).success;
  return {
    slug,
    version: stored?.version ?? 0,
    content:
      isTemplate && slug === 'home' ? await readBuiltInHome(reader) : readContent(slug, stored?.document),
    is_template: isTemplate,
    needs_reading: unread.includes(slug),
    changed: stored ? { at: stored.updated_at.toISOString(), by: stored.name } : null,
    scheduled: waiting.map(({ version, publish_at, name }) => ({
      version,
      publish_at: publish_at!.toISOString(),
      by: name,
    })),
    blanks: listFacts(await readSettings(reader)),
  };
}

async function readSettings({ db }: Reader): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['section', 'document']).execute();
  return Settings.parse(Object.fromEntries(rows.map(({ section, document }) => [section, document])));
}
