import { getMe } from '#shop/staff/get-me.ts';
import { logOutStaff } from '#shop/staff/log-out.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/staff/me.ts';
import { clearSessionCookie } from './session-cookie.ts';

export const adminMe = createRouter();

adminMe.openapi(routes.get, async (c) => {
  const { abilities, ...me } = await getMe(c.get('ctx'));
  return c.json({ ...me, abilities: [...abilities] }, 200);
});

adminMe.openapi(routes.logOut, async (c) => {
  await logOutStaff(c.get('ctx'));
  clearSessionCookie(c);
  return c.body(null, 204);
});
