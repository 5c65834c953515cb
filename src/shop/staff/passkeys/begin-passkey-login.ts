import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { PASSKEY_CHALLENGE_MS } from '#domain/staff/passkey.ts';
import type { Ctx } from '#shop/context.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { limitCaller } from '#shop/customers/sign-in/limit-caller.ts';
import { makeChallenge } from './challenges.ts';
import { loadWebAuthn, toPasskeySite } from './passkey-site.ts';

const quarterHour = 15 * 60;
const limits = {
  name: 'passkey',
  perDevice: { count: 20, seconds: quarterHour },
  perAddress: { count: 300, seconds: quarterHour },
  message: 'Too many attempts. Please wait before you try again.',
};

/**
 * Returns the request that a browser has its device sign for a login. It identifies no person: the device offers the passkeys that it has
 * for this shop. Throws too_many.
 */
export async function beginPasskeyLogin(
  ctx: Ctx,
  caller: Caller,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await limitCaller(ctx, caller, limits);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: toPasskeySite(ctx).id,
    challenge: await makeChallenge(ctx, null),
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required',
  });
}
