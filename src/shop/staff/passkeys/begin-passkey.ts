import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { PASSKEY_CHALLENGE_MS } from '#domain/staff/passkey.ts';
import { requirePerson } from '#shop/access/require-staff.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { type EnteredPassword, requirePassword } from '../require-password.ts';
import { makeChallenge } from './challenges.ts';
import { loadWebAuthn, toPasskeySite } from './passkey-site.ts';

/**
 * Begins to add a passkey: returns the browser's request to the device. A device that already has a passkey of this person is excluded.
 * Throws unauthenticated, invalid `password.wrong`, too_many.
 */
export async function beginPasskey(
  ctx: Ctx,
  entered: EnteredPassword,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { staffId } = requirePerson(ctx);
  const { email, name } = await requirePassword(ctx, staffId, entered);
  const { general } = await readShownSettings(ctx);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: general.shopName,
    rpID: toPasskeySite(ctx).id,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(staffId),
    challenge: await makeChallenge(ctx, staffId),
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: await listCredentials(ctx, staffId),
    // The device keeps the passkey and asks for its PIN, finger or face: it replaces password and code together.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

async function listCredentials(
  { db }: Ctx,
  staffId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('second_factors')
    .select(['credential_id', 'transports'])
    .where('staff_id', '=', staffId)
    .where('credential_id', 'is not', null)
    .execute();
  return rows.map(({ credential_id, transports }) => ({ id: credential_id!, transports }));
}
