import { createApiKey } from '#shop/staff/api-keys/manage-api-keys.ts';
import { openSetup } from '#shop/staff/claim-setup.ts';
import { inviteStaff } from '#shop/staff/invite-staff.ts';
import { makeStaff } from '#test/make.ts';
import { openShop } from '#test/open-shop.ts';
import { type AuditedChange, type Scene, changes } from './audited-change.ts';

const password = 'a long and plain sentence';
let people = 0;

function invite({ owner }: Scene) {
  people += 1;
  return inviteStaff(owner.ctx, { email: `invited${people}@example.com`, name: 'Lata', role: 'packer' });
}

export const peopleChanges: Record<string, AuditedChange> = {
  'POST /admin/staff': changes('staff.invited', 'made', () => ({
    path: '/admin/staff',
    body: { email: 'new@example.com', name: 'Nila', role: 'writer' },
  })),
  'PATCH /admin/staff/{id}': changes('staff.changed', 'changed', async ({ shop }) => ({
    path: `/admin/staff/${(await makeStaff(shop, 'packer')).staffId}`,
    body: { version: 1, role: 'accountant' },
  })),
  'POST /admin/staff/{id}/link': changes('staff.link_made', 'made', async (scene) => ({
    path: `/admin/staff/${(await invite(scene)).staff.id}/link`,
  })),
  'DELETE /admin/staff/{id}/sessions': changes('sessions.ended', 'changed', async ({ shop }) => ({
    path: `/admin/staff/${(await makeStaff(shop, 'packer')).staffId}/sessions`,
  })),
  'POST /admin/staff/accept': changes('staff.joined', 'changed', async (scene) => {
    const token = (await invite(scene)).link.path.split('#token=')[1];
    return { path: '/admin/staff/accept', as: null, body: { token, password } };
  }),
  'POST /admin/setup/claim': changes('staff.first_owner', 'made', async () => {
    const shop = await openShop({ seller: null });
    const token = (await openSetup(shop.as({ kind: 'system' })))!.split('#token=')[1];
    return {
      shop,
      path: '/admin/setup/claim',
      as: null,
      body: { token, name: 'Kavita', email: 'kavita@example.com', password },
    };
  }),
  'POST /admin/api-keys': changes('api_keys.created', 'made', () => ({
    path: '/admin/api-keys',
    body: { name: 'Books', abilities: ['see_invoices'] },
  })),
  'DELETE /admin/api-keys/{id}': changes('api_keys.revoked', 'removed', async ({ owner }) => {
    const { id } = await createApiKey(owner.ctx, { name: 'Old', abilities: ['see_orders'] });
    return { path: `/admin/api-keys/${id}` };
  }),
};
