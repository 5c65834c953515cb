import type { Ctx } from '#shop/context.ts';

/**
 * Records whether Razorpay knows a payment link: payments by a link that was opened with the keys of another account do not reach the shop.
 */
export async function noteUnknownLink(
  { db, clock }: Ctx,
  gatewayLinkId: string,
  { isKnown }: { isKnown: boolean },
): Promise<void> {
  await db
    .updateTable('payment_links')
    .set({ unknown_since: isKnown ? null : clock.now() })
    .where('gateway_link_id', '=', gatewayLinkId)
    .where('unknown_since', isKnown ? 'is not' : 'is', null)
    .execute();
}
