import type { RedirectFields, RedirectJson } from '#contract/import-export/redirect.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { redirectColumns, refuseTakenPath, toRedirectJson } from './redirect-row.ts';

/** Redirects an old address to a page of this shop. Throws unauthenticated, forbidden, invalid `redirect.path_taken`. */
export async function addRedirect(ctx: Ctx, fields: RedirectFields): Promise<RedirectJson> {
  requireAbility(ctx, 'edit_content');
  return refuseTakenPath(() =>
    inTransaction(ctx, async (tx) => {
      const now = tx.clock.now();
      const row = await tx.db
        .insertInto('redirects')
        .values({ id: makeId(tx, 'red'), ...fields, created_at: now, updated_at: now })
        .returning(redirectColumns)
        .executeTakeFirstOrThrow();
      await writeAuditEvent(tx, { action: 'redirect.added', subject: row.id, version: 1, after: fields });
      return toRedirectJson(row);
    }),
  );
}
