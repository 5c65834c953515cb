import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSettings } from '#shop/content/edit-settings.ts';
import type { AuditRow } from '#shop/audit/list-audit.ts';
import { callApi } from '#test/call-api.ts';
import { get } from '#test/buy.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-21T18:29:00Z' });
  owner = await makeStaff(shop, 'owner');
  await changeSettings(owner.ctx, 'cod', { most_open_orders: 4 });
  shop.clock.advance(2 * 60_000);
  await changeSettings(owner.ctx, 'holds', { pieces_per_customer: 40 });
});
afterAll(() => shop.close());

async function find(query: string): Promise<{ events: AuditRow[]; total: number }> {
  return callApi('GET /admin/audit', { shop, as: owner, query: new URLSearchParams(query) });
}

const subjects = async (query: string) => (await find(query)).events.map(({ subject }) => subject);

test('the audit log shows who changed what, newest first', async () => {
  const { events } = await find(`person=${owner.staffId}`);
  expect(events).toMatchObject([
    { subject: 'holds', at: '2026-11-21T18:31:00.000Z' },
    {
      subject: 'cod',
      action: 'settings.saved',
      person: { id: owner.staffId, name: 'Ravi the owner' },
      after: { mostOpenOrders: 4 },
    },
  ]);
});

test.each([
  ['q=ravi', ['holds', 'cod']],
  ['q=100%25', []],
  ['subject=cod', ['cod']],
  ['q=holds', ['holds']],
  ['action=settings&from=2026-11-22', ['holds']],
  ['q=ravi&to=2026-11-21', ['cod']],
  ['q=ravi&page=2&limit=1', ['cod']],
])('%s finds %j', async (query, found) => expect(await subjects(query)).toEqual(found));

test('an audited subject with a name is shown by it, and can be found by it and by the person who changed it', async () => {
  const { maker } = await callApi('POST /admin/makers', {
    shop,
    as: owner,
    body: { name: 'Weavers of Bagru' },
  });
  const [made] = (await find('subject=Weavers+of+Bagru&person=ravi+the+owner')).events;
  expect(made).toMatchObject({ subject: maker.id, subject_name: 'Weavers of Bagru' });
  expect((await find('subject=cod')).events).toMatchObject([{ subject: 'cod', subject_name: 'cod' }]);
  expect(await subjects('person=nobody')).toEqual([]);
});

test('an audited change shows the values before and after it', async () => {
  const { maker } = await callApi('POST /admin/makers', {
    shop,
    as: owner,
    body: { name: 'Potters of Khurja' },
  });
  shop.clock.advance(1000);
  const body = { version: maker.version, name: 'Potters of Bulandshahr' };
  await callApi('PATCH /admin/makers/{id}', { shop, as: owner, params: { id: maker.id }, body });
  expect((await find(`subject=${maker.id}`)).events[0]).toMatchObject({
    before: { name: 'Potters of Khurja' },
    after: { name: 'Potters of Bulandshahr' },
  });
});

test('the audit log is limited to staff who may see it, and its CSV has all pages of the list', async () => {
  expect((await get(shop, '/admin/audit', await makeStaff(shop, 'accountant'))).status).toBe(403);
  const headers = { ...owner.headers, accept: 'text/csv' };
  const response = await shop.app.request('/api/v1/admin/audit?action=settings&q=ravi&limit=1', { headers });
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect((await response.text()).trimEnd().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^2026-11-22T00:01:00\+05:30,Ravi the owner,,,settings\.saved,holds/),
    expect.stringMatching(/^2026-11-21T23:59:00\+05:30,Ravi the owner,,,settings\.saved,cod/),
  ]);
});
