import { z } from 'zod';
import { StaffLogin, StaffRole } from '#domain/staff/staff.ts';
import { answers, defineRoute, refuses, takes } from '#contract/define-route.ts';

const StaffLoginAnswer = z.object({
  token: z.string(),
  expires_at: z.iso.datetime(),
  staff: z.object({ id: z.string(), name: z.string(), role: StaffRole }),
});

export const logIn = defineRoute({
  tags: ['Office'],
  method: 'post',
  path: '/admin/login',
  summary: 'Log in to the office; log out at /auth/logout',
  request: { body: takes(StaffLogin) },
  responses: { 200: answers(StaffLoginAnswer, 'Logged in'), ...refuses(401, 422, 429) },
});
