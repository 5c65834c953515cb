import { z } from 'zod';
import { SettingsJson, SettingsSection } from '#contract/settings.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const shared = {
  tags: ['Admin'],
  security: needsLogin,
  ability: 'edit_settings' as const,
  request: { params: z.object({ section: SettingsSection }) },
};
/** The version counts the changes of a section; it is 0 until the first change. */
const Section = z.union(Object.values(SettingsJson.shape)).and(z.object({ version: z.int().min(0) }));
const Changes = z.looseObject({ version: z.int().min(0).optional() });

export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/settings/{section}',
  summary: 'One section of the settings, in rupees and percent',
  responses: { 200: answers(Section, 'The section'), ...refuses(401, 403, 422, 503) },
});
export const change = defineRoute({
  ...shared,
  method: 'put',
  path: '/admin/settings/{section}',
  summary:
    'Change the given fields of a section. With a version, a change that someone else saved is not overwritten',
  request: { ...shared.request, body: takes(Changes) },
  responses: { 200: answers(Section, 'The current section'), ...refuses(401, 403, 409, 422, 503) },
});
