import type { Ctx } from '#shop/context.ts';
import { findNextChange } from '#shop/promotions/find-next-change.ts';
import type { Changes } from '#platform/change-feed/changes.ts';
import type { HasPassed } from '#platform/http-cache/page-cache.ts';

/**
 * Watches when the next promotion starts or ends, which no notification announces. Returns a function that says `yes` once after each such
 * moment, and `perhaps` while the next moment is being looked up, because that moment may have passed already.
 */
export async function watchScheduledChanges(
  ctx: Pick<Ctx, 'db' | 'clock' | 'log'>,
  changes: Pick<Changes, 'subscribe'>,
): Promise<() => HasPassed> {
  let next = Infinity;
  let isKnown = false;
  let looks = 0;
  /** After a failure the database is queried again from this moment on. */
  let askAgainAt = Infinity;

  async function lookAhead(): Promise<void> {
    const from = ctx.clock.now();
    const look = (looks += 1);
    isKnown = false;
    askAgainAt = Infinity;
    try {
      const found = await findNextChange(ctx, from);
      if (look !== looks) return;
      next = found?.getTime() ?? Infinity;
      isKnown = true;
    } catch (error) {
      ctx.log.warn({ error: (error as Error).message }, 'cannot tell when the next promotion starts or ends');
      if (look === looks) askAgainAt = from.getTime() + 1_000;
    }
  }

  changes.subscribe((tag, isLost) => {
    // Without the database the known moment stays; it is looked up again when changes are received again.
    if (!isLost && (tag === 'promotions' || tag === '*')) void lookAhead();
  });
  await lookAhead();
  return () => {
    const now = ctx.clock.now().getTime();
    const hasPassed = now >= next ? 'yes' : isKnown ? 'no' : 'perhaps';
    if ((hasPassed === 'yes' && isKnown) || now >= askAgainAt) void lookAhead();
    return hasPassed;
  };
}
