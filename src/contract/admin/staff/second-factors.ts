import { z } from 'zod';
import { SecondFactorKind } from '#domain/staff/second-factor.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { AddTotp, ConfirmPassword, ConfirmTotp } from '#contract/staff/second-factor.ts';

const shared = { tags: ['Admin'], security: needsLogin };
const params = z.object({ id: z.string().max(64) });
const Codes = z.object({ recovery_codes: z.array(z.string()) });

const FactorJson = z.object({
  id: z.string(),
  kind: SecondFactorKind,
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/me/second-factors',
  summary: 'The second factors of the signed-in staff member',
  responses: {
    200: answers(z.object({ factors: z.array(FactorJson), recovery_codes_left: z.int() }), 'The factors'),
    ...refuses(401, 403),
  },
});

export const addTotp = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/me/second-factors/totp',
  summary: 'Begin to add an authenticator app: its secret, shown once',
  request: { body: takes(AddTotp) },
  responses: {
    201: answers(
      z.object({
        id: z.string(),
        secret: z.string(),
        uri: z.string(),
        qr: z.string().describe('The uri as a QR code, an SVG'),
      }),
      'The secret',
    ),
    ...refuses(401, 403, 422, 429),
  },
});

export const confirmTotp = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/me/second-factors/{id}/confirmation',
  summary: 'Confirm the app by a code; the first factor comes with ten recovery codes, shown once',
  request: { params, body: takes(ConfirmTotp) },
  responses: { 200: answers(Codes, 'Confirmed'), ...refuses(401, 403, 404, 422) },
});

export const remove = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/me/second-factors/{id}/removal',
  summary: 'Remove a second factor',
  request: { params, body: takes(ConfirmPassword) },
  responses: { 204: { description: 'Removed' }, ...refuses(401, 403, 404, 422, 429) },
});

export const renewCodes = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/me/recovery-codes',
  summary: 'Ten new recovery codes; the old ones stop working',
  request: { body: takes(ConfirmPassword) },
  responses: { 201: answers(Codes, 'The codes, shown once'), ...refuses(401, 403, 422, 429) },
});
