import { unauthenticated } from '#domain/error.ts';
import { OTP_LIFE_SECONDS, OTP_WORDS } from '#domain/sign-in/otp.ts';
import { toE164 } from '#domain/customer/phone.ts';
import { toUser } from '#contract/customer/user.ts';
import { endSession } from '#shop/customers/sessions/end-session.ts';
import { login } from '#shop/customers/sign-in/login.ts';
import { refreshSession } from '#shop/customers/sessions/refresh-session.ts';
import { register } from '#shop/customers/sign-in/register.ts';
import { sendOtp } from '#shop/customers/sign-in/send-otp.ts';
import { type LoggedIn, verifyOtp } from '#shop/customers/sign-in/verify-otp.ts';
import { createRouter } from '#api/open-api.ts';
import { identifyCaller } from '#api/identify-caller.ts';
import * as routes from '#contract/storefront/customer/auth.ts';

export const auth = createRouter();

auth.openapi(routes.send, async (c) => {
  const { mobile_number, country_code, delivery_method: channel } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  await sendOtp(c.get('ctx'), { mobile, purpose: 'either', channel, ...identifyCaller(c) });
  return c.json(otpSent, 200);
});

auth.openapi(routes.verify, async (c) => {
  const { mobile_number, country_code, otp: code } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  return c.json(
    toLoginAnswer(await verifyOtp(c.get('ctx'), { mobile, purpose: 'either', code, ...identifyCaller(c) })),
    200,
  );
});

auth.openapi(routes.sendMobile, async (c) => {
  const { mobile_number, country_code, purpose } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  await sendOtp(c.get('ctx'), { mobile, purpose, ...identifyCaller(c) });
  return c.json(otpSent, 200);
});

auth.openapi(routes.verifyMobile, async (c) => {
  const { mobile_number, country_code, otp: code, purpose } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  return c.json(
    toLoginAnswer(await verifyOtp(c.get('ctx'), { mobile, purpose, code, ...identifyCaller(c) })),
    200,
  );
});

auth.openapi(routes.registerByEmail, async (c) => {
  return c.json(toLoginAnswer(await register(c.get('ctx'), c.req.valid('json'), identifyCaller(c))), 201);
});

auth.openapi(routes.loginByEmail, async (c) => {
  return c.json(toLoginAnswer(await login(c.get('ctx'), c.req.valid('json'), identifyCaller(c))), 200);
});

auth.openapi(routes.refresh, async (c) => {
  const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) throw unauthenticated();
  return c.json(toSessionJson(await refreshSession(c.get('ctx'), token)), 200);
});

auth.openapi(routes.logout, async (c) => {
  await endSession(c.get('ctx'));
  return c.body(null, 204);
});

const otpSent = { message: OTP_WORDS.sent, expires_in: OTP_LIFE_SECONDS };

function toSessionJson({ token, expiresAt }: { token: string; expiresAt: Date }) {
  return { token, expires_at: expiresAt.toISOString() };
}

function toLoginAnswer({ customer, isNew, ...session }: LoggedIn) {
  return { ...toSessionJson(session), user: toUser(customer), is_new_user: isNew };
}
