import { invalid } from '#domain/error.ts';
import type { PriceChangeFields, PriceChangeJson } from '#contract/pricing/price-change.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { getPriceChange } from './list-price-changes.ts';
import {
  enqueueSwitches,
  lockPriceChanges,
  readPriceChangeFields,
  refuseOverlap,
  toPriceChangeColumns,
  writeTargets,
} from './write-price-change.ts';

/**
 * Schedules a price change; amounts are in rupees. Throws unauthenticated, forbidden, and invalid with a sentence for each wrong field,
 * also if another change affects one of its products at the same time.
 */
export function createPriceChange(ctx: Ctx, input: PriceChangeFields): Promise<PriceChangeJson> {
  requireAbility(ctx, 'edit_promotions');
  const fields = readPriceChangeFields(input);
  if (fields.ends_at && new Date(fields.ends_at) <= ctx.clock.now()) {
    const sentence = 'Choose an end in the future.';
    throw invalid('price_change.past', sentence, { ends_at: sentence });
  }
  return inTransaction(ctx, async (tx) => {
    await lockPriceChanges(tx);
    const id = makeId(tx, 'pch');
    const created_at = tx.clock.now();
    await tx.db
      .insertInto('price_changes')
      .values({ id, ...toPriceChangeColumns(fields), created_at })
      .execute();
    await writeTargets(tx, id, fields);
    await refuseOverlap(tx, id);
    await enqueueSwitches(tx, fields);
    await writeAuditEvent(tx, { action: 'price_change.added', subject: id, version: 1, after: fields });
    return getPriceChange(tx, id);
  });
}
