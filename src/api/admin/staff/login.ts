import { logInStaff } from '#shop/staff/log-in.ts';
import { createRouter } from '#api/open-api.ts';
import { refuseOtherSites } from '#api/request-origin.ts';
import { identifyCaller } from '#api/identify-caller.ts';
import * as routes from '#contract/admin/staff/login.ts';
import { setSessionCookie } from './session-cookie.ts';

export const staffLogin = createRouter();

staffLogin.openapi(routes.logIn, async (c) => {
  refuseOtherSites(c);
  const { token, expiresAt, staff } = await logInStaff(c.get('ctx'), c.req.valid('json'), identifyCaller(c));
  setSessionCookie(c, token, expiresAt);
  return c.json({ token, expires_at: expiresAt.toISOString(), staff }, 200);
});
