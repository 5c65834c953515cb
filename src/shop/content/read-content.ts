import { fillAmounts } from '#domain/content-amounts.ts';
import { type ContentOf, type ContentSlug, readContent as toContent } from '#domain/content-registry.ts';
import type { Ctx } from '#shop/context.ts';
import { readSettings } from './read-settings.ts';

/** A page's words with the amounts of the settings filled in; the built-in ones until the owner has written any. One object until then. */
export function readContent<Slug extends ContentSlug>(
  ctx: Pick<Ctx, 'db' | 'memory' | 'log'>,
  slug: Slug,
): Promise<ContentOf<Slug>> {
  return ctx.memory.remember(`content ${slug}`, ['content', 'settings'], async () => {
    const [stored, settings] = await Promise.all([readDocuments(ctx), readSettings(ctx)]);
    return fillAmounts(toContent(slug, stored.get(slug)), settings);
  });
}

function readDocuments(ctx: Pick<Ctx, 'db' | 'memory'>): Promise<Map<string, unknown>> {
  return ctx.memory.remember('content', ['content'], async () => {
    const rows = await ctx.db.selectFrom('content').select(['slug', 'document']).execute();
    return new Map<string, unknown>(rows.map(({ slug, document }) => [slug, document]));
  });
}
