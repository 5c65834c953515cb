import { CONTENT, type ContentOf, type ContentSlug } from '#domain/content/content-registry.ts';
import { saveContent } from '#shop/content/save-content.ts';
import { inTransaction } from '#shop/context.ts';
import type { TestShop } from '#test/open-shop.ts';

/** Changes a content page from its built-in text, and waits until this process shows it. */
export async function writeContent<Slug extends ContentSlug>(
  shop: TestShop,
  slug: Slug,
  changes: Partial<ContentOf<Slug>>,
): Promise<void> {
  const content = { ...(CONTENT[slug].builtIn as ContentOf<Slug>), ...changes };
  await inTransaction(shop.as({ kind: 'system' }), (tx) => saveContent(tx, slug, content as never));
  await shop.changes.settle();
}
