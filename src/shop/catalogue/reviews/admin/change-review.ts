import type { Updateable } from 'kysely';
import type { Reviews } from '#db/schema.ts';
import type { AdminReviewJson } from '#contract/catalogue/admin-review.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { syncPhotos } from '../photos/sync-photos.ts';
import { getAdminReview } from './list-admin-reviews.ts';

type ReviewChange = {
  action: `review.${string}`;
  /** Returns the columns to change; throws if the state of the review does not allow the change. */
  change: (current: AdminReviewJson) => Updateable<Reviews>;
  /** Writes the consequences of the change, such as a message. */
  afterwards?: (tx: Tx, after: AdminReviewJson) => Promise<void>;
};

/**
 * Changes a review, with its audit row, and returns the changed review; the triggers of the table update the average and count of the
 * product in the same transaction. Throws unauthenticated, forbidden, not_found, and conflict `review.stale` with the current review if the
 * caller saw another version.
 */
export async function changeReview(
  ctx: Ctx,
  { id, version }: { id: string; version?: number | undefined },
  { action, change, afterwards }: ReviewChange,
): Promise<AdminReviewJson> {
  requireAbility(ctx, 'answer_customers');
  const changed = await inTransaction(ctx, async (tx) => {
    await tx.db.selectFrom('reviews').select('id').where('id', '=', id).forUpdate().execute();
    const current = await getAdminReview(tx, id);
    if (version !== undefined && version !== current.version) throw await refuseStale(tx, current);
    const columns = change(current);
    const next = current.version + 1;
    await tx.db
      .updateTable('reviews')
      .set({ ...columns, version: next })
      .where('id', '=', id)
      .execute();
    const after = await getAdminReview(tx, id);
    await writeAuditEvent(tx, {
      action,
      subject: id,
      version: next,
      before: toAudited(current),
      after: toAudited(after),
    });
    if (after.photos.length > 0) await tx.enqueue('sync-review-photos', { reviewId: id });
    await afterwards?.(tx, after);
    return after;
  });
  // A job does the same, in case the program ends here.
  if (changed.photos.length > 0) await syncPhotos(ctx, id);
  return changed;
}

/** Returns the staff's decisions about a review; its text stays as the customer wrote it. */
function toAudited({ state, hidden_reason, reply }: AdminReviewJson) {
  return { state, hidden_reason, reply: reply?.text ?? '' };
}

function refuseStale(tx: Tx, review: AdminReviewJson) {
  const { id: subject, version } = review;
  const stale = { code: 'review.stale', record: 'this review', subject, version } as const;
  return staleConflict(tx, { ...stale, current: { review } });
}
