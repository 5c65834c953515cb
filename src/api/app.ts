import type { OpenAPIHono } from '@hono/zod-openapi';
import { adminRouters } from './admin-routers.ts';
import type { ApiEnv } from './env.ts';
import { keepsOutUnstorable } from './unstorable-characters.ts';
import { createRouter, documentInfo } from './open-api.ts';
import { storefrontRouters } from './storefront-routers.ts';

/** Mounts everything under /api/v1: one small router for each noun, and the document that describes them. */
export function createApi(): OpenAPIHono<ApiEnv> {
  const api = createRouter();
  api.use(keepsOutUnstorable);
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  api.openAPIRegistry.registerComponent('securitySchemes', 'cookie', {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-admin',
  });
  for (const router of [...storefrontRouters, ...adminRouters]) api.route('/', router);
  api.doc31('/openapi.json', documentInfo);
  return api;
}
