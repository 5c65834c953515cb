import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';

/** Stops offering cash on delivery to a customer, for a reason that staff reads. Throws unauthenticated, forbidden, not_found. */
export function blockCod(ctx: Ctx, customerId: string, reason: string): Promise<void> {
  return changeBlock(ctx, customerId, { action: 'customer.cod_blocked', reason });
}

/** Offers cash on delivery to a customer again, by the rules for everybody. Throws unauthenticated, forbidden, not_found. */
export function allowCod(ctx: Ctx, customerId: string): Promise<void> {
  return changeBlock(ctx, customerId, { action: 'customer.cod_allowed', reason: '' });
}

type Change = { action: 'customer.cod_blocked' | 'customer.cod_allowed'; reason: string };

/** An empty reason means no block. If nothing would change, writes nothing. */
async function changeBlock(ctx: Ctx, customerId: string, { action, reason }: Change): Promise<void> {
  requireAbility(ctx, 'cancel_orders');
  await inTransaction(ctx, async (tx) => {
    const before = await lockReason(tx, customerId);
    if (before === reason) return;
    await tx.db
      .updateTable('customers')
      .set({ cod_block_reason: reason, cod_blocked_at: reason === '' ? null : tx.clock.now() })
      .where('id', '=', customerId)
      .execute();
    const change = { before: { reason: before }, after: { reason } };
    await writeAuditEvent(tx, { action, subject: customerId, ...change });
  });
}

async function lockReason(tx: Tx, customerId: string): Promise<string> {
  const customer = await tx.db
    .selectFrom('customers')
    .select('cod_block_reason')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!customer) throw notFound('Customer');
  return customer.cod_block_reason;
}
