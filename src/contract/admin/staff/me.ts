import { z } from 'zod';
import { Ability, StaffRole } from '#domain/staff/abilities.ts';
import { SecondFactorKind } from '#domain/staff/second-factor.ts';
import { answers, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin };

export const StaffJson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
});

const MeJson = z.object({
  staff: StaffJson,
  abilities: z.array(Ability),
  second_factor: z.object({ kinds: z.array(SecondFactorKind), recovery_codes_left: z.int() }),
});

export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/me',
  summary: 'The signed-in staff member, and their abilities',
  responses: {
    200: answers(MeJson, 'The staff member'),
    ...refuses(401),
  },
});

export const logOut = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/logout',
  summary: 'End the session of this request; a browser loses its cookie',
  responses: { 204: { description: 'Ended' }, ...refuses(401, 403) },
});
