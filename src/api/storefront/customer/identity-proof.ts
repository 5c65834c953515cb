import { PROOF_LIFE_SECONDS } from '#domain/sign-in/identity-proof.ts';
import { OTP_LIFE_SECONDS, OTP_WORDS } from '#domain/sign-in/otp.ts';
import { sendProofCode } from '#shop/customers/contacts/confirm-identity.ts';
import { proveIdentity } from '#shop/customers/contacts/prove-identity.ts';
import { createRouter } from '#api/open-api.ts';
import { identifyCaller } from '#api/identify-caller.ts';
import * as routes from '#contract/storefront/customer/identity-proof.ts';

export const identityProof = createRouter();

identityProof.openapi(routes.sendCode, async (c) => {
  const { delivery_method: channel } = c.req.valid('json');
  await sendProofCode(c.get('ctx'), { channel, caller: identifyCaller(c) });
  return c.json({ message: OTP_WORDS.sent, expires_in: OTP_LIFE_SECONDS }, 200);
});

identityProof.openapi(routes.prove, async (c) => {
  const { proof } = await proveIdentity(c.get('ctx'), c.req.valid('json'), identifyCaller(c));
  return c.json({ proof, expires_in: PROOF_LIFE_SECONDS }, 200);
});
