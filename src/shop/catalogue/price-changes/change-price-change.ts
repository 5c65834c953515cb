import { conflict, invalid } from '#domain/error.ts';
import type {
  ChangePriceChange,
  PriceChangeFields,
  PriceChangeJson,
} from '#contract/pricing/price-change.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { endPriceChange } from './end-price-change.ts';
import { getPriceChange } from './list-price-changes.ts';
import {
  enqueueSwitches,
  lockPriceChanges,
  readPriceChangeFields,
  refuseOverlap,
  toPriceChangeColumns,
  toPriceChangeFields,
  writeTargets,
} from './write-price-change.ts';

/**
 * Changes the named fields of a price change whose version the caller saw. Only the name and end of a running one can change; an end in the
 * past ends it in the same transaction. Throws unauthenticated, forbidden, not_found, conflict `price_change.stale`, `price_change.ended`
 * or, to end one that has not begun, `price_change.scheduled`, and invalid with a sentence for each wrong field.
 */
export function changePriceChange(
  ctx: Ctx,
  id: string,
  { version, end_now, ...changes }: ChangePriceChange,
): Promise<PriceChangeJson> {
  requireAbility(ctx, 'edit_promotions');
  return inTransaction(ctx, async (tx) => {
    await lockPriceChanges(tx);
    const current = await getPriceChange(tx, id);
    if (current.version !== version) throw await refuseStale(tx, current);
    if (current.state === 'ended') throw conflict('price_change.ended', 'This price change has ended.');
    const { state } = current;
    if (end_now && state === 'scheduled') throw refuseEnd();
    if (state === 'running' && (end_now || isPast(tx, changes.ends_at))) {
      await endPriceChange(tx, id);
      return getPriceChange(tx, id);
    }
    const before = toPriceChangeFields(current);
    const after = readPriceChangeFields({ ...before, ...changes });
    if (state === 'running') refuseRewriting(before, after);
    const next = version + 1;
    await tx.db
      .updateTable('price_changes')
      .set({ ...toPriceChangeColumns(after), version: next })
      .where('id', '=', id)
      .execute();
    await writeTargets(tx, id, after);
    await refuseOverlap(tx, id);
    await enqueueSwitches(tx, after);
    await writeAuditEvent(tx, { action: 'price_change.changed', subject: id, version: next, before, after });
    return getPriceChange(tx, id);
  });
}

function isPast({ clock }: Tx, moment: string | null | undefined): boolean {
  return typeof moment === 'string' && new Date(moment) <= clock.now();
}

function refuseEnd() {
  return conflict('price_change.scheduled', 'This price change has not started yet. Remove it instead.');
}

function refuseRewriting(before: PriceChangeFields, after: PriceChangeFields): void {
  const free = (fields: PriceChangeFields) => JSON.stringify({ ...fields, name: '', ends_at: '' });
  if (free(before) === free(after)) return;
  const sentence =
    'This price change is running, so only its name and end can be changed. For anything else, end it and schedule another one.';
  throw invalid('price_change.running', sentence);
}

function refuseStale(tx: Tx, price_change: PriceChangeJson) {
  const { id: subject, version } = price_change;
  const stale = { code: 'price_change.stale', record: 'this price change', subject, version } as const;
  return staleConflict(tx, { ...stale, current: { price_change } });
}
