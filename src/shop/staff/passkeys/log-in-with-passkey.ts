import { ShopError } from '#domain/error.ts';
import type { StaffRole } from '#domain/staff/abilities.ts';
import type { UsedPasskey } from '#contract/staff/passkey.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import type { WhoAsks } from '#shop/customers/sessions/caller.ts';
import { type StaffLoggedIn, startStaffSession } from '../start-staff-session.ts';
import { useChallenge } from './challenges.ts';
import { loadWebAuthn, toPasskeySite } from './passkey-site.ts';

/**
 * Logs in the staff member whose passkey signed a challenge. The device has asked for its PIN, finger or face, so that neither password nor
 * code is needed. Throws unauthenticated `passkey.refused`.
 */
export async function logInWithPasskey(
  ctx: Ctx,
  credential: UsedPasskey,
  who: WhoAsks,
): Promise<StaffLoggedIn> {
  const passkey = await findPasskey(ctx, credential.id);
  if (!passkey) throw refused();
  const sign_count = await readSignCount(ctx, credential, passkey);
  const { staff_id, name, email, role } = passkey;
  return inTransaction(ctx, async (tx) => {
    await lockMember(tx, staff_id);
    const used = await tx.db
      .updateTable('second_factors')
      .set({ sign_count, last_used_at: tx.clock.now() })
      .where('id', '=', passkey.id)
      .where('sign_count', '=', passkey.sign_count)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) throw refused();
    return startStaffSession(tx, { id: staff_id, name, email, role: role as StaffRole }, who, 'passkey');
  });
}

/** Locks the person, so that any command that ends their sessions ends this one too. */
async function lockMember({ db }: Tx, staffId: string): Promise<void> {
  const member = await db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!member) throw refused();
}

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

function findPasskey({ db }: Ctx, credentialId: string) {
  return db
    .selectFrom('second_factors as f')
    .innerJoin('staff as s', 's.id', 'f.staff_id')
    .select(['f.id', 'f.staff_id', 'f.public_key', 'f.sign_count', 's.name', 's.email', 's.role'])
    .where('f.credential_id', '=', credentialId)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
}

/** Checks the signature, the site, the challenge and that the device's counter has increased; returns the new counter. */
async function readSignCount(
  ctx: Ctx,
  response: UsedPasskey,
  { public_key, sign_count }: Passkey,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { id, origin } = toPasskeySite(ctx);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(ctx, challenge, null),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: response.id, publicKey: Uint8Array.from(public_key!), counter: Number(sign_count) },
  }).catch(() => {
    throw refused();
  });
  if (!verified) throw refused();
  return authenticationInfo.newCounter;
}

function refused(): ShopError {
  return new ShopError({
    kind: 'unauthenticated',
    code: 'passkey.refused',
    message: 'This passkey does not open the admin. Sign in with your password, or use another passkey.',
  });
}
