import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toIndianTime } from '#domain/indian-time.ts';
import type { StaffMember } from '#shop/staff/staff-row.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { countAnswers, get, post } from '#test/buy.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

const password = 'a long and plain sentence';
const json = { 'content-type': 'application/json' };

let shop: TestShop;
let owner: MadeStaff;
let people = 0;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  owner = await makeStaff(shop, 'owner');
});
afterAll(() => shop.close());

type Invited = { staff: StaffMember; link: string; link_expires_at: string };

async function invite(sent: object = {}): Promise<Invited & { token: string }> {
  people += 1;
  const body = { email: `person${people}@example.com`, name: 'Ravi', role: 'packer', ...sent };
  const response = await post(shop, '/admin/staff', { as: owner, body });
  expect(response.status).toBe(201);
  const invited = await readAnswer('POST /admin/staff', response);
  return { ...invited, token: invited.link.split('#token=')[1]! };
}

function send(method: string, path: string, as: MadeStaff, body: unknown = {}) {
  return shop.app.request(`/api/v1${path}`, { method, headers: as.headers, body: JSON.stringify(body) });
}

const accept = (token: string, body: object = {}) =>
  post(shop, '/admin/staff/accept', { body: { token, password, ...body } });

async function logIn(email: string): Promise<Pick<MadeStaff, 'headers'>> {
  const { token } = await callApi('POST /admin/login', { shop, body: { email, password } });
  return { headers: { ...json, authorization: `Bearer ${token}` } };
}

async function readAudit(subject: string) {
  const rows = await shop.db
    .selectFrom('audit_events')
    .select(['action', 'staff_id', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('action')
    .execute();
  return rows;
}

test('an invited person sets their own password, only once; the link is mailed, and each step is audited', async () => {
  const { staff, link, token, link_expires_at } = await invite();
  expect(staff).toMatchObject({ status: 'invited', role: 'packer', invited_until: link_expires_at });
  expect(new Date(link_expires_at).getTime() - shop.clock.now().getTime()).toBe(3 * 24 * 3600_000);
  await shop.drainJobs();
  expect((await shop.outbox()).find(({ recipient }) => recipient === staff.email)?.body).toContain(link);
  expect((await post(shop, '/admin/login', { body: { email: staff.email, password } })).status).toBe(401);
  const linked = await post(shop, '/admin/staff/link', { body: { token } });
  expect(await linked.json()).toEqual({ purpose: 'invitation', name: 'Ravi', email: staff.email });

  const weak = await accept(token, { password: 'Ravi-2026-2026' });
  expect(await weak.json()).toMatchObject({ code: 'password.weak' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token, { name: 'Ravi Das' })));
  expect(await countAnswers(answers)).toEqual({ '200': 1, '404 link.not_found': 19 });
  const me = await get(shop, '/admin/me', await logIn(staff.email));
  expect(await me.json()).toMatchObject({ staff: { name: 'Ravi Das' } });
  expect((await readAudit(staff.id)).map(({ action, staff_id }) => [action, staff_id])).toEqual([
    ['staff.invited', owner.staffId],
    ['staff.joined', staff.id],
    ['staff.signed_in', staff.id],
  ]);
});

test('an invitation expires after three days, or when a newer one is made', async () => {
  const { token, staff } = await invite();
  shop.clock.advance(3 * 24 * 3600_000);
  expect((await accept(token)).status).toBe(404);
  const renewed = await post(shop, `/admin/staff/${staff.id}/link`, { as: owner, body: {} });
  const first = (await readAnswer('POST /admin/staff/{id}/link', renewed)).link.split('#token=')[1]!;
  const again = await post(shop, `/admin/staff/${staff.id}/link`, { as: owner, body: {} });
  const second = (await readAnswer('POST /admin/staff/{id}/link', again)).link.split('#token=')[1]!;
  expect((await accept(first)).status).toBe(404);
  expect((await accept(second)).status).toBe(200);
});

test('the staff of a search can be downloaded as CSV, with all pages and no text that a spreadsheet runs', async () => {
  const first = (await invite({ name: '=SUM(1,2) Kite', role: 'accountant' })).staff;
  const second = (await invite({ name: 'Zoya Kite' })).staff;
  const download = (as: MadeStaff) => {
    const headers = { ...as.headers, accept: 'text/csv' };
    return get(shop, '/admin/staff?q=kite&sort=name&limit=1', { headers });
  };
  const since = toIndianTime(shop.clock.now());
  expect((await (await download(owner)).text()).trim().split('\r\n')).toEqual([
    'Name,E-mail,Role,Access,Last seen,Since',
    `"'=SUM(1,2) Kite",${first.email},accountant,invited,,${since}`,
    `Zoya Kite,${second.email},packer,invited,,${since}`,
  ]);
  expect((await download(await makeStaff(shop, 'packer'))).status).toBe(403);
});

test('a change of role and abilities by an owner takes effect from the next request', async () => {
  const { staff, token } = await invite({ abilities: ['see_orders', 'refund'] });
  await accept(token);
  const ravi = await logIn(staff.email);
  const abilities = async () => (await callApi('GET /admin/me', { shop, as: ravi })).abilities;
  expect(await abilities()).toEqual(['see_orders', 'refund']);
  const { version } = (await callApi('GET /admin/staff/{id}', { shop, as: owner, params: { id: staff.id } }))
    .staff;
  const change = (body: object) => send('PATCH', `/admin/staff/${staff.id}`, owner, { version, ...body });
  expect((await change({ role: 'accountant' })).status).toBe(200);
  expect(await abilities()).toEqual(['see_orders', 'see_invoices', 'export_tax_returns', 'collect_cash']);
  const stale = await change({ role: 'owner' });
  expect(await stale.json()).toMatchObject({
    code: 'staff.stale',
    error: expect.stringMatching(/^Ravi the owner changed this person at \d\d:\d\d\./),
    staff: { role: 'accountant' },
    changed: { by: { id: owner.staffId } },
  });
  expect((await readAudit(staff.id))[0]).toMatchObject({
    action: 'staff.changed',
    before: { role: 'packer', abilities: ['see_orders', 'refund'] },
    after: { role: 'accountant' },
  });
});

test('a staff member whose access ends is signed out at once in every process, and can be readmitted', async () => {
  const { staff, token } = await invite();
  await accept(token);
  const ravi = await logIn(staff.email);
  const other = await openShop({ beside: shop.connection });
  expect((await get(other, '/admin/me', ravi)).status).toBe(200);
  const { link } = await callApi('POST /admin/staff/{id}/link', {
    shop,
    as: owner,
    params: { id: staff.id },
  });
  const ended = await send('PATCH', `/admin/staff/${staff.id}`, owner, { version: 2, active: false });
  const { version, status } = (await readAnswer('PATCH /admin/staff/{id}', ended)).staff;
  expect(status).toBe('left');
  expect((await get(other, '/admin/me', ravi)).status).toBe(401);
  expect((await accept(link.split('#token=')[1]!)).status).toBe(404);
  expect((await post(shop, '/admin/login', { body: { email: staff.email, password } })).status).toBe(401);
  await send('PATCH', `/admin/staff/${staff.id}`, owner, { version, active: true });
  expect((await get(shop, '/admin/me', await logIn(staff.email))).status).toBe(200);
  await other.close();
});

test('a person may be signed out everywhere by an owner', async () => {
  const packer = await makeStaff(shop, 'packer');
  expect((await send('DELETE', `/admin/staff/${packer.staffId}/sessions`, owner)).status).toBe(204);
  expect((await get(shop, '/admin/me', packer)).status).toBe(401);
});

test('the last owner can neither leave nor change role, even when two owners remove each other at once', async () => {
  const alone = await openShop();
  const asha = await makeStaff(alone, 'owner');
  const bina = await makeStaff(alone, 'owner');
  const change = (as: MadeStaff, whom: MadeStaff, body: object) =>
    alone.app.request(`/api/v1/admin/staff/${whom.staffId}`, {
      method: 'PATCH',
      headers: as.headers,
      body: JSON.stringify({ version: 1, ...body }),
    });
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => change(asha, bina, { role: 'packer' })),
    ...Array.from({ length: 10 }, () => change(bina, asha, { active: false })),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [owners] = await alone.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .execute();
  const last = [asha, bina].find(({ staffId }) => staffId === owners!.id)!;
  const left = await change(last, last, { active: false });
  expect([left.status, await left.json()]).toMatchObject([409, { code: 'staff.last_owner' }]);
  await expect(
    alone.db.updateTable('staff').set({ role: 'packer' }).where('id', '=', owners!.id).execute(),
  ).rejects.toMatchObject({ constraint: 'staff_last_owner_stays' });
  await alone.close();
});

test('the list filters by name, role and status, and shows when each person was last seen', async () => {
  const { staff } = await invite({ name: 'Zubin 100% Mistry', role: 'writer' });
  const find = async (query: string) =>
    await callApi('GET /admin/staff', { shop, as: owner, query: new URLSearchParams(query) });
  expect(await find(`q=${encodeURIComponent('100% mis')}`)).toMatchObject({
    staff: [{ id: staff.id, status: 'invited' }],
    total: 1,
  });
  expect((await find('role=writer&status=invited')).total).toBe(1);
  expect((await find('role=writer&status=active')).total).toBe(0);
  expect((await find('sort=last_seen&limit=1')).staff[0]?.last_seen_at).not.toBeNull();
});

test('a staff member sees their sessions, and can end one or all but the current one', async () => {
  const { staff, token } = await invite();
  await accept(token);
  const [phone, desk, old] = [await logIn(staff.email), await logIn(staff.email), await logIn(staff.email)];
  const list = async () => (await callApi('GET /admin/me/sessions', { shop, as: desk })).sessions;
  const sessions = await list();
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  const foreign = await send('DELETE', `/admin/me/sessions/${owner.sessionId}`, desk as MadeStaff);
  expect(foreign.status).toBe(404);
  const oldest = sessions.find(({ current }) => !current)!;
  expect((await send('DELETE', `/admin/me/sessions/${oldest.id}`, desk as MadeStaff)).status).toBe(204);
  expect(await list()).toHaveLength(2);
  expect((await send('DELETE', '/admin/me/sessions', desk as MadeStaff)).status).toBe(204);
  expect(await list()).toHaveLength(1);
  for (const ended of [phone, old]) expect((await get(shop, '/admin/me', ended)).status).toBe(401);
});

test('changing a password requires the current one, and ends all other sessions', async () => {
  const { staff, token } = await invite();
  await accept(token);
  const [phone, desk] = [await logIn(staff.email), await logIn(staff.email)];
  const change = (body: object) =>
    send('PUT', '/admin/me/password', desk as MadeStaff, { password: 'another plain sentence', ...body });
  expect(await (await change({ current_password: 'wrong' })).json()).toMatchObject({
    code: 'password.wrong',
    fields: { current_password: 'This is not your current password' },
  });
  expect((await change({ current_password: password })).status).toBe(204);
  expect((await get(shop, '/admin/me', desk)).status).toBe(200);
  expect((await get(shop, '/admin/me', phone)).status).toBe(401);
  expect((await post(shop, '/admin/login', { body: { email: staff.email, password } })).status).toBe(401);
});
