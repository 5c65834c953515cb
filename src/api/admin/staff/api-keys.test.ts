import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey } from '#shop/staff/api-keys/manage-api-keys.ts';
import { changeStaff } from '#shop/staff/change-staff.ts';
import { resetLogin } from '#shop/staff/reset-login.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { get, post } from '#test/buy.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
});
afterAll(() => shop.close());

async function makeKey(as: MadeStaff, abilities: string[]) {
  const response = await post(shop, '/admin/api-keys', { as, body: { name: 'Accounting', abilities } });
  const { id, token } = await readAnswer('POST /admin/api-keys', response);
  return { id, token, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
}

const settings = (as: Pick<MadeStaff, 'headers'>) =>
  shop.app.request('/api/v1/admin/settings/cod', {
    method: 'PUT',
    headers: as.headers,
    body: JSON.stringify({ most_open_orders: 5 }),
  });

const audited = (action: string) =>
  shop.db.selectFrom('audit_events').selectAll().where('action', '=', action).orderBy('at').execute();

test('a key can do what it was made for and is named in the audit log; other calls are refused and recorded', async () => {
  const able = await makeKey(owner, ['edit_settings']);
  const unable = await makeKey(owner, ['see_orders']);
  expect((await settings(able)).status).toBe(200);
  const saved = await audited('settings.saved');
  expect(saved.filter(({ subject }) => subject === 'cod')).toMatchObject([
    { staff_id: owner.staffId, api_key_id: able.id },
  ]);
  expect((await settings(unable)).status).toBe(403);
  expect(await audited('access.forbidden')).toMatchObject([
    { staff_id: owner.staffId, api_key_id: unable.id, subject: 'PUT /admin/settings/cod' },
  ]);
  expect((await get(shop, '/admin/orders', unable)).status).toBe(200);
});

test('a key is shown once and stored as a hash; a revoked or unknown one is refused and recorded', async () => {
  const key = await makeKey(owner, ['see_orders']);
  expect((await get(shop, '/admin/orders', key)).status).toBe(200);
  const list = await (await get(shop, '/admin/api-keys', owner)).json();
  expect(list).toMatchObject({
    api_keys: expect.arrayContaining([
      expect.objectContaining({ id: key.id, last_used_at: expect.any(String) }),
    ]),
  });
  const rows = await shop.db.selectFrom('api_keys').selectAll().execute();
  expect(JSON.stringify([list, rows])).not.toContain(key.token);
  const { headers } = owner;
  const revoke = () => shop.app.request(`/api/v1/admin/api-keys/${key.id}`, { method: 'DELETE', headers });
  expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 404]);
  const refused = await get(shop, '/admin/orders', key);
  expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'api_key.unknown' }]);
  expect(await audited('api_key.unknown')).toMatchObject([{ staff_id: null, subject: 'GET /admin/orders' }]);
});

test('a key cannot change accounts or create keys, and loses the rights its owner loses', async () => {
  const second = await makeStaff(shop, 'owner');
  const key = await makeKey(second, ['manage_staff', 'see_orders', 'refund']);
  const another = await post(shop, '/admin/api-keys', {
    as: key,
    body: { name: 'Another', abilities: ['see_orders'] },
  });
  expect(another.status).toBe(403);
  expect((await get(shop, '/admin/me/sessions', key)).status).toBe(403);
  await changeStaff(shop.as({ kind: 'system' }), second.staffId, { version: 1, role: 'packer' });
  expect((await get(shop, '/admin/staff', key)).status).toBe(403);
  expect((await get(shop, '/admin/orders', key)).status).toBe(200);
  await changeStaff(shop.as({ kind: 'system' }), second.staffId, { version: 2, active: false });
  expect((await get(shop, '/admin/orders', key)).status).toBe(401);
});

test('a staff member cannot give a key an ability they lack themselves', async () => {
  const manager = await makeStaff(shop, 'packer');
  const change = { version: 1, abilities: ['manage_staff' as const] };
  await changeStaff(shop.as({ kind: 'system' }), manager.staffId, change);
  const body = { name: 'Too much', abilities: ['refund'] };
  const response = await post(shop, '/admin/api-keys', { as: manager, body });
  expect([response.status, await response.json()]).toMatchObject([
    403,
    { error: 'You can only give rights that you have yourself. Please ask an owner for the others.' },
  ]);
});

const readEmail = async (staffId: string) =>
  (await shop.db.selectFrom('staff').select('email').where('id', '=', staffId).executeTakeFirstOrThrow())
    .email;

async function chooseByLink(staffId: string) {
  const params = { id: staffId };
  const { link } = await callApi('POST /admin/staff/{id}/link', { shop, as: owner, params });
  const body = { token: link.split('#token=')[1]!, password: 'another plain sentence' };
  return callApi('POST /admin/staff/accept', { shop, body });
}

test('choosing a password by link revokes the person’s API keys, and the answer lists them', async () => {
  const hacked = await makeStaff(shop, 'owner');
  await shop.db.updateTable('staff').set({ password_hash: 'x' }).where('id', '=', hacked.staffId).execute();
  const mine = await makeKey(owner, ['see_orders']);
  const planted = await makeKey(hacked, ['see_orders']);
  expect(await chooseByLink(hacked.staffId)).toMatchObject({ ended_api_keys: ['Accounting'], passkeys: [] });
  expect((await get(shop, '/admin/orders', planted)).status).toBe(401);
  expect((await get(shop, '/admin/orders', mine)).status).toBe(200);
  expect(await audited('staff.password_changed')).toMatchObject([
    { subject: hacked.staffId, after: { ended_api_keys: ['Accounting'] } },
  ]);
});

test('ending access or resetting the login revokes keys; restoring access does not bring them back', async () => {
  const system = shop.as({ kind: 'system' });
  const left = await makeStaff(shop, 'owner');
  const key = await makeKey(left, ['see_orders']);
  await changeStaff(system, left.staffId, { version: 1, active: false });
  await changeStaff(system, left.staffId, { version: 2, active: true });
  expect((await get(shop, '/admin/orders', key)).status).toBe(401);

  const locked = await makeStaff(shop, 'owner');
  const other = await makeKey(locked, ['see_orders']);
  expect(await resetLogin(system, await readEmail(locked.staffId))).toMatchObject({
    apiKeys: ['Accounting'],
  });
  expect((await get(shop, '/admin/orders', other)).status).toBe(401);
});

test('a staff member sees and revokes the keys they made, even after losing the right to manage staff', async () => {
  const maker = await makeStaff(shop, 'owner');
  const key = await makeKey(maker, ['see_orders']);
  const others = await makeKey(owner, ['see_orders']);
  await changeStaff(shop.as({ kind: 'system' }), maker.staffId, { version: 1, role: 'packer' });
  const { api_keys } = await callApi('GET /admin/me/api-keys', { shop, as: maker });
  expect(api_keys).toMatchObject([{ id: key.id, name: 'Accounting' }]);
  const { headers } = maker;
  const revoke = async ({ id }: { id: string }) =>
    (await shop.app.request(`/api/v1/admin/me/api-keys/${id}`, { method: 'DELETE', headers })).status;
  expect([await revoke(others), await revoke(key), await revoke(key)]).toEqual([404, 204, 404]);
  expect((await get(shop, '/admin/orders', others)).status).toBe(200);
  expect((await get(shop, '/admin/orders', key)).status).toBe(401);
});

test('a key created during a login reset of its owner does not survive the reset', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { ctx, staffId } = await makeStaff(shop, 'owner');
    const email = await readEmail(staffId);
    const make = () => createApiKey(ctx, { name: 'Planted', abilities: ['see_orders'] });
    await Promise.allSettled([
      make(),
      make(),
      resetLogin(shop.as({ kind: 'system' }), email),
      make(),
      make(),
    ]);
    const left = await shop.db
      .selectFrom('api_keys')
      .select('id')
      .where('staff_id', '=', staffId)
      .where('revoked_at', 'is', null)
      .execute();
    expect(left).toEqual([]);
  }
});
