import { defaultSettings } from '#domain/settings/settings.ts';
import { toPublicSettings } from '#contract/settings.ts';
import { listOffered } from '#shop/content/list-offered.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/settings.ts';

export const settings = createRouter();

settings.openapi(routes.getPublic, async (c) => {
  const ctx = c.get('ctx');
  const shown = await readShownSettings(ctx);
  // No cache keeps the defaults, which are shown while the settings cannot be read.
  if (shown === defaultSettings) c.header('cache-control', 'no-store');
  return c.json(toPublicSettings(shown, listOffered(ctx)), 200);
});
