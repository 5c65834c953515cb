import { createRoute, z } from '@hono/zod-openapi';
import { StaffLogin, StaffRole } from '#domain/staff/staff.ts';
import { logInStaff } from '#shop/customers/sign-in/log-in-staff.ts';
import { noStore } from '../no-store.ts';
import { answers, createDoor, refuses, takes } from '../open-api.ts';
import { whoAsks } from '../who-asks.ts';

const StaffLoginAnswer = z.object({
  token: z.string(),
  expires_at: z.iso.datetime(),
  staff: z.object({ id: z.string(), name: z.string(), role: StaffRole }),
});

const logIn = createRoute({
  tags: ['Office'],
  middleware: noStore,
  method: 'post',
  path: '/admin/login',
  summary: 'Log in to the office; log out at /auth/logout',
  request: { body: takes(StaffLogin) },
  responses: { 200: answers(StaffLoginAnswer, 'Logged in'), ...refuses(401, 422, 429) },
});

export const officeLogin = createDoor();

officeLogin.openapi(logIn, async (c) => {
  const { token, expiresAt, staff } = await logInStaff(c.get('ctx'), c.req.valid('json'), whoAsks(c));
  return c.json({ token, expires_at: expiresAt.toISOString(), staff }, 200);
});
