import type { ExpressionBuilder } from 'kysely';
import type { DB } from '#db/schema.ts';
import { notFound } from '#domain/error.ts';
import type { SubscriptionState } from '#domain/messaging/newsletter.ts';
import type { SubscriptionSource } from '#domain/messaging/subscription-source.ts';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { recordConsent } from '#shop/consents/record-consent.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { limitAddress } from '#shop/rate-limits/limit-address.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import { hashToken, newToken } from '#shop/token.ts';
import { requireEmail } from './require-channel.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';
import { writeMessage } from './write-message.ts';

export type SubscribeNewsletter = {
  email: string;
  /** The network address of the caller. */
  address: string;
};

const perNetwork = { count: 10, seconds: 60 * 60 };
/** This limit keeps strangers from filling a person's inbox. */
const perEmail = { count: 3, seconds: 24 * 60 * 60 };

/**
 * Asks an address by e-mail whether it wants the newsletter. The caller does not learn whether the address is known; an address that has
 * already confirmed gets no e-mail. Throws too_many, invalid `email.not_offered`.
 */
export async function subscribeNewsletter(ctx: Ctx, { email, address }: SubscribeNewsletter): Promise<void> {
  requireEmail(ctx, NOT_OFFERED.newsletter);
  const to = email.toLowerCase();
  const message = 'Too many attempts. Please try again later.';
  await limitAddress(ctx, address, { name: 'newsletter/from', limits: [perNetwork], message });
  await consumeLimit(ctx, { key: `newsletter/to/${to}`, limits: [perEmail], message });
  const token = newToken(ctx);
  await inTransaction(ctx, async (tx) => {
    const id = makeId(tx, 'sub');
    const values = {
      token_hash: hashToken(token),
      created_at: tx.clock.now(),
      confirmed_at: null,
      ended_at: null,
      source: 'form',
    };
    const written = await tx.db
      .insertInto('newsletter_subscriptions')
      .values({ id, email: to, ...values })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet(values)
          .where((eb) =>
            eb.or([
              eb('newsletter_subscriptions.confirmed_at', 'is', null),
              eb('newsletter_subscriptions.ended_at', 'is not', null),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    if (!written) return;
    await writeMessage(tx, {
      dedupeKey: `newsletter/${hashToken(token).toString('base64url')}`,
      to,
      event: { kind: 'newsletter_confirm', channel: 'email', path: `/newsletter/${token}` },
    });
  });
}

/**
 * Returns the state of the subscription that a mailed link belongs to; undefined for an unknown link, or one that a newer link replaced.
 */
export async function findSubscription(
  ctx: Pick<Ctx, 'db' | 'peppers'>,
  token: string,
): Promise<SubscriptionState | undefined> {
  const found = await ctx.db
    .selectFrom('newsletter_subscriptions')
    .select(['confirmed_at', 'ended_at'])
    .where((eb) => isOfLink(eb, ctx, token))
    .executeTakeFirst();
  if (!found) return undefined;
  return found.ended_at ? 'ended' : found.confirmed_at ? 'confirmed' : 'asked';
}

/** Confirms a subscription by the link that was mailed; following it again changes nothing. Throws not_found. */
export async function confirmNewsletter(ctx: Ctx, token: string): Promise<void> {
  if ((await findSubscription(ctx, token)) === 'confirmed') return;
  await inTransaction(ctx, async (tx) => {
    const confirmed = await tx.db
      .updateTable('newsletter_subscriptions')
      .set({ confirmed_at: tx.clock.now() })
      .where('token_hash', '=', hashToken(token))
      .where('ended_at', 'is', null)
      .where('confirmed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!confirmed) throw notFound('Subscription');
    await recordConsent(tx, { subject: confirmed.id, purpose, given: true, channel: 'newsletter' });
  });
}

/** Ends a subscription by the token of the same link, or by that of a later newsletter; repeating it changes nothing. Throws not_found. */
export async function endNewsletter(ctx: Ctx, token: string): Promise<void> {
  if ((await findSubscription(ctx, token)) === 'ended') return;
  await inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .updateTable('newsletter_subscriptions')
      .set({ ended_at: tx.clock.now() })
      .where((eb) => isOfLink(eb, ctx, token))
      .where('ended_at', 'is', null)
      .returning(['id', 'confirmed_at'])
      .executeTakeFirst();
    if (!ended) throw notFound('Subscription');
    if (ended.confirmed_at)
      await recordConsent(tx, { subject: ended.id, purpose, given: false, channel: 'newsletter' });
  });
}

/** Returns the condition that a subscription belongs to the link with a token: the link that was mailed, or that of a newsletter. */
function isOfLink(
  eb: ExpressionBuilder<DB, 'newsletter_subscriptions'>,
  ctx: Pick<Ctx, 'peppers'>,
  token: string,
) {
  const id = readUnsubscribeToken(ctx, token);
  return id === undefined ? eb('token_hash', '=', hashToken(token)) : eb('id', '=', id);
}

/** Returns the subscription of an address. */
export function findNewsletterOf({ db }: Pick<Ctx, 'db'>, email: string) {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'created_at', 'confirmed_at', 'ended_at', 'source'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Begins or ends the newsletter of an address that belongs to the calling account, so no confirmation is mailed. */
export async function switchNewsletter(
  tx: Tx,
  { email, given, source }: { email: string; given: boolean; source: SubscriptionSource },
): Promise<void> {
  const now = tx.clock.now();
  if (!given) {
    await tx.db
      .updateTable('newsletter_subscriptions')
      .set({ ended_at: now })
      .where('email', '=', email.toLowerCase())
      .where('ended_at', 'is', null)
      .execute();
    return;
  }
  const begun = {
    token_hash: hashToken(newToken(tx)),
    created_at: now,
    confirmed_at: now,
    ended_at: null,
    source,
  };
  await tx.db
    .insertInto('newsletter_subscriptions')
    .values({ id: makeId(tx, 'sub'), email: email.toLowerCase(), ...begun })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(begun))
    .execute();
}

const purpose = 'newsletter';
