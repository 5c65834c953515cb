import { z } from 'zod';
import { AccountExport } from '#contract/account-export.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { AskErasureCode, EraseAccount, ErasureAnswer } from '#contract/customer/erasure.ts';

const shared = { tags: ['Profile'], security: needsLogin };
const CodeSent = z.object({ message: z.string(), expires_in: z.int() });

export const ask = defineRoute({
  ...shared,
  method: 'get',
  path: '/profile/erasure',
  summary: 'Whether your account can be deleted now, and how you would confirm it',
  responses: { 200: answers(ErasureAnswer, 'How it stands'), ...refuses(401) },
});
export const sendCode = defineRoute({
  ...shared,
  method: 'post',
  path: '/profile/erasure/code',
  summary: 'Send a code to your own number, to confirm the deletion with',
  request: { body: takes(AskErasureCode) },
  responses: { 200: answers(CodeSent, 'A code is on its way'), ...refuses(401, 409, 422, 429) },
});
export const erase = defineRoute({
  ...shared,
  method: 'post',
  path: '/profile/erasure',
  summary: 'Delete your account; what tax law wants kept stays on its invoices',
  request: { body: takes(EraseAccount) },
  responses: { 204: { description: 'Deleted, and logged out everywhere' }, ...refuses(401, 409, 422, 429) },
});

export const exportAll = defineRoute({
  ...shared,
  method: 'get',
  path: '/profile/export',
  summary: 'Everything the shop knows of you, as a file',
  responses: { 200: answers(AccountExport, 'Your data'), ...refuses(401, 429) },
});
