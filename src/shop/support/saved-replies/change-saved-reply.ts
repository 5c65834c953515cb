import { conflict, notFound } from '#domain/error.ts';
import type { SavedReplyFields, SavedReplyJson } from '#contract/support/saved-reply.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { refuseTakenTitle } from './refuse-taken-title.ts';

type Change = SavedReplyFields & { version: number };

/**
 * Changes a saved reply whose version the caller saw. Throws unauthenticated, forbidden, not_found, invalid `saved_reply.title_taken`, conflict
 * `saved_reply.stale` with the reply as it is now.
 */
export async function changeSavedReply(
  ctx: Ctx,
  id: string,
  { version, ...fields }: Change,
): Promise<SavedReplyJson> {
  requireAbility(ctx, 'answer_customers');
  return refuseTakenTitle(() =>
    inTransaction(ctx, async (tx) => {
      const known = await tx.db
        .selectFrom('saved_replies')
        .select(['id', 'title', 'text', 'version'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!known) throw notFound('Saved reply');
      if (known.version !== version)
        throw conflict('saved_reply.stale', 'Somebody changed this reply meanwhile.', { saved_reply: known });
      const next = { ...fields, version: version + 1 };
      await tx.db
        .updateTable('saved_replies')
        .set({ ...next, updated_at: tx.clock.now() })
        .where('id', '=', id)
        .execute();
      const { title, text } = known;
      const change = { before: { title, text }, after: fields };
      await writeAuditEvent(tx, { action: 'saved_reply.changed', subject: id, ...change });
      return { id, ...next };
    }),
  );
}
