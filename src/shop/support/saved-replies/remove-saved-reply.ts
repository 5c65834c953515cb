import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';

/** Removes a saved reply. Throws unauthenticated, forbidden, not_found. */
export async function removeSavedReply(ctx: Ctx, id: string): Promise<void> {
  requireAbility(ctx, 'answer_customers');
  await inTransaction(ctx, async (tx) => {
    const removed = await tx.db
      .deleteFrom('saved_replies')
      .where('id', '=', id)
      .returning(['title', 'text'])
      .executeTakeFirst();
    if (!removed) throw notFound('Saved reply');
    await writeAuditEvent(tx, { action: 'saved_reply.removed', subject: id, before: removed });
  });
}
