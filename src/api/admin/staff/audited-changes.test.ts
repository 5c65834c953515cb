import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TaxRates } from '#domain/tax/tax-rate.ts';
import { createApiKey } from '#shop/staff/api-keys/manage-api-keys.ts';
import { inviteStaff } from '#shop/staff/invite-staff.ts';
import { get } from '#test/buy.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
});
afterAll(() => shop.close());

type Change = { path: string; body?: unknown };
type Expected = { action: string; before: boolean; after: boolean };

/** What each change needs to succeed, and which of `before` and `after` its row has: something new has no before, something removed no after. */
const changes: Record<string, { make: () => Promise<Change>; row: Expected }> = {
  'PUT /admin/settings/{section}': {
    make: async () => ({ path: '/admin/settings/cod', body: { most_open_orders: 7 } }),
    row: { action: 'settings.saved', before: false, after: true },
  },
  'PUT /admin/tax-rates': {
    make: async () => {
      const present = (await (await get(shop, '/admin/tax-rates', owner)).json()) as TaxRates;
      const rates = present.rates.map((rate, at) => (at === 0 ? { ...rate, note: 'Checked' } : rate));
      return { path: '/admin/tax-rates', body: { ...present, rates } };
    },
    row: { action: 'tax_rates.saved', before: true, after: true },
  },
  'POST /admin/staff': {
    make: async () => ({
      path: '/admin/staff',
      body: { email: 'new@example.com', name: 'Nila', role: 'writer' },
    }),
    row: { action: 'staff.invited', before: false, after: true },
  },
  'PATCH /admin/staff/{id}': {
    make: async () => ({
      path: `/admin/staff/${(await makeStaff(shop, 'packer')).staffId}`,
      body: { version: 1, role: 'accountant' },
    }),
    row: { action: 'staff.changed', before: true, after: true },
  },
  'POST /admin/staff/{id}/link': {
    make: async () => {
      const invitation = { email: 'linked@example.com', name: 'Lata', role: 'packer' as const };
      const { staff } = await inviteStaff(owner.ctx, invitation);
      return { path: `/admin/staff/${staff.id}/link` };
    },
    row: { action: 'staff.link_made', before: false, after: true },
  },
  'DELETE /admin/staff/{id}/sessions': {
    make: async () => ({ path: `/admin/staff/${(await makeStaff(shop, 'packer')).staffId}/sessions` }),
    row: { action: 'sessions.ended', before: true, after: true },
  },
  'POST /admin/api-keys': {
    make: async () => ({ path: '/admin/api-keys', body: { name: 'Books', abilities: ['see_invoices'] } }),
    row: { action: 'api_keys.created', before: false, after: true },
  },
  'DELETE /admin/api-keys/{id}': {
    make: async () => {
      const { id } = await createApiKey(owner.ctx, { name: 'Old', abilities: ['see_orders'] });
      return { path: `/admin/api-keys/${id}` };
    },
    row: { action: 'api_keys.revoked', before: true, after: false },
  },
  'DELETE /admin/me/sessions': {
    make: async () => ({ path: '/admin/me/sessions' }),
    row: { action: 'sessions.ended', before: true, after: true },
  },
};

const readRows = () => shop.db.selectFrom('audit_events').selectAll().execute();

test.each(Object.keys(changes))(
  '%s writes exactly one audit row with who, before and after',
  async (name) => {
    const { make, row } = changes[name]!;
    const { path, body = {} } = await make();
    const earlier = new Set((await readRows()).map(({ id }) => id));
    const [method] = name.split(' ');
    const { headers } = owner;
    const response = await shop.app.request(`/api/v1${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    expect([response.status, await response.text()]).toEqual([
      expect.toSatisfy((status: number) => status < 300),
      expect.any(String),
    ]);
    const written = (await readRows()).filter(({ id }) => !earlier.has(id));
    expect(written.map(({ staff_id, action }) => [staff_id, action])).toEqual([[owner.staffId, row.action]]);
    expect([written[0]!.before !== null, written[0]!.after !== null]).toEqual([row.before, row.after]);
  },
);
