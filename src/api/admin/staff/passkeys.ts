import { addPasskey } from '#shop/staff/passkeys/add-passkey.ts';
import { beginPasskeyLogin } from '#shop/staff/passkeys/begin-passkey-login.ts';
import { beginPasskey } from '#shop/staff/passkeys/begin-passkey.ts';
import { logInWithPasskey } from '#shop/staff/passkeys/log-in-with-passkey.ts';
import { createRouter } from '#api/open-api.ts';
import { refuseOtherSites } from '#api/request-origin.ts';
import { identifyCaller } from '#api/identify-caller.ts';
import * as routes from '#contract/admin/staff/passkeys.ts';
import { setSessionCookie } from './session-cookie.ts';

export const passkeys = createRouter();

passkeys.openapi(routes.begin, async (c) => {
  const entered = { ...c.req.valid('json'), caller: identifyCaller(c) };
  return c.json({ options: { ...(await beginPasskey(c.get('ctx'), entered)) } }, 200);
});

passkeys.openapi(routes.add, async (c) => c.json(await addPasskey(c.get('ctx'), c.req.valid('json')), 201));

passkeys.openapi(routes.beginLogin, async (c) => {
  refuseOtherSites(c);
  return c.json({ options: { ...(await beginPasskeyLogin(c.get('ctx'), identifyCaller(c))) } }, 200);
});

passkeys.openapi(routes.logIn, async (c) => {
  refuseOtherSites(c);
  const { credential } = c.req.valid('json');
  const { token, expiresAt, staff } = await logInWithPasskey(c.get('ctx'), credential, identifyCaller(c));
  setSessionCookie(c, token, expiresAt);
  return c.json({ token, expires_at: expiresAt.toISOString(), staff }, 200);
});
