import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { SessionsAnswer } from '#contract/sign-in/session.ts';
import { User } from '#contract/customer/user.ts';
import { ChangePassword, CompleteProfile, ProfileAnswer, PutProfile } from '#contract/customer/profile.ts';

const shared = { tags: ['Profile'], security: needsLogin };

export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/profile',
  summary: 'Who is logged in, with cart, wishlist and addresses',
  responses: { 200: answers(ProfileAnswer, 'You'), ...refuses(401) },
});
export const put = defineRoute({
  ...shared,
  method: 'put',
  path: '/profile',
  summary: 'Replace the cart, the wishlist or the addresses, or change names, phone and email',
  request: { body: takes(PutProfile) },
  responses: { 200: answers(ProfileAnswer, 'You, as it is now'), ...refuses(401, 403, 409, 422) },
});
export const complete = defineRoute({
  ...shared,
  method: 'put',
  path: '/mobile/profile',
  summary: 'The last step of registering by mobile',
  request: { body: takes(CompleteProfile) },
  responses: { 200: answers(z.object({ user: User }), 'You, with a name'), ...refuses(401, 403, 409, 422) },
});
export const password = defineRoute({
  ...shared,
  method: 'put',
  path: '/profile/password',
  summary: 'Replace your password by a new one; every other session ends',
  request: { body: takes(ChangePassword) },
  responses: { 200: answers(z.object({ message: z.string() }), 'Changed'), ...refuses(401, 422, 429) },
});
export const sessions = defineRoute({
  ...shared,
  method: 'get',
  path: '/profile/sessions',
  summary: 'Where you are logged in',
  responses: { 200: answers(SessionsAnswer, 'The latest used first'), ...refuses(401) },
});
export const endOne = defineRoute({
  ...shared,
  method: 'delete',
  path: '/profile/sessions/{id}',
  summary: 'Log out there',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 204: { description: 'Ended' }, ...refuses(401, 404) },
});
export const endAll = defineRoute({
  ...shared,
  method: 'delete',
  path: '/profile/sessions',
  summary: 'Log out everywhere',
  responses: { 204: { description: 'All ended, this one too' }, ...refuses(401) },
});
