import { createRoute } from '@hono/zod-openapi';
import { PublicSettings, toPublicSettings } from '#domain/settings-json.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { answers, createDoor } from './open-api.ts';

const getPublic = createRoute({
  method: 'get',
  path: '/settings/public',
  summary: 'What anybody may know of the settings: rates of shipping, payment and tax',
  tags: ['Settings and content'],
  responses: { 200: answers(PublicSettings, 'Rupees and percent') },
});

export const settings = createDoor();

settings.openapi(getPublic, async (c) => c.json(toPublicSettings(await readSettings(c.get('ctx'))), 200));
