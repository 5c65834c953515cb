import { listOwnApiKeys, revokeOwnApiKey } from '#shop/staff/api-keys/manage-api-keys.ts';
import { changeOwnPassword } from '#shop/staff/change-own-password.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '#shop/staff/own-sessions.ts';
import { createRouter } from '#api/open-api.ts';
import { identifyCaller } from '#api/identify-caller.ts';
import * as routes from '#contract/admin/staff/own-account.ts';

export const ownAccount = createRouter();

ownAccount.openapi(routes.changePassword, async (c) => {
  await changeOwnPassword(c.get('ctx'), c.req.valid('json'), identifyCaller(c));
  return c.body(null, 204);
});

ownAccount.openapi(routes.listSessions, async (c) =>
  c.json({ sessions: await listOwnSessions(c.get('ctx')) }, 200),
);

ownAccount.openapi(routes.endSession, async (c) => {
  await endOwnSession(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});

ownAccount.openapi(routes.endOtherSessions, async (c) => {
  await endOtherSessions(c.get('ctx'));
  return c.body(null, 204);
});

ownAccount.openapi(routes.listApiKeys, async (c) =>
  c.json({ api_keys: await listOwnApiKeys(c.get('ctx')) }, 200),
);

ownAccount.openapi(routes.revokeApiKey, async (c) => {
  await revokeOwnApiKey(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});
