import type { AdminPromotionJson, PromotionFields } from '#contract/pricing/admin-promotion.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { getPromotion } from './list-promotions.ts';
import {
  readPromotionFields,
  refuseTakenCode,
  refuseUnknownCollection,
  toPromotionColumns,
} from './promotion-values.ts';

/** Adds a promotion code; amounts are rupees. Throws unauthenticated, forbidden, invalid with a sentence for each wrong field. */
export function createPromotion(ctx: Ctx, input: PromotionFields): Promise<AdminPromotionJson> {
  requireAbility(ctx, 'edit_promotions');
  const fields = readPromotionFields(input);
  return refuseTakenCode(() =>
    inTransaction(ctx, async (tx) => {
      await refuseUnknownCollection(tx, fields);
      const id = makeId(tx, 'prm');
      await tx.db
        .insertInto('promotions')
        .values({ id, ...toPromotionColumns(fields), created_at: tx.clock.now() })
        .execute();
      await writeAuditEvent(tx, { action: 'promotion.added', subject: id, version: 1, after: fields });
      return getPromotion(tx, id);
    }),
  );
}
