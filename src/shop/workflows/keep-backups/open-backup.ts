import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requirePerson } from '#shop/access/require-staff.ts';
import type { Ctx } from '#shop/context.ts';
import { hashToken } from '#shop/token.ts';

type OpenedBackup = { fileName: string; bytes: number; parts: AsyncIterable<Uint8Array> };

/** Opens the file of a copy for the person who was allowed to fetch it. Throws forbidden, not_found for another ticket or one that has expired. */
export async function openBackup(ctx: Ctx, id: string, ticket: string): Promise<OpenedBackup> {
  requireAbility(ctx, 'keep_safe');
  const { staffId } = requirePerson(ctx);
  const allowed = await ctx.db
    .selectFrom('backup_tickets as t')
    .innerJoin('backups as b', 'b.id', 't.backup_id')
    .select('b.file_name')
    .where('t.token_hash', '=', hashToken(ticket))
    .where('t.staff_id', '=', staffId)
    .where('t.backup_id', '=', id)
    .where('t.expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  const bytes = allowed && (await ctx.backups.list()).get(allowed.file_name);
  if (!allowed || bytes === undefined) throw notFound('Copy');
  return { fileName: allowed.file_name, bytes, parts: ctx.backups.read(allowed.file_name) };
}
