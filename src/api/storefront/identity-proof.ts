import { createRoute, z } from '@hono/zod-openapi';
import { AskProofCode, PROOF_LIFE_SECONDS, ProveIdentity } from '#domain/sign-in/identity-proof.ts';
import { OTP_LIFE_SECONDS, OTP_WORDS } from '#domain/sign-in/otp.ts';
import { sendProofCode } from '#shop/customers/contacts/confirm-identity.ts';
import { proveIdentity } from '#shop/customers/contacts/prove-identity.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '#api/open-api.ts';
import { whoAsks } from '#api/who-asks.ts';

const shared = { tags: ['Profile'], middleware: noStore, method: 'post' as const, security: needsLogin };
const CodeSent = z.object({ message: z.string(), expires_in: z.int() });
const Proven = z.object({ proof: z.string(), expires_in: z.int() });

const sendCode = createRoute({
  ...shared,
  path: '/profile/proof/send-otp',
  summary: 'Send a code to your present number, to prove that a change of contact is yours',
  request: { body: takes(AskProofCode) },
  responses: { 200: answers(CodeSent, 'A code is on its way'), ...refuses(401, 409, 422, 429) },
});
const prove = createRoute({
  ...shared,
  path: '/profile/proof',
  summary:
    'Prove by that code or by your password that it is you; the answer allows one change of number or email',
  request: { body: takes(ProveIdentity) },
  responses: { 200: answers(Proven, 'Proven, for one change'), ...refuses(401, 422, 429) },
});

export const identityProof = createDoor();

identityProof.openapi(sendCode, async (c) => {
  const { delivery_method: channel } = c.req.valid('json');
  await sendProofCode(c.get('ctx'), { channel, caller: whoAsks(c) });
  return c.json({ message: OTP_WORDS.sent, expires_in: OTP_LIFE_SECONDS }, 200);
});

identityProof.openapi(prove, async (c) => {
  const { proof } = await proveIdentity(c.get('ctx'), c.req.valid('json'), whoAsks(c));
  return c.json({ proof, expires_in: PROOF_LIFE_SECONDS }, 200);
});
