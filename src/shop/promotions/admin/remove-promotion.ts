import { conflict } from '#domain/error.ts';
import { PromotionFields } from '#contract/pricing/admin-promotion.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { lockPromotions } from '#shop/promotions/find-promotion.ts';
import { getPromotion } from './list-promotions.ts';

/** Removes a promotion that no order ever used. Throws unauthenticated, forbidden, not_found, conflict `promotion.used`. */
export async function removePromotion(ctx: Ctx, id: string): Promise<void> {
  requireAbility(ctx, 'edit_promotions');
  await inTransaction(ctx, async (tx) => {
    await lockPromotions(tx, [id]);
    const promotion = await getPromotion(tx, id);
    const used = await tx.db
      .selectFrom('promotion_redemptions')
      .select('id')
      .where('promotion_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (used)
      throw conflict(
        'promotion.used',
        'This code has been used in orders, so it cannot be removed. End it instead.',
      );
    await tx.db.deleteFrom('promotions').where('id', '=', id).execute();
    const before = PromotionFields.parse(promotion);
    await writeAuditEvent(tx, { action: 'promotion.removed', subject: id, before });
  });
}
