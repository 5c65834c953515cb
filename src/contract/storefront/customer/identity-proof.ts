import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { AskProofCode, ProveIdentity } from '#contract/sign-in/identity-proof.ts';

const shared = { tags: ['Profile'], method: 'post' as const, security: needsLogin };
const CodeSent = z.object({ message: z.string(), expires_in: z.int() });
const Proven = z.object({ proof: z.string(), expires_in: z.int() });

export const sendCode = defineRoute({
  ...shared,
  path: '/profile/proof/send-otp',
  summary: 'Send a code to your current number, to prove that a change of contact is yours',
  request: { body: takes(AskProofCode) },
  responses: { 200: answers(CodeSent, 'A code is on its way'), ...refuses(401, 409, 422, 429) },
});
export const prove = defineRoute({
  ...shared,
  path: '/profile/proof',
  summary:
    'Prove by that code or by your password that it is you; the answer allows one change of number or email',
  request: { body: takes(ProveIdentity) },
  responses: { 200: answers(Proven, 'Proven, for one change'), ...refuses(401, 422, 429) },
});
