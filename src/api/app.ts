import type { OpenAPIHono } from '@hono/zod-openapi';
import { auth } from './auth.ts';
import { categories } from './categories.ts';
import { content } from './content.ts';
import type { ApiEnv } from './env.ts';
import { createDoor } from './open-api.ts';
import { pincodes } from './pincodes.ts';
import { products } from './products.ts';
import { profile } from './profile.ts';
import { promotions } from './promotions.ts';
import { settings } from './settings.ts';

/** Everything under /api/v1: one small door for each noun, and the document that describes them. */
export function createApi(): OpenAPIHono<ApiEnv> {
  const api = createDoor();
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  api.route('/', auth);
  api.route('/', profile);
  api.route('/', categories);
  api.route('/', content);
  api.route('/', pincodes);
  api.route('/', products);
  api.route('/', promotions);
  api.route('/', settings);
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Haat',
      version: '1',
      description: 'Amounts are rupees with at most two decimals, GST included.',
    },
    servers: [{ url: '/api/v1' }],
  });
  return api;
}
