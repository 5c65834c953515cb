import { changeSettings, getSettings } from '#shop/content/edit-settings.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/settings.ts';

export const adminSettings = createRouter();

adminSettings.openapi(routes.read, async (c) => {
  const settings = await getSettings(c.get('ctx'));
  return c.json(settings[c.req.valid('param').section], 200);
});
adminSettings.openapi(routes.change, async (c) => {
  const { section } = c.req.valid('param');
  return c.json(await changeSettings(c.get('ctx'), section, c.req.valid('json')), 200);
});
