import { createRoute } from '@hono/zod-openapi';
import { defaultSettings } from '#domain/settings.ts';
import { PublicSettings, toPublicSettings } from '#domain/settings-json.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import { answers, createDoor } from './open-api.ts';

const getPublic = createRoute({
  method: 'get',
  path: '/settings/public',
  summary: 'What anybody may know of the settings: rates of shipping, payment and tax',
  tags: ['Settings and content'],
  responses: { 200: answers(PublicSettings, 'Rupees and percent') },
});

export const settings = createDoor();

settings.openapi(getPublic, async (c) => {
  const shown = await readShownSettings(c.get('ctx'));
  // Nobody keeps the defaults, which stand in for settings that cannot be read.
  if (shown === defaultSettings) c.header('cache-control', 'no-store');
  return c.json(toPublicSettings(shown), 200);
});
