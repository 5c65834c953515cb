import { createHash } from 'node:crypto';
import { notFound } from '#domain/error.ts';
import type { SubscriptionState } from '#domain/newsletter.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { takeTurn, toNetwork } from '#shop/limits/take-turn.ts';
import { writeMessage } from './write-message.ts';

export type SubscribeNewsletter = {
  email: string;
  /** Network address of whoever asks. */
  address: string;
};

const perNetwork = { count: 10, seconds: 60 * 60 };
/** Nobody's inbox is filled by somebody else. */
const perEmail = { count: 3, seconds: 24 * 60 * 60 };

/**
 * Asks an address by mail whether it wants the newsletter. Nothing tells the caller whether it is known: who has confirmed already is
 * not written to again. Throws too_many.
 */
export async function subscribeNewsletter(ctx: Ctx, { email, address }: SubscribeNewsletter): Promise<void> {
  const to = email.toLowerCase();
  const message = 'Too many attempts. Please try again later.';
  await takeTurn(ctx, { key: `newsletter/from/${toNetwork(address)}`, limits: [perNetwork], message });
  await takeTurn(ctx, { key: `newsletter/to/${to}`, limits: [perEmail], message });
  const token = Buffer.from(ctx.random(32)).toString('base64url');
  await inTransaction(ctx, async (tx) => {
    const id = makeId(tx, 'sub');
    const asked = { token_hash: hash(token), created_at: tx.clock.now(), confirmed_at: null, ended_at: null };
    const written = await tx.db
      .insertInto('newsletter_subscriptions')
      .values({ id, email: to, ...asked })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet(asked)
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
      dedupeKey: `newsletter/${hash(token).toString('base64url')}`,
      to,
      event: { kind: 'newsletter_confirm', channel: 'email', path: `/newsletter/${token}` },
    });
  });
}

/** What became of the subscription that a mailed link belongs to; undefined when there is none, or a newer link. */
export async function findSubscription(
  ctx: Pick<Ctx, 'db'>,
  token: string,
): Promise<SubscriptionState | undefined> {
  const found = await ctx.db
    .selectFrom('newsletter_subscriptions')
    .select(['confirmed_at', 'ended_at'])
    .where('token_hash', '=', hash(token))
    .executeTakeFirst();
  if (!found) return undefined;
  return found.ended_at ? 'ended' : found.confirmed_at ? 'confirmed' : 'asked';
}

/** Confirms a subscription by the link that was mailed; following it again changes nothing. Throws not_found. */
export async function confirmNewsletter(ctx: Ctx, token: string): Promise<void> {
  const now = ctx.clock.now();
  const found = await ctx.db
    .updateTable('newsletter_subscriptions')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)) }))
    .where('token_hash', '=', hash(token))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (found.numUpdatedRows === 0n) throw notFound('Subscription');
}

/** Ends a subscription by the same link's token; repeating it changes nothing. Throws not_found. */
export async function endNewsletter(ctx: Ctx, token: string): Promise<void> {
  const now = ctx.clock.now();
  const found = await ctx.db
    .updateTable('newsletter_subscriptions')
    .set((eb) => ({ ended_at: eb.fn.coalesce('ended_at', eb.val(now)) }))
    .where('token_hash', '=', hash(token))
    .executeTakeFirst();
  if (found.numUpdatedRows === 0n) throw notFound('Subscription');
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
