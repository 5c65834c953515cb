import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey } from '#shop/staff/api-keys/manage-api-keys.ts';
import { makeCustomer, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Caller = { headers: Record<string, string>; recorded: object };

const callers: Record<string, () => Promise<Caller>> = {
  'a stolen cookie on another site’s page': async () => {
    const { token, staffId } = await makeStaff(shop, 'owner');
    const headers = { cookie: `admin=${token}`, 'sec-fetch-site': 'cross-site' };
    return { headers, recorded: { staff_id: staffId, action: 'access.other_site' } };
  },
  'a packer at a call of the owner': async () => {
    const { headers, staffId } = await makeStaff(shop, 'packer');
    return { headers, recorded: { staff_id: staffId, action: 'access.forbidden' } };
  },
  'an API key without the ability': async () => {
    const { ctx, staffId } = await makeStaff(shop, 'owner');
    const { id, token } = await createApiKey(ctx, { name: 'Books', abilities: ['see_invoices'] });
    const headers = { authorization: `Bearer ${token}` };
    return { headers, recorded: { staff_id: staffId, api_key_id: id, action: 'access.forbidden' } };
  },
  'a customer’s token': async () => {
    const { headers, customerId } = await makeCustomer(shop);
    return { headers, recorded: { action: 'session.required', after: { customer_id: customerId } } };
  },
};

test.each(Object.keys(callers))('%s is refused, changes nothing and is audited', async (name) => {
  const { headers, recorded } = await callers[name]!();
  const before = await shop.db.selectFrom('audit_events').select('id').execute();
  const response = await shop.app.request('/api/v1/admin/staff', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'eve@example.com', name: 'Eve', role: 'owner' }),
  });
  expect([401, 403]).toContain(response.status);
  const earlier = before.map(({ id }) => id);
  const rows = await shop.db.selectFrom('audit_events').selectAll().execute();
  expect(rows.filter(({ id }) => !earlier.includes(id))).toMatchObject([
    { subject: 'POST /admin/staff', ...recorded },
  ]);
  const staff = await shop.db.selectFrom('staff').select('email').execute();
  expect(staff.map(({ email }) => email)).not.toContain('eve@example.com');
});
