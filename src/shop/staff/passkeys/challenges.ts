import { PASSKEY_CHALLENGE_MS } from '#domain/staff/passkey.ts';
import type { Ctx } from '#shop/context.ts';

/** The bytes of a challenge: twice the minimum of the standard. */
const CHALLENGE_BYTES = 32;

/**
 * Makes a random challenge for a device to sign, within five minutes and once: for a person who adds a passkey, or for a login whose person
 * is not known yet.
 */
export async function makeChallenge(ctx: Ctx, staffId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(ctx.random(CHALLENGE_BYTES));
  const now = ctx.clock.now();
  await ctx.db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await ctx.db
    .insertInto('passkey_challenges')
    .values({
      challenge: Buffer.from(bytes).toString('base64url'),
      staff_id: staffId,
      expires_at: new Date(now.getTime() + PASSKEY_CHALLENGE_MS),
    })
    .execute();
  return bytes;
}

/** Consumes an open challenge. Returns whether it was made for the same person; of several concurrent calls only one succeeds. */
export async function useChallenge(ctx: Ctx, challenge: string, staffId: string | null): Promise<boolean> {
  const used = await ctx.db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('staff_id', 'is not distinct from', staffId)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}
