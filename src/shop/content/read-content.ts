import { fillAmounts } from '#domain/content/content-amounts.ts';
import {
  type ContentOf,
  type ContentSlug,
  readContent as toContent,
} from '#domain/content/content-registry.ts';
import { type Settings, defaultSettings } from '#domain/settings/settings.ts';
import type { Ctx } from '#shop/context.ts';
import { addCacheTags } from '#shop/remember.ts';
import { readShownSettings } from './read-settings.ts';

/**
 * Returns a page's text with the amounts of the settings filled in: the built-in text until the owner has written one. It returns the same
 * object until the text or the settings change. While the settings cannot be read, the amounts are the built-in defaults and nothing is
 * kept in memory.
 */
export async function readContent<Slug extends ContentSlug>(
  ctx: Pick<Ctx, 'db' | 'memory' | 'log' | 'cacheTags'>,
  slug: Slug,
): Promise<ContentOf<Slug>> {
  const fill = async (settings: Settings) =>
    fillAmounts(toContent(slug, (await readDocuments(ctx)).get(slug)), settings);
  addCacheTags(ctx, [`content:${slug}`]);
  const settings = await readShownSettings(ctx);
  if (settings === defaultSettings) return fill(settings);
  return ctx.memory.remember(`content ${slug}`, ['content', 'settings'], () => fill(settings));
}

function readDocuments(ctx: Pick<Ctx, 'db' | 'memory'>): Promise<Map<string, unknown>> {
  return ctx.memory.remember('content', ['content'], async () => {
    const rows = await ctx.db.selectFrom('content').select(['slug', 'document']).execute();
    return new Map<string, unknown>(rows.map(({ slug, document }) => [slug, document]));
  });
}
