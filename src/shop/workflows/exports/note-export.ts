import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';

/** Records in the audit who exports all products, customers or orders, or that many rows of a list. Throws unauthenticated, forbidden. */
export async function noteExport(ctx: Ctx, file: string, listed: { rows?: number } = {}): Promise<void> {
  requireAbility(ctx, 'move_data');
  await inTransaction(ctx, (tx) =>
    writeAuditEvent(tx, { action: 'data.exported', subject: file, after: { file_name: file, ...listed } }),
  );
}
