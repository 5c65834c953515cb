import { changeStaff } from '#shop/staff/change-staff.ts';
import { inviteStaff } from '#shop/staff/invite-staff.ts';
import { exportStaff, getStaffMember, listStaff } from '#shop/staff/list-staff.ts';
import { endSessionsOf } from '#shop/staff/own-sessions.ts';
import { renewStaffLink } from '#shop/staff/renew-staff-link.ts';
import type { StaffLink } from '#shop/staff/staff-links.ts';
import type { Ctx } from '#shop/context.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/staff/staff.ts';

export const adminStaff = createRouter();

const headings = ['Name', 'E-mail', 'Role', 'Access', 'Last seen', 'Since'];

adminStaff.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listStaff(ctx, wanted), 200);
  const staff = await exportStaff(ctx, wanted);
  const rows = staff.map(({ name, email, role, status, last_seen_at, created_at }) => [
    name,
    email,
    role,
    status,
    toTimeCell(last_seen_at),
    toTimeCell(created_at),
  ]);
  return answerCsv(c, 'staff.csv', [headings, rows]);
});

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
