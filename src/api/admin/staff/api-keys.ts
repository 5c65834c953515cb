import { createApiKey, listApiKeys, revokeApiKey } from '#shop/staff/api-keys/manage-api-keys.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/staff/api-keys.ts';

export const adminApiKeys = createRouter();

adminApiKeys.openapi(routes.list, async (c) => c.json({ api_keys: await listApiKeys(c.get('ctx')) }, 200));

adminApiKeys.openapi(routes.create, async (c) =>
  c.json(await createApiKey(c.get('ctx'), c.req.valid('json')), 201),
);

adminApiKeys.openapi(routes.revoke, async (c) => {
  await revokeApiKey(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});
