import { type AuditRow, exportAudit, listAudit } from '#shop/audit/list-audit.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/staff/audit.ts';

export const adminAudit = createRouter();

adminAudit.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listAudit(ctx, wanted), 200);
  return answerCsv(c, 'audit.csv', [headings, (await exportAudit(ctx, wanted)).map(toCells)]);
});

const headings = ['At', 'Person', 'API key', 'Address', 'Action', 'Subject', 'Name', 'Before', 'After'];

function toCells({
  at,
  person,
  api_key,
  address,
  action,
  subject,
  subject_name,
  before,
  after,
}: AuditRow): string[] {
  const changed = [before, after].map((value) => (value == null ? '' : JSON.stringify(value)));
  const who = [person?.name ?? '', api_key?.name ?? '', address];
  return [toTimeCell(at), ...who, action, subject, subject_name, ...changed];
}
