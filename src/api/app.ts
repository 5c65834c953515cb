import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from './env.ts';
import { createDoor } from './open-api.ts';

/** Everything under /api/v1: one small door for each noun, and the document that describes them. */
export function createApi(): OpenAPIHono<ApiEnv> {
  const api = createDoor();
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
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
