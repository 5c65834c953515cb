import { createRoute } from '@hono/zod-openapi';
import { defaultSettings } from '#domain/seller/settings.ts';
import { PublicSettings, toPublicSettings } from '#contract/settings.ts';
import { listOffered } from '#shop/content/list-offered.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import { answers, createDoor } from '#api/open-api.ts';

const getPublic = createRoute({
  method: 'get',
  path: '/settings/public',
  summary: 'What anybody may know of the settings: rates of shipping, payment and tax, and what is offered',
  tags: ['Settings and content'],
  responses: { 200: answers(PublicSettings, 'Rupees and percent') },
});

export const settings = createDoor();

settings.openapi(getPublic, async (c) => {
  const ctx = c.get('ctx');
  const shown = await readShownSettings(ctx);
  // Nobody keeps the defaults, which stand in for settings that cannot be read.
  if (shown === defaultSettings) c.header('cache-control', 'no-store');
  return c.json(toPublicSettings(shown, listOffered(ctx)), 200);
});
