import { getProfile } from '#shop/profile/get-profile.ts';
import { saveProfile } from '#shop/profile/save-profile.ts';
import { changePassword } from '#shop/customers/sign-in/change-password.ts';
import { endAllSessions, endSessionOf } from '#shop/customers/sessions/end-session.ts';
import { listSessions } from '#shop/customers/sessions/list-sessions.ts';
import { completeProfile } from '#shop/customers/save-details.ts';
import { createRouter } from '#api/open-api.ts';
import { identifyCaller } from '#api/identify-caller.ts';
import * as routes from '#contract/storefront/customer/profile.ts';

export const profile = createRouter();

profile.openapi(routes.get, async (c) => c.json(await getProfile(c.get('ctx')), 200));

profile.openapi(routes.put, async (c) => {
  await saveProfile(c.get('ctx'), c.req.valid('json'));
  return c.json(await getProfile(c.get('ctx')), 200);
});

profile.openapi(routes.complete, async (c) => {
  await completeProfile(c.get('ctx'), c.req.valid('json'));
  const { user } = await getProfile(c.get('ctx'));
  return c.json({ user }, 200);
});

profile.openapi(routes.password, async (c) => {
  await changePassword(c.get('ctx'), c.req.valid('json'), identifyCaller(c));
  return c.json({ message: 'Your password has been changed. Other devices have been logged out.' }, 200);
});

profile.openapi(routes.sessions, async (c) => {
  const open = await listSessions(c.get('ctx'));
  const json = open.map(({ id, device, startedAt, lastUsedAt, isCurrent }) => ({
    id,
    device,
    started_at: startedAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    current: isCurrent,
  }));
  return c.json({ sessions: json }, 200);
});

profile.openapi(routes.endOne, async (c) => {
  await endSessionOf(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});

profile.openapi(routes.endAll, async (c) => {
  await endAllSessions(c.get('ctx'));
  return c.body(null, 204);
});
