import { CONTENT, type ContentOf, type ContentSlug } from '#domain/content-registry.ts';
import { invalidFields } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

/** Replaces a page's words. Throws invalid with a sentence for each wrong field. */
export async function saveContent<Slug extends ContentSlug>(
  tx: Tx,
  slug: Slug,
  input: ContentOf<Slug>,
): Promise<void> {
  const parsed = CONTENT[slug].schema.safeParse(input);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  const document = JSON.stringify(parsed.data);
  const updated_at = tx.clock.now();
  await tx.db
    .insertInto('content')
    .values({ slug, document, updated_at })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ document, updated_at }))
    .execute();
}
