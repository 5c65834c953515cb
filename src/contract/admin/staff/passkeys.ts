import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { AddPasskey, BeginPasskey, PasskeyLogin } from '#contract/staff/passkey.ts';
import { StaffLoginAnswer } from './login.ts';

/** The options that a browser hands to the device, as WebAuthn defines it: https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON */
const Options = z.object({ options: z.looseObject({ challenge: z.string() }) });

export const begin = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  method: 'post',
  path: '/admin/me/passkeys/options',
  summary: 'Begin to add a passkey: the options for the browser',
  request: { body: takes(BeginPasskey) },
  responses: {
    200: answers(Options, 'The options, valid once for five minutes'),
    ...refuses(401, 403, 422, 429),
  },
});

export const add = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  method: 'post',
  path: '/admin/me/passkeys',
  summary: 'Add the passkey that the device made; the first factor comes with ten recovery codes, shown once',
  request: { body: takes(AddPasskey) },
  responses: {
    201: answers(z.object({ id: z.string(), recovery_codes: z.array(z.string()) }), 'Added'),
    ...refuses(401, 403, 409, 422),
  },
});

export const beginLogin = defineRoute({
  tags: ['Admin'],
  method: 'post',
  path: '/admin/login/passkey/options',
  summary: 'Begin to sign in with a passkey: the options for the browser',
  responses: { 200: answers(Options, 'The options, valid once for five minutes'), ...refuses(403, 429) },
});

export const logIn = defineRoute({
  tags: ['Admin'],
  method: 'post',
  path: '/admin/login/passkey',
  summary: 'Sign in with a passkey instead of password and code',
  request: { body: takes(PasskeyLogin) },
  responses: { 200: answers(StaffLoginAnswer, 'Signed in'), ...refuses(401, 403, 422) },
});
