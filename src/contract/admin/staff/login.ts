import { z } from 'zod';
import { answers, defineRoute, refuses, takes } from '#contract/define-route.ts';
import { StaffLogin } from '#contract/staff/staff.ts';
import { StaffJson } from './me.ts';

export const StaffLoginAnswer = z.object({
  token: z.string(),
  expires_at: z.iso.datetime(),
  staff: StaffJson,
});

export const logIn = defineRoute({
  tags: ['Admin'],
  method: 'post',
  path: '/admin/login',
  summary: 'Sign in to the admin: programs send the token as a bearer token, browsers get it in a cookie',
  request: { body: takes(StaffLogin) },
  responses: { 200: answers(StaffLoginAnswer, 'Signed in'), ...refuses(401, 403, 422, 429) },
});
