import { z } from 'zod';
import { SendChangeOtp, VerifyChangeOtp } from '#domain/sign-in/otp.ts';
import { ConfirmEmailBy } from '#domain/sign-in/identity-proof.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { User } from '#contract/customer/user.ts';
import { ForgotPassword, MailedToken, ResetPassword, VerifyEmail } from '#contract/customer/profile.ts';

const Said = z.object({ message: z.string() });
const CodeSent = Said.extend({ expires_in: z.int() });
const Moved = z.object({ token: z.string(), expires_at: z.iso.datetime(), user: User });
const EmailLink = z.object({
  email: z.string(),
  confirm_by: ConfirmEmailBy,
  /** The account's number, masked except for its last digits; empty if it has none. */
  mobile: z.string(),
  /** Whether the email can be confirmed without signing in to the account, which is then cleared. */
  can_clear: z.boolean(),
});
const login = { tags: ['Login'], method: 'post' as const };
const own = { tags: ['Profile'], method: 'post' as const, security: needsLogin };

export const verify = defineRoute({
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
export const getLink = defineRoute({
  ...login,
  path: '/auth/email/link',
  summary: 'How such a link is confirmed; changes nothing',
  request: { body: takes(MailedToken) },
  responses: { 200: answers(EmailLink, 'By a press, the password, or after a login'), ...refuses(404, 422) },
});
export const undo = defineRoute({
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
export const forgot = defineRoute({
  ...login,
  path: '/auth/password/forgot',
  summary: 'Mail a link for a new password; the same answer whether or not the address is known',
  request: { body: takes(ForgotPassword) },
  responses: { 202: answers(Said, 'A mail may be on its way'), ...refuses(422, 429) },
});
export const reset = defineRoute({
  ...login,
  path: '/auth/password/reset',
  summary: 'Choose a new password with the token of that link; every session ends',
  request: { body: takes(ResetPassword) },
  responses: { 200: answers(Said, 'Changed'), ...refuses(404, 422) },
});
export const resend = defineRoute({
  ...own,
  path: '/profile/email/verification',
  summary: 'Mail the link for your address once more',
  responses: { 202: answers(Said, 'A mail is on its way'), ...refuses(401, 409, 429) },
});
export const sendCode = defineRoute({
  ...own,
  path: '/profile/mobile/send-otp',
  summary: 'Send a code to the number your account shall move to',
  request: { body: takes(SendChangeOtp) },
  responses: { 200: answers(CodeSent, 'A code is on its way'), ...refuses(401, 422, 429) },
});
export const move = defineRoute({
  ...own,
  path: '/profile/mobile/verify-otp',
  summary: 'Move your account to that number; every session ends, this one goes on under a new token',
  request: { body: takes(VerifyChangeOtp) },
  responses: { 200: answers(Moved, 'Moved'), ...refuses(401, 403, 409, 422, 429) },
});
