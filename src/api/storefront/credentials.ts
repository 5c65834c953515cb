import { createRoute, z } from '@hono/zod-openapi';
import { User, toUser } from '#domain/customer/customer.ts';
import { OTP_LIFE_SECONDS, OTP_WORDS, SendChangeOtp, VerifyChangeOtp } from '#domain/sign-in/otp.ts';
import { toE164 } from '#domain/customer/phone.ts';
import { CLEARED_WORDS, ConfirmEmailBy } from '#domain/sign-in/identity-proof.ts';
import { ForgotPassword, MailedToken, ResetPassword, VerifyEmail } from '#domain/customer/profile.ts';
import { changeMobile, sendChangeCode } from '#shop/customers/contacts/change-mobile.ts';
import { resendEmailProof } from '#shop/customers/contacts/email-proofs.ts';
import { getEmailLink, verifyEmail } from '#shop/customers/contacts/verify-email.ts';
import { undoContactChange } from '#shop/customers/contacts/undo-contact-change.ts';
import { forgetPassword, resetPassword } from '#shop/customers/sign-in/reset-password.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '#api/open-api.ts';
import { whoAsks } from '#api/who-asks.ts';

const Said = z.object({ message: z.string() });
const CodeSent = Said.extend({ expires_in: z.int() });
const Moved = z.object({ token: z.string(), expires_at: z.iso.datetime(), user: User });
const EmailLink = z.object({
  email: z.string(),
  confirm_by: ConfirmEmailBy,
  /** The account's number, all but its last digits hidden; empty where it has none. */
  mobile: z.string(),
  /** Whether it can be confirmed without the account, which is cleared then. */
  can_clear: z.boolean(),
});
const login = { tags: ['Login'], middleware: noStore, method: 'post' as const };
const own = { tags: ['Profile'], middleware: noStore, method: 'post' as const, security: needsLogin };

const verify = createRoute({
  ...login,
  path: '/auth/email/verify',
  summary:
    'Confirm an email address with the token of the link that was mailed, logged in to the account or with its password',
  request: { body: takes(VerifyEmail) },
  responses: {
    200: answers(Said.extend({ email: z.string(), cleared: z.boolean() }), 'Confirmed'),
    ...refuses(404, 409, 422, 429),
  },
});
const readLink = createRoute({
  ...login,
  path: '/auth/email/link',
  summary: 'How such a link is confirmed; changes nothing',
  request: { body: takes(MailedToken) },
  responses: { 200: answers(EmailLink, 'By a press, the password, or after a login'), ...refuses(404, 422) },
});
const undo = createRoute({
  ...login,
  path: '/auth/contact/undo',
  summary:
    'Bring back the number and email that an account had, with the link sent to them; every session ends',
  request: { body: takes(MailedToken) },
  responses: {
    200: answers(Said.extend({ has_password: z.boolean() }), 'As it was before'),
    ...refuses(404, 409, 422),
  },
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
  responses: { 200: answers(Moved, 'Moved'), ...refuses(401, 403, 409, 422, 429) },
});

export const credentials = createDoor();

credentials.openapi(verify, async (c) => {
  const { email, cleared } = await verifyEmail(c.get('ctx'), c.req.valid('json'));
  const thanks = 'Thank you! Your email address is confirmed.';
  return c.json({ message: cleared ? `${thanks} ${CLEARED_WORDS}` : thanks, email, cleared }, 200);
});

credentials.openapi(readLink, async (c) => {
  const { email, confirmBy, mobile, canClear } = await getEmailLink(c.get('ctx'), c.req.valid('json').token);
  return c.json({ email, confirm_by: confirmBy, mobile, can_clear: canClear }, 200);
});

credentials.openapi(undo, async (c) => {
  const { hasPassword } = await undoContactChange(c.get('ctx'), c.req.valid('json').token);
  const message = 'Your account is as it was before, and every device is logged out.';
  return c.json({ message, has_password: hasPassword }, 200);
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
  const { mobile_number, country_code, otp: code, proof } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  const { token, expiresAt, customer } = await changeMobile(c.get('ctx'), {
    mobile,
    code,
    proof,
    ...whoAsks(c),
  });
  return c.json({ token, expires_at: expiresAt.toISOString(), user: toUser(customer) }, 200);
});
