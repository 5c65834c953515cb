import { CONTENT, type ContentOf, type ContentSlug } from '#domain/content/content-registry.ts';
import { invalidFields } from '#domain/error.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import type { Tx } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';

/** Replaces a page's text. Throws forbidden, invalid with a sentence for each wrong field. */
export async function saveContent<Slug extends ContentSlug>(
  tx: Tx,
  slug: Slug,
  input: ContentOf<Slug>,
): Promise<void> {
  requireAbility(tx, 'edit_content');
  const parsed = CONTENT[slug].schema.safeParse(input);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  const document = JSON.stringify(parsed.data);
  const updated_at = tx.clock.now();
  const stored = await tx.db
    .selectFrom('content')
    .select('document')
    .where('slug', '=', slug)
    .executeTakeFirst();
  await writeAuditEvent(tx, {
    action: 'content.saved',
    subject: slug,
    before: stored?.document,
    after: parsed.data,
  });
  await tx.db
    .insertInto('content')
    .values({ slug, document, updated_at })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ document, updated_at }))
    .execute();
}
