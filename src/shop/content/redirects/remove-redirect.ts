import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';

/** Removes a redirect. Throws unauthenticated, forbidden, not_found. */
export async function removeRedirect(ctx: Ctx, id: string): Promise<void> {
  requireAbility(ctx, 'edit_content');
  await inTransaction(ctx, async (tx) => {
    const removed = await tx.db
      .deleteFrom('redirects')
      .where('id', '=', id)
      .returning(['path', 'target'])
      .executeTakeFirst();
    if (!removed) throw notFound('Redirect');
    await writeAuditEvent(tx, { action: 'redirect.removed', subject: id, before: removed });
  });
}
