import type { AdminPromotionJson, PromotionFields } from '#contract/pricing/admin-promotion.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { getPromotion } from './list-promotions.ts';
import {
  readPromotionFields,
  refuseTakenCode,
  refuseUnknownCollection,
  toPromotionColumns,
} from './promotion-values.ts';

/** Adds a promotion code and returns it. Throws as `addPromotion`, invalid `promotion.code_taken`. */
export function createPromotion(ctx: Ctx, input: PromotionFields): Promise<AdminPromotionJson> {
  return refuseTakenCode(() =>
    inTransaction(ctx, async (tx) => getPromotion(tx, await addPromotion(tx, input))),
  );
}

/**
 * Adds a promotion code within a transaction that is already open and returns its id; amounts are rupees. Throws unauthenticated, forbidden,
 * invalid with a sentence for each wrong field.
 */
export async function addPromotion(tx: Tx, input: PromotionFields): Promise<string> {
  requireAbility(tx, 'edit_promotions');
  const fields = readPromotionFields(input);
  await refuseUnknownCollection(tx, fields);
  const id = makeId(tx, 'prm');
  await tx.db
    .insertInto('promotions')
    .values({ id, ...toPromotionColumns(fields), created_at: tx.clock.now() })
    .execute();
  await writeAuditEvent(tx, { action: 'promotion.added', subject: id, version: 1, after: fields });
  return id;
}
