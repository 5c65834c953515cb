import { notFound } from '#domain/error.ts';
import type { SavedReplyFields, SavedReplyJson } from '#contract/support/saved-reply.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { refuseTakenTitle } from './refuse-taken-title.ts';

type Change = SavedReplyFields & { version: number };

/**
 * Changes a saved reply whose version the caller saw. Throws unauthenticated, forbidden, not_found, invalid `saved_reply.title_taken`,
 * conflict `saved_reply.stale` with the current reply.
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
      if (known.version !== version) throw await refuseStale(tx, known);
      const next = { ...fields, version: version + 1 };
      await tx.db
        .updateTable('saved_replies')
        .set({ ...next, updated_at: tx.clock.now() })
        .where('id', '=', id)
        .execute();
      const { title, text } = known;
      const change = { version: next.version, before: { title, text }, after: fields };
      await writeAuditEvent(tx, { action: 'saved_reply.changed', subject: id, ...change });
      return { id, ...next };
    }),
  );
}

function refuseStale(tx: Tx, saved_reply: SavedReplyJson) {
  const { id: subject, version } = saved_reply;
  const stale = { code: 'saved_reply.stale', record: 'this reply', subject, version } as const;
  return staleConflict(tx, { ...stale, current: { saved_reply } });
}
