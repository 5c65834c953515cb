import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import type { SavedReplyJson } from '#contract/support/saved-reply.ts';

/** Returns the replies that staff saved, by title. Throws unauthenticated, forbidden. */
export async function listSavedReplies(reader: Reader): Promise<SavedReplyJson[]> {
  requireAbility(reader, 'answer_customers');
  return reader.db
    .selectFrom('saved_replies')
    .select(['id', 'title', 'text', 'version'])
    .orderBy('title')
    .execute();
}
