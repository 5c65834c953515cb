import { createRoute } from '@hono/zod-openapi';
import { ProfileAnswer } from '#domain/profile.ts';
import { getProfile } from '#shop/account/get-profile.ts';
import { noStore } from './no-store.ts';
import { answers, createDoor, needsLogin, refuses } from './open-api.ts';

const shared = { tags: ['Profile'], security: needsLogin, middleware: noStore };

const get = createRoute({
  ...shared,
  method: 'get',
  path: '/profile',
  summary: 'Who is logged in, with cart, wishlist and addresses',
  responses: { 200: answers(ProfileAnswer, 'You'), ...refuses(401) },
});

export const profile = createDoor();

profile.openapi(get, async (c) => c.json(await getProfile(c.get('ctx')), 200));
