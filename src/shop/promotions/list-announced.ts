import type { Ctx } from '#shop/context.ts';
import type { AnnouncedPromotion } from '#shop/ports.ts';
import { listActivePromotions } from './list-active-promotions.ts';

/** Returns the promotions for the strip above every page: the shop's own that run now, or those of the content host. */
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
  // The content host's list may be a minute old.
  return (await ctx.contentHost.readPromotions()).filter(({ endsAt }) => !endsAt || new Date(endsAt) > now);
}
