import { type Tx, makeId } from '#shop/context.ts';

/** Takes one use of a promotion for an order. The database refuses more uses than the promotion's limit. */
export async function redeemPromotion(
  tx: Tx,
  use: { promotionId: string; orderId: string; customerId: string },
): Promise<void> {
  const counted = tx.db
    .updateTable('promotions')
    .set((eb) => ({ used_count: eb('used_count', '+', 1) }))
    .where('id', '=', use.promotionId)
    .execute();
  const written = tx.db
    .insertInto('promotion_redemptions')
    .values({
      id: makeId(tx, 'rdm'),
      promotion_id: use.promotionId,
      order_id: use.orderId,
      customer_id: use.customerId,
      redeemed_at: tx.clock.now(),
    })
    .execute();
  await Promise.all([counted, written]);
}

/** Releases the use of a promotion when its order is cancelled; repeated calls release it once. */
export async function releasePromotion(tx: Tx, orderId: string): Promise<void> {
  const released = await tx.db
    .updateTable('promotion_redemptions')
    .set({ released_at: tx.clock.now() })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returning('promotion_id')
    .executeTakeFirst();
  if (!released) return;
  await tx.db
    .updateTable('promotions')
    .set((eb) => ({ used_count: eb('used_count', '-', 1) }))
    .where('id', '=', released.promotion_id)
    .execute();
}

/** Takes the use again for a revived order, if one is left; the order keeps its price either way. */
export async function redeemAgain(tx: Tx, orderId: string): Promise<void> {
  const use = await tx.db
    .selectFrom('promotion_redemptions as r')
    .innerJoin('promotions as p', 'p.id', 'r.promotion_id')
    .select(['r.promotion_id', 'p.usage_limit', 'p.used_count'])
    .where('r.order_id', '=', orderId)
    .where('r.released_at', 'is not', null)
    .forNoKeyUpdate('p')
    .executeTakeFirst();
  if (!use || (use.usage_limit !== null && use.used_count >= use.usage_limit)) return;
  await tx.db
    .updateTable('promotion_redemptions')
    .set({ released_at: null })
    .where('order_id', '=', orderId)
    .execute();
  await tx.db
    .updateTable('promotions')
    .set((eb) => ({ used_count: eb('used_count', '+', 1) }))
    .where('id', '=', use.promotion_id)
    .execute();
}
