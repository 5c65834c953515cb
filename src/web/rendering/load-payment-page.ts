import { toPublicSettings } from '#contract/settings.ts';
import { listOffered } from '#shop/content/list-offered.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { requirePart } from './require-part.ts';

/** Loads what a page that opens the payment window needs: the settings, and the address of the window's script where the shop takes payments. */
export async function loadPaymentPage(ctx: Ctx) {
  return {
    settings: toPublicSettings(await requirePart(ctx, readSettings(ctx)), listOffered(ctx)),
    windowScript: ctx.razorpay?.checkoutScriptUrl,
  };
}
