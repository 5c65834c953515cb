import type { RedirectFields, RedirectJson } from '#contract/import-export/redirect.ts';
import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { redirectColumns, refuseTakenPath, toRedirectJson } from './redirect-row.ts';

/**
 * Changes a redirect whose version the caller saw. Throws unauthenticated, forbidden, not_found, invalid `redirect.path_taken`, conflict
 * `redirect.stale` with the current redirect.
 */
export async function changeRedirect(
  ctx: Ctx,
  id: string,
  { version, ...fields }: RedirectFields & { version: number },
): Promise<RedirectJson> {
  requireAbility(ctx, 'edit_content');
  return refuseTakenPath(() =>
    inTransaction(ctx, async (tx) => {
      const known = await tx.db
        .selectFrom('redirects')
        .select(redirectColumns)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!known) throw notFound('Redirect');
      if (known.version !== version) {
        const stale = { code: 'redirect.stale', record: 'this redirect', subject: id } as const;
        const current = { redirect: toRedirectJson(known) };
        throw await staleConflict(tx, { ...stale, version: known.version, current });
      }
      const row = await tx.db
        .updateTable('redirects')
        .set({ ...fields, version: version + 1, updated_at: tx.clock.now() })
        .where('id', '=', id)
        .returning(redirectColumns)
        .executeTakeFirstOrThrow();
      const { path, target } = known;
      const change = { version: row.version, before: { path, target }, after: fields };
      await writeAuditEvent(tx, { action: 'redirect.changed', subject: id, ...change });
      return toRedirectJson(row);
    }),
  );
}
