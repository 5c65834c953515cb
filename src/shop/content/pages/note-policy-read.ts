import type { PolicySlug } from '#domain/content/policies.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { hashPolicy } from './unread-policies.ts';

/**
 * Records that an owner has read the current text of a built-in policy; a repeated call records it again. Throws unauthenticated,
 * forbidden.
 */
export async function notePolicyRead(ctx: Ctx, slug: PolicySlug): Promise<void> {
  requireAbility(ctx, 'edit_settings');
  const { staffId: staff_id } = requireStaff(ctx);
  await inTransaction(ctx, async (tx) => {
    const read = { text_hash: hashPolicy(slug), staff_id, read_at: tx.clock.now() };
    await tx.db
      .insertInto('read_policies')
      .values({ slug, ...read })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(read))
      .execute();
    await writeAuditEvent(tx, { action: 'policy.read', subject: slug, after: { read_at: read.read_at } });
  });
}
