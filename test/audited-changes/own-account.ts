import { Secret, TOTP } from 'otpauth';
import { addStaff } from '#shop/staff/add-staff.ts';
import { readAnswer } from '#test/call-api.ts';
import { post } from '#test/buy.ts';
import type { MadeStaff } from '#test/make.ts';
import { createPasskeyDevice } from '#test/passkey-device.ts';
import { type AuditedChange, type Scene, changes } from './audited-change.ts';

const password = 'a long and plain sentence';
let people = 0;

async function addPerson({ shop }: Scene): Promise<string> {
  people += 1;
  const email = `own${people}@example.com`;
  await addStaff(shop.as({ kind: 'system' }), { email, name: 'Asha', role: 'packer', password });
  return email;
}

/** Signs in a staff member with a password, which these changes require. */
async function signIn(scene: Scene): Promise<MadeStaff> {
  const email = await addPerson(scene);
  const answer = await post(scene.shop, '/admin/login', { body: { email, password } });
  const { token, staff } = await readAnswer('POST /admin/login', answer);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { ctx: scene.owner.ctx, staffId: staff.id, sessionId: '', token, headers };
}

type Begun = { id: string; secret: string };

async function beginTotp({ shop }: Scene, as: MadeStaff): Promise<Begun & { code: string }> {
  const answer = await post(shop, '/admin/me/second-factors/totp', { as, body: { password } });
  const begun = await readAnswer('POST /admin/me/second-factors/totp', answer);
  const app = new TOTP({ secret: Secret.fromBase32(begun.secret) });
  return { ...begun, code: app.generate({ timestamp: shop.clock.now().getTime() }) };
}

async function addTotp(scene: Scene): Promise<{ as: MadeStaff; id: string }> {
  const as = await signIn(scene);
  const { id, code } = await beginTotp(scene, as);
  await post(scene.shop, `/admin/me/second-factors/${id}/confirmation`, { as, body: { code } });
  return { as, id };
}

async function beginPasskey({ shop }: Scene, as: MadeStaff) {
  const answer = await post(shop, '/admin/me/passkeys/options', { as, body: { password } });
  const device = createPasskeyDevice();
  return {
    device,
    credential: device.make((await readAnswer('POST /admin/me/passkeys/options', answer)).options),
  };
}

async function usePasskey(scene: Scene): Promise<object> {
  const as = await signIn(scene);
  const { device, credential } = await beginPasskey(scene, as);
  await post(scene.shop, '/admin/me/passkeys', { as, body: { name: 'Phone', credential } });
  const answer = await post(scene.shop, '/admin/login/passkey/options', { body: {} });
  return device.use((await readAnswer('POST /admin/login/passkey/options', answer)).options);
}

export const ownAccountChanges: Record<string, AuditedChange> = {
  'POST /admin/login': changes('staff.signed_in', 'made', async (scene) => ({
    path: '/admin/login',
    as: null,
    body: { email: await addPerson(scene), password },
  })),
  'POST /admin/login/passkey': changes('staff.signed_in', 'made', async (scene) => ({
    path: '/admin/login/passkey',
    as: null,
    body: { credential: await usePasskey(scene) },
  })),
  'POST /admin/me/passkeys': changes('second_factor.added', 'made', async (scene) => {
    const as = await signIn(scene);
    const { credential } = await beginPasskey(scene, as);
    return { path: '/admin/me/passkeys', as, body: { name: 'Phone', credential } };
  }),
  'POST /admin/logout': changes('staff.signed_out', 'removed', async (scene) => ({
    path: '/admin/logout',
    as: await signIn(scene),
  })),
  'PUT /admin/me/password': changes('staff.password_changed', 'made', async (scene) => ({
    path: '/admin/me/password',
    as: await signIn(scene),
    body: { current_password: password, password: 'another plain sentence' },
  })),
  'DELETE /admin/me/sessions': changes('sessions.ended', 'changed', () => ({ path: '/admin/me/sessions' })),
  'DELETE /admin/me/sessions/{id}': changes('sessions.ended', 'removed', async (scene) => {
    const as = await signIn(scene);
    const row = await scene.shop.db
      .selectFrom('sessions')
      .select('id')
      .where('staff_id', '=', as.staffId)
      .executeTakeFirstOrThrow();
    return { path: `/admin/me/sessions/${row.id}`, as };
  }),
  'DELETE /admin/me/api-keys/{id}': changes('api_keys.revoked', 'removed', async ({ shop, owner }) => {
    const body = { name: 'Accounting', abilities: ['see_orders'] };
    const { id } = await readAnswer(
      'POST /admin/api-keys',
      await post(shop, '/admin/api-keys', { as: owner, body }),
    );
    return { path: `/admin/me/api-keys/${id}` };
  }),
  'POST /admin/me/second-factors/totp': changes('second_factor.begun', 'made', async (scene) => ({
    path: '/admin/me/second-factors/totp',
    as: await signIn(scene),
    body: { password },
  })),
  'POST /admin/me/second-factors/{id}/confirmation': changes('second_factor.added', 'made', async (scene) => {
    const as = await signIn(scene);
    const { id, code } = await beginTotp(scene, as);
    return { path: `/admin/me/second-factors/${id}/confirmation`, as, body: { code } };
  }),
  'POST /admin/me/second-factors/{id}/removal': changes('second_factor.removed', 'removed', async (scene) => {
    const { as, id } = await addTotp(scene);
    return { path: `/admin/me/second-factors/${id}/removal`, as, body: { password } };
  }),
  'POST /admin/me/recovery-codes': changes('recovery_codes.renewed', 'changed', async (scene) => {
    const { as } = await addTotp(scene);
    return { path: '/admin/me/recovery-codes', as, body: { password } };
  }),
};
