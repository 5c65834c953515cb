import { logInStaff } from '#shop/customers/sign-in/log-in-staff.ts';
import { createRouter } from '#api/open-api.ts';
import { whoAsks } from '../who-asks.ts';
import * as routes from '#contract/admin/login.ts';

export const staffLogin = createRouter();

staffLogin.openapi(routes.logIn, async (c) => {
  const { token, expiresAt, staff } = await logInStaff(c.get('ctx'), c.req.valid('json'), whoAsks(c));
  return c.json({ token, expires_at: expiresAt.toISOString(), staff }, 200);
});
