import { changeSettings } from '#shop/content/edit-settings.ts';
import { readSettingsSection } from '#shop/content/read-settings-section.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/settings/settings.ts';

export const adminSettings = createRouter();

adminSettings.openapi(routes.get, async (c) =>
  c.json(await readSettingsSection(c.get('ctx'), c.req.valid('param').section), 200),
);
adminSettings.openapi(routes.change, async (c) => {
  const { section } = c.req.valid('param');
  const { version, ...changes } = c.req.valid('json');
  return c.json(await changeSettings(c.get('ctx'), section, changes, version), 200);
});
