import { createRoute, z } from '@hono/zod-openapi';
import { User, toUser } from '#domain/customer/customer.ts';
import { unauthenticated } from '#domain/error.ts';
import {
  OTP_LIFE_SECONDS,
  OTP_WORDS,
  SendMobileOtp,
  SendOtp,
  VerifyMobileOtp,
  VerifyOtp,
} from '#domain/sign-in/otp.ts';
import { toE164 } from '#domain/customer/phone.ts';
import { Login, Register } from '#domain/sign-in/session.ts';
import { endSession } from '#shop/customers/sessions/end-session.ts';
import { login } from '#shop/customers/sign-in/login.ts';
import { refreshSession } from '#shop/customers/sessions/refresh-session.ts';
import { register } from '#shop/customers/sign-in/register.ts';
import { sendOtp } from '#shop/customers/sign-in/send-otp.ts';
import { type LoggedIn, verifyOtp } from '#shop/customers/sign-in/verify-otp.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '#api/open-api.ts';
import { whoAsks } from '#api/who-asks.ts';

const OtpSent = z.object({ message: z.string(), expires_in: z.int() });
const Session = z.object({ token: z.string(), expires_at: z.iso.datetime() });
const LoginAnswer = Session.extend({ user: User, is_new_user: z.boolean() });
const shared = { method: 'post' as const, tags: ['Login'], middleware: noStore };
const sent = { 200: answers(OtpSent, 'A code is on its way'), ...refuses(422, 429) };
const loggedIn = { 200: answers(LoginAnswer, 'Logged in'), ...refuses(422, 429) };

const send = createRoute({
  ...shared,
  path: '/auth/send-otp',
  summary: 'Send a code by WhatsApp or SMS; it logs in or registers',
  request: { body: takes(SendOtp) },
  responses: sent,
});
const verify = createRoute({
  ...shared,
  path: '/auth/verify-otp',
  summary: 'Log in, or register, with the code',
  request: { body: takes(VerifyOtp) },
  responses: loggedIn,
});
const sendMobile = createRoute({
  ...shared,
  path: '/auth/mobile/send-otp',
  summary: 'Send a code by SMS, or by WhatsApp where there is no SMS, for one purpose',
  request: { body: takes(SendMobileOtp) },
  responses: { ...sent, ...refuses(404) },
});
const verifyMobile = createRoute({
  ...shared,
  path: '/auth/mobile/verify-otp',
  summary: 'Log in or register with the code for that purpose',
  request: { body: takes(VerifyMobileOtp) },
  responses: loggedIn,
});
const registerByEmail = createRoute({
  ...shared,
  path: '/auth/register',
  summary: 'Register by email and password',
  request: { body: takes(Register) },
  responses: { 201: answers(LoginAnswer, 'Registered and logged in'), ...refuses(409, 422, 429) },
});
const loginByEmail = createRoute({
  ...shared,
  path: '/auth/login',
  summary: 'Log in by email and password',
  request: { body: takes(Login) },
  responses: { ...loggedIn, ...refuses(401) },
});
const refresh = createRoute({
  ...shared,
  path: '/auth/refresh',
  security: needsLogin,
  summary: 'Exchange the token for a new one',
  responses: { 200: answers(Session, 'The new token; the old one is worth nothing now'), ...refuses(401) },
});
const logout = createRoute({
  ...shared,
  path: '/auth/logout',
  security: needsLogin,
  summary: 'End the session at the server too',
  responses: { 204: { description: 'Ended, or there was none' } },
});

export const auth = createDoor();

auth.openapi(send, async (c) => {
  const { mobile_number, country_code, delivery_method: channel } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  await sendOtp(c.get('ctx'), { mobile, purpose: 'either', channel, ...whoAsks(c) });
  return c.json(otpSent, 200);
});

auth.openapi(verify, async (c) => {
  const { mobile_number, country_code, otp: code } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  return c.json(
    toLoginAnswer(await verifyOtp(c.get('ctx'), { mobile, purpose: 'either', code, ...whoAsks(c) })),
    200,
  );
});

auth.openapi(sendMobile, async (c) => {
  const { mobile_number, country_code, purpose } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  await sendOtp(c.get('ctx'), { mobile, purpose, ...whoAsks(c) });
  return c.json(otpSent, 200);
});

auth.openapi(verifyMobile, async (c) => {
  const { mobile_number, country_code, otp: code, purpose } = c.req.valid('json');
  const mobile = toE164(mobile_number, country_code);
  return c.json(toLoginAnswer(await verifyOtp(c.get('ctx'), { mobile, purpose, code, ...whoAsks(c) })), 200);
});

auth.openapi(registerByEmail, async (c) => {
  return c.json(toLoginAnswer(await register(c.get('ctx'), c.req.valid('json'), whoAsks(c))), 201);
});

auth.openapi(loginByEmail, async (c) => {
  return c.json(toLoginAnswer(await login(c.get('ctx'), c.req.valid('json'), whoAsks(c))), 200);
});

auth.openapi(refresh, async (c) => {
  const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) throw unauthenticated();
  return c.json(toSessionJson(await refreshSession(c.get('ctx'), token)), 200);
});

auth.openapi(logout, async (c) => {
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
