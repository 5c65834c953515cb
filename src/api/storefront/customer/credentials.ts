import { OTP_LIFE_SECONDS, OTP_WORDS } from '#domain/sign-in/otp.ts';
import { toE164 } from '#domain/customer/phone.ts';
import { CLEARED_WORDS } from '#domain/sign-in/identity-proof.ts';
import { toUser } from '#contract/customer/user.ts';
import { changeMobile, sendChangeCode } from '#shop/customers/contacts/change-mobile.ts';
import { resendEmailProof } from '#shop/customers/contacts/email-proofs.ts';
import { getEmailLink, verifyEmail } from '#shop/customers/contacts/verify-email.ts';
import { undoContactChange } from '#shop/customers/contacts/undo-contact-change.ts';
import { forgetPassword, resetPassword } from '#shop/customers/sign-in/reset-password.ts';
import { createRouter } from '#api/open-api.ts';
import { identifyCaller } from '#api/identify-caller.ts';
import * as routes from '#contract/storefront/customer/credentials.ts';

export const credentials = createRouter();

credentials.openapi(routes.verify, async (c) => {
  const { email, cleared } = await verifyEmail(c.get('ctx'), c.req.valid('json'));
  const thanks = 'Thank you! Your email address is confirmed.';
  return c.json({ message: cleared ? `${thanks} ${CLEARED_WORDS}` : thanks, email, cleared }, 200);
});

credentials.openapi(routes.getLink, async (c) => {
  const { email, confirmBy, mobile, canClear } = await getEmailLink(c.get('ctx'), c.req.valid('json').token);
  return c.json({ email, confirm_by: confirmBy, mobile, can_clear: canClear }, 200);
});

credentials.openapi(routes.undo, async (c) => {
  const { hasPassword } = await undoContactChange(c.get('ctx'), c.req.valid('json').token);
  const message = 'Your account is back as it was, and every device is logged out.';
  return c.json({ message, has_password: hasPassword }, 200);
});

credentials.openapi(routes.forgot, async (c) => {
  await forgetPassword(c.get('ctx'), c.req.valid('json').email, identifyCaller(c));
  const message = 'If there is an account with this address, a link is on its way. It works for 30 minutes.';
  return c.json({ message }, 202);
});

credentials.openapi(routes.reset, async (c) => {
  const { token, password } = c.req.valid('json');
  await resetPassword(c.get('ctx'), token, password);
  return c.json({ message: 'Your password has been changed. Please log in with the new one.' }, 200);
});

credentials.openapi(routes.resend, async (c) => {
  await resendEmailProof(c.get('ctx'));
  return c.json({ message: 'We have sent a link to your email address.' }, 202);
});

credentials.openapi(routes.sendCode, async (c) => {
  const { mobile_number, country_code, delivery_method: channel } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  await sendChangeCode(c.get('ctx'), { mobile, channel, ...identifyCaller(c) });
  return c.json({ message: OTP_WORDS.sent, expires_in: OTP_LIFE_SECONDS }, 200);
});

credentials.openapi(routes.move, async (c) => {
  const { mobile_number, country_code, otp: code, proof } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  const { token, expiresAt, customer } = await changeMobile(c.get('ctx'), {
    mobile,
    code,
    proof,
    ...identifyCaller(c),
  });
  return c.json({ token, expires_at: expiresAt.toISOString(), user: toUser(customer) }, 200);
});
