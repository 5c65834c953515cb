import type { Ctx } from '#shop/context.ts';
import { findNextChange } from '#shop/promotions/find-next-change.ts';
import type { Changes } from '#platform/change-feed/changes.ts';

/**
 * Watches when the next promotion starts or ends, which no notification announces. Returns a function that is true once after each such
 * moment; it is also true while the next moment is being looked up, because that moment may have passed already.
 */
export async function watchScheduledChanges(
  ctx: Pick<Ctx, 'db' | 'clock' | 'log'>,
  changes: Pick<Changes, 'subscribe'>,
): Promise<() => boolean> {
  let next = Infinity;
  let looks = 0;
  let isLooking = false;

  async function lookAhead(): Promise<void> {
    const from = ctx.clock.now();
    const look = (looks += 1);
    isLooking = true;
    const found = await findNextChange(ctx, from).catch((error: Error) => {
      ctx.log.warn({ error: error.message }, 'cannot tell when the next promotion starts or ends');
      return new Date(from.getTime() + 1000);
    });
    if (look !== looks) return;
    next = found?.getTime() ?? Infinity;
    isLooking = false;
  }

  changes.subscribe((tag) => {
    if (tag === 'promotions' || tag === '*') void lookAhead();
  });
  await lookAhead();
  return () => {
    if (isLooking) return true;
    if (ctx.clock.now().getTime() < next) return false;
    void lookAhead();
    return true;
  };
}
