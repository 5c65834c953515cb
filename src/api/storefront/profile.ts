import { createRoute, z } from '@hono/zod-openapi';
import { User } from '#domain/customer/customer.ts';
import { ChangePassword, CompleteProfile, ProfileAnswer, PutProfile } from '#domain/customer/profile.ts';
import { getProfile } from '#shop/profile/get-profile.ts';
import { saveProfile } from '#shop/profile/save-profile.ts';
import { changePassword } from '#shop/customers/sign-in/change-password.ts';
import { endAllSessions, endSessionOf } from '#shop/customers/sessions/end-session.ts';
import { listSessions } from '#shop/customers/sessions/list-sessions.ts';
import { completeProfile } from '#shop/customers/save-details.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '#api/open-api.ts';
import { whoAsks } from '#api/who-asks.ts';

const SessionsAnswer = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      started_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
      current: z.boolean(),
    }),
  ),
});
const shared = { tags: ['Profile'], security: needsLogin, middleware: noStore };

const get = createRoute({
  ...shared,
  method: 'get',
  path: '/profile',
  summary: 'Who is logged in, with cart, wishlist and addresses',
  responses: { 200: answers(ProfileAnswer, 'You'), ...refuses(401) },
});
const put = createRoute({
  ...shared,
  method: 'put',
  path: '/profile',
  summary: 'Replace the cart, the wishlist or the addresses, or change names, phone and email',
  request: { body: takes(PutProfile) },
  responses: { 200: answers(ProfileAnswer, 'You, as it is now'), ...refuses(401, 403, 409, 422) },
});
const complete = createRoute({
  ...shared,
  method: 'put',
  path: '/mobile/profile',
  summary: 'The last step of registering by mobile',
  request: { body: takes(CompleteProfile) },
  responses: { 200: answers(z.object({ user: User }), 'You, with a name'), ...refuses(401, 403, 409, 422) },
});
const password = createRoute({
  ...shared,
  method: 'put',
  path: '/profile/password',
  summary: 'Replace your password by a new one; every other session ends',
  request: { body: takes(ChangePassword) },
  responses: { 200: answers(z.object({ message: z.string() }), 'Changed'), ...refuses(401, 422, 429) },
});
const sessions = createRoute({
  ...shared,
  method: 'get',
  path: '/profile/sessions',
  summary: 'Where you are logged in',
  responses: { 200: answers(SessionsAnswer, 'The latest used first'), ...refuses(401) },
});
const endOne = createRoute({
  ...shared,
  method: 'delete',
  path: '/profile/sessions/{id}',
  summary: 'Log out there',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 204: { description: 'Ended' }, ...refuses(401, 404) },
});
const endAll = createRoute({
  ...shared,
  method: 'delete',
  path: '/profile/sessions',
  summary: 'Log out everywhere',
  responses: { 204: { description: 'All ended, this one too' }, ...refuses(401) },
});

export const profile = createDoor();

profile.openapi(get, async (c) => c.json(await getProfile(c.get('ctx')), 200));

profile.openapi(put, async (c) => {
  await saveProfile(c.get('ctx'), c.req.valid('json'));
  return c.json(await getProfile(c.get('ctx')), 200);
});

profile.openapi(complete, async (c) => {
  await completeProfile(c.get('ctx'), c.req.valid('json'));
  const { user } = await getProfile(c.get('ctx'));
  return c.json({ user }, 200);
});

profile.openapi(password, async (c) => {
  await changePassword(c.get('ctx'), c.req.valid('json'), whoAsks(c));
  return c.json({ message: 'Your password is changed. Other devices are logged out.' }, 200);
});

profile.openapi(sessions, async (c) => {
  const open = await listSessions(c.get('ctx'));
  const json = open.map(({ id, device, startedAt, lastUsedAt, isCurrent }) => ({
    id,
    device,
    started_at: startedAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    current: isCurrent,
  }));
  return c.json({ sessions: json }, 200);
});

profile.openapi(endOne, async (c) => {
  await endSessionOf(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});

profile.openapi(endAll, async (c) => {
  await endAllSessions(c.get('ctx'));
  return c.body(null, 204);
});
