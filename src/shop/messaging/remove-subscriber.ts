import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { recordConsent } from '#shop/consents/record-consent.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';

/**
 * Erases an address from the newsletter at the request of its owner. The log keeps that consent was given and withdrawn, under an id that
 * identifies nobody; so does the audit. Throws unauthenticated, forbidden, not_found.
 */
export async function removeSubscriber(ctx: Ctx, id: string): Promise<void> {
  requireAbility(ctx, 'edit_content');
  await inTransaction(ctx, async (tx) => {
    const removed = await tx.db
      .deleteFrom('newsletter_subscriptions')
      .where('id', '=', id)
      .returning(['email', 'confirmed_at', 'ended_at'])
      .executeTakeFirst();
    if (!removed) throw notFound('Subscriber');
    const { email, confirmed_at, ended_at } = removed;
    // The messages still to be sent to the address are the ones that ask it to confirm.
    await tx.db
      .deleteFrom('messages')
      .where('kind', '=', 'newsletter_confirm')
      .where('recipient', '=', email)
      .execute();
    if (confirmed_at && !ended_at)
      await recordConsent(tx, { subject: id, purpose: 'newsletter', given: false, channel: 'erasure' });
    const before = { confirmed: confirmed_at !== null, ended: ended_at !== null };
    await writeAuditEvent(tx, { action: 'subscriber.removed', subject: id, before });
  });
}
