import { createRoute, z } from '@hono/zod-openapi';
import { SettingsJson } from '#contract/settings.ts';
import { changeSettings, getSettings, SettingsSection } from '#shop/content/edit-settings.ts';
import { noStore } from '../no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '../open-api.ts';

const shared = {
  tags: ['Office'],
  middleware: noStore,
  security: needsLogin,
  path: '/admin/settings/{section}',
  request: { params: z.object({ section: SettingsSection }) },
};
const Section = z.union(Object.values(SettingsJson.shape));
const Changes = z.record(z.string(), z.unknown());

const read = createRoute({
  ...shared,
  method: 'get',
  summary: 'One section of the settings, in rupees and percent',
  responses: { 200: answers(Section, 'The section'), ...refuses(401, 403, 422, 503) },
});
const change = createRoute({
  ...shared,
  method: 'put',
  summary: 'Change what is named of a section; the rest of it stays',
  request: { ...shared.request, body: takes(Changes) },
  responses: { 200: answers(Section, 'The section as it is now'), ...refuses(401, 403, 422, 503) },
});

export const adminSettings = createDoor();

adminSettings.openapi(read, async (c) => {
  const settings = await getSettings(c.get('ctx'));
  return c.json(settings[c.req.valid('param').section], 200);
});
adminSettings.openapi(change, async (c) => {
  const { section } = c.req.valid('param');
  return c.json(await changeSettings(c.get('ctx'), section, c.req.valid('json')), 200);
});
