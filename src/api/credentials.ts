import { createRoute, z } from '@hono/zod-openapi';
import { User, toUser } from '#domain/customer.ts';
import { OTP_LIFE_SECONDS, OTP_WORDS, SendChangeOtp, VerifyChangeOtp } from '#domain/otp.ts';
import { toE164 } from '#domain/phone.ts';
import { ForgotPassword, MailedToken, ResetPassword } from '#domain/profile.ts';
import { changeMobile, sendChangeCode } from '#shop/identity/change-mobile.ts';
import { resendEmailProof, verifyEmail } from '#shop/identity/email-proofs.ts';
import { forgetPassword, resetPassword } from '#shop/identity/reset-password.ts';
import { noStore } from './no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from './open-api.ts';
import { whoAsks } from './who-asks.ts';

const Said = z.object({ message: z.string() });
const CodeSent = Said.extend({ expires_in: z.int() });
const Moved = z.object({ token: z.string(), expires_at: z.iso.datetime(), user: User });
const login = { tags: ['Login'], middleware: noStore, method: 'post' as const };
const own = { tags: ['Profile'], middleware: noStore, method: 'post' as const, security: needsLogin };

const verify = createRoute({
  ...login,
  path: '/auth/email/verify',
  summary: 'Confirm an email address with the token of the link that was mailed',
  request: { body: takes(MailedToken) },
  responses: { 200: answers(Said.extend({ email: z.string() }), 'Confirmed'), ...refuses(404, 409, 422) },
});
const forgot = createRoute({
  ...login,
  path: '/auth/password/forgot',
  summary: 'Mail a link for a new password; the same answer whether or not the address is known',
  request: { body: takes(ForgotPassword) },
  responses: { 202: answers(Said, 'A mail may be on its way'), ...refuses(422, 429) },
});
const reset = createRoute({
  ...login,
  path: '/auth/password/reset',
  summary: 'Choose a new password with the token of that link; every session ends',
  request: { body: takes(ResetPassword) },
  responses: { 200: answers(Said, 'Changed'), ...refuses(404, 422) },
});
const resend = createRoute({
  ...own,
  path: '/profile/email/verification',
  summary: 'Mail the link for your address once more',
  responses: { 202: answers(Said, 'A mail is on its way'), ...refuses(401, 409, 429) },
});
const sendCode = createRoute({
  ...own,
  path: '/profile/mobile/send-otp',
  summary: 'Send a code to the number your account shall move to',
  request: { body: takes(SendChangeOtp) },
  responses: { 200: answers(CodeSent, 'A code is on its way'), ...refuses(401, 422, 429) },
});
const move = createRoute({
  ...own,
  path: '/profile/mobile/verify-otp',
  summary: 'Move your account to that number; every session ends, this one goes on under a new token',
  request: { body: takes(VerifyChangeOtp) },
  responses: { 200: answers(Moved, 'Moved'), ...refuses(401, 409, 422, 429) },
});

export const credentials = createDoor();

credentials.openapi(verify, async (c) => {
  const { email } = await verifyEmail(c.get('ctx'), c.req.valid('json').token);
  return c.json({ message: 'Thank you! Your email address is confirmed.', email }, 200);
});

credentials.openapi(forgot, async (c) => {
  await forgetPassword(c.get('ctx'), c.req.valid('json').email, whoAsks(c));
  const message = 'If there is an account with this address, a link is on its way. It works for 30 minutes.';
  return c.json({ message }, 202);
});

credentials.openapi(reset, async (c) => {
  const { token, password } = c.req.valid('json');
  await resetPassword(c.get('ctx'), token, password);
  return c.json({ message: 'Your password is changed. Please log in with it.' }, 200);
});

credentials.openapi(resend, async (c) => {
  await resendEmailProof(c.get('ctx'));
  return c.json({ message: 'A link is on its way to your address.' }, 202);
});

credentials.openapi(sendCode, async (c) => {
  const { mobile_number, country_code, delivery_method: channel } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  await sendChangeCode(c.get('ctx'), { mobile, channel, ...whoAsks(c) });
  return c.json({ message: OTP_WORDS.sent, expires_in: OTP_LIFE_SECONDS }, 200);
});

credentials.openapi(move, async (c) => {
  const { mobile_number, country_code, otp: code } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  const { token, expiresAt, customer } = await changeMobile(c.get('ctx'), { mobile, code, ...whoAsks(c) });
  return c.json({ token, expires_at: expiresAt.toISOString(), user: toUser(customer) }, 200);
});
