import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffAbility, StaffRole } from '#domain/staff/abilities.ts';
import { changeStaff } from '#shop/staff/change-staff.ts';
import { post } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
/** A packer to whom an owner gave the right to manage staff. */
let manager: MadeStaff;
let people = 0;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
});
beforeEach(async () => {
  manager = await makeStaff(shop, 'packer');
  const abilities: StaffAbility[] = ['see_orders', 'ship_orders', 'manage_staff'];
  await changeStaff(shop.as({ kind: 'system' }), manager.staffId, { version: 1, abilities });
});
afterAll(() => shop.close());

type Caller = Pick<MadeStaff, 'headers'>;

const send = (method: string, path: string, as: Caller, body: unknown = {}) =>
  shop.app.request(`/api/v1/admin/staff${path}`, { method, headers: as.headers, body: JSON.stringify(body) });

function invite(as: Caller, role: StaffRole, abilities?: StaffAbility[]) {
  people += 1;
  return send('POST', '', as, { email: `person${people}@example.com`, name: 'Ravi', role, abilities });
}

/** Every way in which callers could exceed their own abilities or reach another account. */
const reaching = (as: Caller, self: MadeStaff): Record<string, () => Promise<Response> | Response> => ({
  'a role': () => send('PATCH', `/${self.staffId}`, as, { version: 2, role: 'owner' }),
  'an ability': () =>
    send('PATCH', `/${self.staffId}`, as, { version: 2, abilities: ['manage_staff', 'refund'] }),
  'a new owner': () => invite(as, 'owner'),
  'a new person with more': () => invite(as, 'packer', ['see_orders', 'refund']),
  "the owner's password": () => send('POST', `/${owner.staffId}/link`, as),
  "the owner's sessions": () => send('DELETE', `/${owner.staffId}/sessions`, as),
  "the owner's access": () => send('PATCH', `/${owner.staffId}`, as, { version: 1, active: false }),
});

test('a staff manager cannot grant abilities they lack, nor manage staff who have more', async () => {
  for (const [what, reach] of Object.entries(reaching(manager, manager)))
    expect([what, (await reach()).status]).toEqual([what, 403]);
  const refused = await invite(manager, 'packer', ['see_orders', 'refund']);
  expect(await refused.json()).toMatchObject({
    error: 'You can only give rights that you have yourself. Please ask an owner for the others.',
  });
  const member = await shop.db
    .selectFrom('staff')
    .select(['role', 'added_abilities'])
    .where('id', '=', manager.staffId)
    .executeTakeFirstOrThrow();
  expect(member).toEqual({ role: 'packer', added_abilities: ['manage_staff'] });
});

test('a staff manager can invite and change staff with no more abilities than their own', async () => {
  const invited = await invite(manager, 'packer', ['see_orders']);
  const { staff } = await readAnswer('POST /admin/staff', invited);
  expect(staff.abilities).toEqual(['see_orders']);
  const change = { version: 1, abilities: ['see_orders', 'ship_orders'] };
  expect((await send('PATCH', `/${staff.id}`, manager, change)).status).toBe(200);
  expect((await send('POST', `/${staff.id}/link`, manager)).status).toBe(200);
});

test('an owner’s API key cannot create or change staff, or issue login links', async () => {
  const body = { name: 'Accounting', abilities: ['manage_staff', 'see_orders', 'ship_orders', 'refund'] };
  const made = await post(shop, '/admin/api-keys', { as: owner, body });
  const { token } = await readAnswer('POST /admin/api-keys', made);
  const key = { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
  const all = { ...reaching(key, manager), 'a packer': () => invite(key, 'packer', ['see_orders']) };
  for (const [what, reach] of Object.entries(all))
    expect([what, (await reach()).status]).toEqual([what, 403]);
});
