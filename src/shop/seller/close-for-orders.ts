import type { CloseShop, Readiness } from '#contract/seller/readiness.ts';
import { saveSettings } from '#shop/content/save-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { readReadiness } from './read-readiness.ts';

/** Closes the shop for new orders, such as for a holiday, until its owner opens it; existing orders continue. Throws forbidden. */
export async function closeForOrders(ctx: Ctx, { words }: CloseShop): Promise<Readiness> {
  await saveSettings(ctx, { opening: { isOpen: false, closedWords: words } });
  return { ...(await readReadiness(ctx)), is_open: false, closed_words: words };
}
