import { CONTENT, type ContentInputOf, type ContentSlug } from '#domain/content/content-registry.ts';
import { invalidFields } from '#domain/error.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import type { Tx } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { lockContent, writeVersion } from './pages/write-version.ts';

/** Replaces a page's text at once, whatever its version. Throws forbidden, invalid with a sentence for each wrong field. */
export async function saveContent<Slug extends ContentSlug>(
  tx: Tx,
  slug: Slug,
  input: ContentInputOf<Slug>,
): Promise<void> {
  requireAbility(tx, 'edit_content');
  const parsed = CONTENT[slug].schema.safeParse(input);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  await lockContent(tx);
  const stored = await tx.db
    .selectFrom('content')
    .select('document')
    .where('slug', '=', slug)
    .executeTakeFirst();
  const version = await writeVersion(tx, { slug, document: parsed.data, publishAt: null });
  await writeAuditEvent(tx, {
    action: 'content.saved',
    subject: slug,
    version,
    before: stored?.document ?? undefined,
    after: parsed.data,
  });
}
