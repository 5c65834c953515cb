import { conflict, invalid } from '#domain/error.ts';
import type { AddPasskey, NewPasskey } from '#contract/staff/passkey.ts';
import { requirePerson } from '#shop/access/require-staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { lockSignedIn } from '../is-signed-in.ts';
import { listUnused, makeRecoveryCodes, saveRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { useChallenge } from './challenges.ts';
import { loadWebAuthn, toPasskeySite } from './passkey-site.ts';

/**
 * Adds the passkey that a device made for the calling staff member. A person's first second factor comes with ten recovery codes. Throws
 * unauthenticated, invalid `passkey.refused`, conflict `passkey.taken`.
 */
export async function addPasskey(
  ctx: Ctx,
  { name, credential }: AddPasskey,
): Promise<{ id: string; recovery_codes: string[] }> {
  const person = requirePerson(ctx);
  const { staffId } = person;
  const { id: credential_id, publicKey, counter } = await readNewPasskey(ctx, staffId, credential);
  const hasCodes = (await listUnused(ctx, staffId)).length > 0;
  const { codes, hashes } = hasCodes ? { codes: [], hashes: [] } : await makeRecoveryCodes(ctx);
  const id = makeId(ctx, 'fac');
  await inTransaction(ctx, async (tx) => {
    await lockSignedIn(tx, person);
    const now = tx.clock.now();
    const added = await tx.db
      .insertInto('second_factors')
      .values({
        id,
        staff_id: staffId,
        kind: 'passkey',
        name,
        credential_id,
        public_key: Buffer.from(publicKey),
        sign_count: counter,
        transports: credential.response.transports,
        created_at: now,
        confirmed_at: now,
      })
      .onConflict((known) => known.column('credential_id').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n)
      throw conflict('passkey.taken', 'This passkey has already been added');
    if (hashes.length > 0) await saveRecoveryCodes(tx, staffId, hashes);
    const after = { name, kind: 'passkey' };
    await writeAuditEvent(tx, { action: 'second_factor.added', subject: staffId, before: null, after });
  });
  return { id, recovery_codes: codes };
}

async function readNewPasskey(ctx: Ctx, staffId: string, response: NewPasskey) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { id, origin } = toPasskeySite(ctx);
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(ctx, challenge, staffId),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(refused);
  return (verified.registrationInfo ?? refused()).credential;
}

function refused(): never {
  const message = 'The passkey could not be checked. Please start again.';
  throw invalid('passkey.refused', message);
}
