import type { RedirectFields } from '#contract/import-export/redirect.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Tx, makeId } from '#shop/context.ts';

/** Redirects an old address to a page of this shop, or to a different page than before. */
export async function writeImportedRedirect(tx: Tx, { path, target }: RedirectFields): Promise<void> {
  const now = tx.clock.now();
  const known = await tx.db
    .selectFrom('redirects')
    .select('target')
    .where('path', '=', path)
    .forUpdate()
    .executeTakeFirst();
  const { id, version } = await tx.db
    .insertInto('redirects')
    .values({ id: makeId(tx, 'red'), path, target, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((eb) => ({
        target,
        version: eb('redirects.version', '+', 1),
        updated_at: now,
      })),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  const action = known ? 'redirect.changed' : 'redirect.added';
  const before = known && { path, target: known.target };
  await writeAuditEvent(tx, { action, subject: id, version, before, after: { path, target } });
}
