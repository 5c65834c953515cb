import { minuteMs } from '#domain/durations.ts';
import { notFound } from '#domain/error.ts';
import type { BackupTicket } from '#contract/safety/backup.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requirePerson } from '#shop/access/require-staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { hashToken, newToken } from '#shop/token.ts';
import { type EnteredPassword, requirePassword } from '#shop/staff/require-password.ts';

const ticketMs = 5 * minuteMs;

/**
 * Allows the person who enters their password again to fetch a copy within five minutes: it contains all of the shop's data about its
 * customers. Throws forbidden, also for API keys, not_found, invalid `password.wrong`, too_many.
 */
export async function allowDownload(ctx: Ctx, id: string, entered: EnteredPassword): Promise<BackupTicket> {
  requireAbility(ctx, 'keep_safe');
  const { staffId } = requirePerson(ctx);
  await requirePassword(ctx, staffId, entered);
  const kept = await ctx.backups.list();
  return inTransaction(ctx, async (tx) => {
    const backup = await tx.db
      .selectFrom('backups')
      .select('file_name')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!backup || !kept.has(backup.file_name)) throw notFound('Copy');
    const ticket = newToken(tx);
    const now = tx.clock.now();
    const expires_at = new Date(now.getTime() + ticketMs);
    await tx.db.deleteFrom('backup_tickets').where('expires_at', '<', now).execute();
    await tx.db
      .insertInto('backup_tickets')
      .values({ token_hash: hashToken(ticket), backup_id: id, staff_id: staffId, expires_at })
      .execute();
    const after = { file_name: backup.file_name };
    await writeAuditEvent(tx, { action: 'backup.downloaded', subject: id, after });
    return { ticket, expires_at: expires_at.toISOString() };
  });
}
