import type { AnnouncedPromotion, Ctx } from '#shop/context.ts';
import { listActivePromotions } from './list-active-promotions.ts';

/** What the strip above every page says: the shop's own promotions that run now, or those of the host that keeps them. */
export async function listAnnounced(
  ctx: Pick<Ctx, 'db' | 'clock' | 'memory' | 'contentHost' | 'cacheTags'>,
): Promise<AnnouncedPromotion[]> {
  if (!ctx.contentHost) {
    const own = await listActivePromotions(ctx);
    return own.map(({ code, description, endsAt }) => ({
      code,
      description,
      ...(endsAt && { endsAt: endsAt.toISOString() }),
    }));
  }
  const now = ctx.clock.now();
  // What the host said may be a minute old.
  return (await ctx.contentHost.readPromotions()).filter(({ endsAt }) => !endsAt || new Date(endsAt) > now);
}
