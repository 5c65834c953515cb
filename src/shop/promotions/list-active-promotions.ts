import type { Promotion } from '#domain/promotion.ts';
import type { Ctx } from '#shop/context.ts';
import { toPromotion } from './find-promotion.ts';

/** The promotions that run now, are not used up and belong into the strip; the youngest first. */
export async function listActivePromotions(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<Promotion[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db
    .selectFrom('promotions')
    .selectAll()
    .where('shown_in_strip', '=', true)
    .where('archived_at', 'is', null)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where((eb) => eb.or([eb('usage_limit', 'is', null), eb('used_count', '<', eb.ref('usage_limit'))]))
    .orderBy('starts_at', (order) => order.desc().nullsLast())
    .orderBy('code')
    .execute();
  return rows.map(toPromotion);
}
