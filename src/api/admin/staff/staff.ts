import { changeStaff } from '#shop/staff/change-staff.ts';
import { inviteStaff } from '#shop/staff/invite-staff.ts';
import { getStaffMember, listStaff } from '#shop/staff/list-staff.ts';
import { endSessionsOf } from '#shop/staff/own-sessions.ts';
import { renewStaffLink } from '#shop/staff/renew-staff-link.ts';
import type { StaffLink } from '#shop/staff/staff-links.ts';
import type { Ctx } from '#shop/context.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/staff/staff.ts';

export const adminStaff = createRouter();

adminStaff.openapi(routes.list, async (c) =>
  c.json(await listStaff(c.get('ctx'), c.req.valid('query')), 200),
);

adminStaff.openapi(routes.get, async (c) =>
  c.json({ staff: await getStaffMember(c.get('ctx'), c.req.valid('param').id) }, 200),
);

adminStaff.openapi(routes.invite, async (c) => {
  const ctx = c.get('ctx');
  const { staff, link } = await inviteStaff(ctx, c.req.valid('json'));
  return c.json({ staff, ...toLinkJson(ctx, link) }, 201);
});

adminStaff.openapi(routes.change, async (c) =>
  c.json({ staff: await changeStaff(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')) }, 200),
);

adminStaff.openapi(routes.renewLink, async (c) => {
  const ctx = c.get('ctx');
  return c.json(toLinkJson(ctx, await renewStaffLink(ctx, c.req.valid('param').id)), 200);
});

adminStaff.openapi(routes.endSessions, async (c) => {
  await endSessionsOf(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});

function toLinkJson({ publicUrl }: Ctx, { path, expiresAt }: StaffLink) {
  return { link: publicUrl + path, link_expires_at: expiresAt.toISOString() };
}
