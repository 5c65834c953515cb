import { createRoute, z } from '@hono/zod-openapi';
import { prettyJSON } from 'hono/pretty-json';
import { AccountExport, exportFileName } from '#contract/account-export.ts';
import { AskErasureCode, EraseAccount, ErasureAnswer } from '#domain/customer/erasure.ts';
import { OTP_LIFE_SECONDS, OTP_WORDS } from '#domain/sign-in/otp.ts';
import { toIndianDay } from '#domain/tax/financial-year.ts';
import { sendErasureCode } from '#shop/customers/contacts/confirm-identity.ts';
import { eraseAccount, getErasure } from '#shop/workflows/privacy/erase-account.ts';
import { exportAccount } from '#shop/workflows/privacy/export-account.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '#api/open-api.ts';
import { whoAsks } from '#api/who-asks.ts';

const shared = { tags: ['Profile'], security: needsLogin, middleware: noStore };
const CodeSent = z.object({ message: z.string(), expires_in: z.int() });

const ask = createRoute({
  ...shared,
  method: 'get',
  path: '/profile/erasure',
  summary: 'Whether your account can be deleted now, and how you would confirm it',
  responses: { 200: answers(ErasureAnswer, 'How it stands'), ...refuses(401) },
});
const sendCode = createRoute({
  ...shared,
  method: 'post',
  path: '/profile/erasure/code',
  summary: 'Send a code to your own number, to confirm the deletion with',
  request: { body: takes(AskErasureCode) },
  responses: { 200: answers(CodeSent, 'A code is on its way'), ...refuses(401, 409, 422, 429) },
});
const erase = createRoute({
  ...shared,
  method: 'post',
  path: '/profile/erasure',
  summary: 'Delete your account; what tax law wants kept stays on its invoices',
  request: { body: takes(EraseAccount) },
  responses: { 204: { description: 'Deleted, and logged out everywhere' }, ...refuses(401, 409, 422, 429) },
});

const exports = createRoute({
  ...shared,
  method: 'get',
  path: '/profile/export',
  // For people to read, too.
  middleware: [noStore, prettyJSON({ force: true })],
  summary: 'Everything the shop knows of you, as a file',
  responses: { 200: answers(AccountExport, 'Your data'), ...refuses(401, 429) },
});

export const ownData = createDoor();

ownData.openapi(exports, async (c) => {
  const ctx = c.get('ctx');
  const data = await exportAccount(ctx);
  c.header('content-disposition', `attachment; filename="${exportFileName(toIndianDay(ctx.clock.now()))}"`);
  return c.json(data, 200);
});

ownData.openapi(ask, async (c) => c.json(await getErasure(c.get('ctx')), 200));

ownData.openapi(sendCode, async (c) => {
  const { delivery_method: channel } = c.req.valid('json');
  await sendErasureCode(c.get('ctx'), { channel, caller: whoAsks(c) });
  return c.json({ message: OTP_WORDS.sent, expires_in: OTP_LIFE_SECONDS }, 200);
});

ownData.openapi(erase, async (c) => {
  await eraseAccount(c.get('ctx'), c.req.valid('json'), whoAsks(c));
  return c.body(null, 204);
});
