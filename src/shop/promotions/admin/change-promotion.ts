import { invalid } from '#domain/error.ts';
import {
  type AdminPromotionJson,
  type ChangePromotion,
  PromotionFields,
} from '#contract/pricing/admin-promotion.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { lockPromotions } from '#shop/promotions/find-promotion.ts';
import { getPromotion } from './list-promotions.ts';
import {
  readPromotionFields,
  refuseTakenCode,
  refuseUnknownCollection,
  toPromotionColumns,
} from './promotion-values.ts';

/**
 * Changes the named fields of a promotion whose version the caller saw; existing orders keep their prices. A code that was used keeps its
 * name. Throws unauthenticated, forbidden, not_found, conflict `promotion.stale` with the current promotion, and invalid with a sentence
 * for each wrong field.
 */
export function changePromotion(
  ctx: Ctx,
  id: string,
  { version, end_now, ...changes }: ChangePromotion,
): Promise<AdminPromotionJson> {
  requireAbility(ctx, 'edit_promotions');
  return refuseTakenCode(() =>
    inTransaction(ctx, async (tx) => {
      await lockPromotions(tx, [id]);
      const current = await getPromotion(tx, id);
      if (current.version !== version) throw await refuseStale(tx, current);
      const before = PromotionFields.parse(current);
      const after = readPromotionFields({
        ...before,
        ...changes,
        ...(end_now && { ends_at: tx.clock.now().toISOString() }),
      });
      refuseAgainstUses(current, after);
      await refuseUnknownCollection(tx, after);
      const next = version + 1;
      await tx.db
        .updateTable('promotions')
        .set({ ...toPromotionColumns(after), version: next })
        .where('id', '=', id)
        .execute();
      await writeAuditEvent(tx, { action: 'promotion.changed', subject: id, version: next, before, after });
      return getPromotion(tx, id);
    }),
  );
}

function refuseAgainstUses({ used_count, code }: AdminPromotionJson, after: PromotionFields): void {
  if (used_count > 0 && after.code !== code) {
    const sentence = 'This code has already been used, so its name cannot be changed. Duplicate it instead.';
    throw invalid('promotion.used', sentence, { code: sentence });
  }
  if (after.usage_limit !== null && after.usage_limit < used_count) {
    const sentence = `It has already been used ${used_count} times. Enter ${used_count} or more.`;
    throw invalid('promotion.used', sentence, { usage_limit: sentence });
  }
}

function refuseStale(tx: Tx, promotion: AdminPromotionJson) {
  const { id: subject, version } = promotion;
  const stale = { code: 'promotion.stale', record: 'this code', subject, version } as const;
  return staleConflict(tx, { ...stale, current: { promotion } });
}
