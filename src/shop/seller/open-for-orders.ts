import { conflict } from '#domain/error.ts';
import type { Readiness } from '#contract/seller/readiness.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeOpened } from '#shop/content/change-opening.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { readReadiness } from './read-readiness.ts';

/**
 * Opens the shop for orders; it may be open already. Throws forbidden, conflict `shop.not_ready` with a sentence for each missing thing.
 */
export async function openForOrders(ctx: Ctx): Promise<Readiness> {
  requireAbility(ctx, 'edit_settings');
  const readiness = await readReadiness(ctx);
  const open = readiness.steps.filter(({ needed_to_open, state }) => needed_to_open && state !== 'done');
  if (open.length > 0) {
    const missing = open.flatMap((step) => step.missing);
    throw conflict('shop.not_ready', `The shop cannot open yet. ${missing.join(' ')}`, { missing });
  }
  await inTransaction(ctx, writeOpened);
  return { ...readiness, is_open: true, closed_words: '' };
}
