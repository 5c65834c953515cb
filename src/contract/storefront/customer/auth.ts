import { z } from 'zod';
import { SendMobileOtp, SendOtp, VerifyMobileOtp, VerifyOtp } from '#domain/sign-in/otp.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { User } from '#contract/customer/user.ts';
import { Login, Register } from '#contract/sign-in/credentials.ts';

const OtpSent = z.object({ message: z.string(), expires_in: z.int() });
const Session = z.object({ token: z.string(), expires_at: z.iso.datetime() });
const LoginAnswer = Session.extend({ user: User, is_new_user: z.boolean() });
const shared = { method: 'post' as const, tags: ['Login'] };
const sent = { 200: answers(OtpSent, 'A code is on its way'), ...refuses(422, 429) };
const loggedIn = { 200: answers(LoginAnswer, 'Logged in'), ...refuses(422, 429) };

export const send = defineRoute({
  ...shared,
  path: '/auth/send-otp',
  summary: 'Send a code by WhatsApp or SMS; it logs in or registers',
  request: { body: takes(SendOtp) },
  responses: sent,
});
export const verify = defineRoute({
  ...shared,
  path: '/auth/verify-otp',
  summary: 'Log in, or register, with the code',
  request: { body: takes(VerifyOtp) },
  responses: loggedIn,
});
export const sendMobile = defineRoute({
  ...shared,
  path: '/auth/mobile/send-otp',
  summary: 'Send a code by SMS, or by WhatsApp where there is no SMS, for one purpose',
  request: { body: takes(SendMobileOtp) },
  responses: { ...sent, ...refuses(404) },
});
export const verifyMobile = defineRoute({
  ...shared,
  path: '/auth/mobile/verify-otp',
  summary: 'Log in or register with the code for that purpose',
  request: { body: takes(VerifyMobileOtp) },
  responses: loggedIn,
});
export const registerByEmail = defineRoute({
  ...shared,
  path: '/auth/register',
  summary: 'Register by email and password',
  request: { body: takes(Register) },
  responses: { 201: answers(LoginAnswer, 'Registered and logged in'), ...refuses(409, 422, 429) },
});
export const loginByEmail = defineRoute({
  ...shared,
  path: '/auth/login',
  summary: 'Log in by email and password',
  request: { body: takes(Login) },
  responses: { ...loggedIn, ...refuses(401) },
});
export const refresh = defineRoute({
  ...shared,
  path: '/auth/refresh',
  security: needsLogin,
  summary: 'Exchange the token for a new one',
  responses: { 200: answers(Session, 'The new token; the old one is worth nothing now'), ...refuses(401) },
});
export const logout = defineRoute({
  ...shared,
  path: '/auth/logout',
  security: needsLogin,
  summary: 'End the session at the server too',
  responses: { 204: { description: 'Ended, or there was none' } },
});
