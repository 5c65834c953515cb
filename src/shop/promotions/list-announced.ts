import type { AnnouncedPromotion, Ctx } from '#shop/context.ts';
import { listActivePromotions } from './list-active-promotions.ts';

/** What the strip above every page says: the shop's own promotions that run now, or those of the host that keeps them. */
export async function listAnnounced(
  ctx: Pick<Ctx, 'db' | 'clock' | 'contentHost'>,
): Promise<AnnouncedPromotion[]> {
  const promotions = ctx.contentHost
    ? await ctx.contentHost.readPromotions()
    : await listActivePromotions(ctx);
  return promotions.map(({ code, description }) => ({ code, description }));
}
