import type { Promotion } from '#domain/pricing/promotion.ts';
import type { Ctx } from '#shop/context.ts';
import { remember } from '#shop/remember.ts';
import { toPromotion } from './find-promotion.ts';
import { scopeOf } from './scope-of.ts';

/** Returns the promotions of the strip that run now and are not used up, newest first. */
export async function listActivePromotions(
  ctx: Pick<Ctx, 'db' | 'clock' | 'memory' | 'cacheTags'>,
): Promise<Promotion[]> {
  const now = ctx.clock.now();
  const announced = await remember(ctx, 'promotions', ['promotions', 'collections'], () =>
    readAnnounced(ctx),
  );
  return announced.filter(
    ({ startsAt, endsAt }) => (!startsAt || startsAt <= now) && (!endsAt || endsAt > now),
  );
}

/**
 * Reads the promotions of the strip, whether they are past, current or future: a start or end by the clock changes no row, so it would not
 * drop the remembered list.
 */
async function readAnnounced(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<Promotion[]> {
  const rows = await ctx.db
    .selectFrom('promotions')
    .selectAll()
    .select(scopeOf([], ctx.clock.now()).as('scope'))
    .where('shown_in_strip', '=', true)
    .where('archived_at', 'is', null)
    .where((eb) => eb.or([eb('usage_limit', 'is', null), eb('used_count', '<', eb.ref('usage_limit'))]))
    .orderBy('starts_at', (order) => order.desc().nullsLast())
    .orderBy('code')
    .execute();
  return rows.map(toPromotion);
}
