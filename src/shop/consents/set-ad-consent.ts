import { type Ctx, makeId } from '#shop/context.ts';
import { limitAddress } from '#shop/rate-limits/limit-address.ts';
import type { SetAdConsent } from '#contract/customer/consent.ts';
import { recordConsent } from './record-consent.ts';

const perNetwork = { count: 30, seconds: 60 * 60 };

/**
 * Records the choice about the advertiser made in the consent bar, for the customer who is logged in, else for a browser under an id that
 * is used for nothing else. Returns the browser's id. Throws too_many.
 */
export async function setAdConsent(
  ctx: Ctx,
  { purpose, given, browser_id }: SetAdConsent,
  address: string,
): Promise<{ browserId: string }> {
  const message = 'Too many attempts. Please try again later.';
  await limitAddress(ctx, address, { name: 'consent', limits: [perNetwork], message });
  const browserId = browser_id ?? makeId(ctx, 'bro');
  const subject = ctx.actor.kind === 'customer' ? ctx.actor.customerId : browserId;
  await recordConsent(ctx, { subject, purpose, given, channel: 'banner' });
  return { browserId };
}
