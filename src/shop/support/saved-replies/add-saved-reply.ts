import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import type { SavedReplyFields, SavedReplyJson } from '#contract/support/saved-reply.ts';
import { refuseTakenTitle } from './refuse-taken-title.ts';

/** Saves a reply under a title. Throws unauthenticated, forbidden, invalid `saved_reply.title_taken`. */
export async function addSavedReply(ctx: Ctx, fields: SavedReplyFields): Promise<SavedReplyJson> {
  requireAbility(ctx, 'answer_customers');
  return refuseTakenTitle(() =>
    inTransaction(ctx, async (tx) => {
      const id = makeId(tx, 'rpl');
      const now = tx.clock.now();
      const { version } = await tx.db
        .insertInto('saved_replies')
        .values({ id, ...fields, created_at: now, updated_at: now })
        .returning('version')
        .executeTakeFirstOrThrow();
      await writeAuditEvent(tx, { action: 'saved_reply.added', subject: id, after: fields });
      return { id, ...fields, version };
    }),
  );
}
