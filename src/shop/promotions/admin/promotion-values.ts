import { invalid, invalidFields } from '#domain/error.ts';
import { toPaise } from '#domain/money/money.ts';
import { CheckedPromotionFields, type PromotionFields } from '#contract/pricing/admin-promotion.ts';
import type { Tx } from '#shop/context.ts';
import { onConstraint } from '#shop/on-constraint.ts';

/** Returns the fields of a promotion, trimmed. Throws invalid with a sentence for each wrong field. */
export function readPromotionFields(input: PromotionFields): PromotionFields {
  const parsed = CheckedPromotionFields.safeParse(input);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  return parsed.data;
}

/** Throws invalid if the collection that a promotion is for does not exist; otherwise the collection is kept until the transaction ends. */
export async function refuseUnknownCollection(tx: Tx, { collection_id }: PromotionFields): Promise<void> {
  if (collection_id === null) return;
  const found = await tx.db
    .selectFrom('collections')
    .select('id')
    .where('id', '=', collection_id)
    .forKeyShare()
    .executeTakeFirst();
  if (found) return;
  const sentence = 'Choose a collection, or every product.';
  throw invalid('promotion.unknown_collection', sentence, { collection_id: sentence });
}

/** Returns the columns of a promotion: paise and basis points. */
export function toPromotionColumns({
  discount,
  max_discount,
  minimum,
  starts_at,
  ends_at,
  ...same
}: PromotionFields) {
  const isPercentage = same.type === 'percentage';
  return {
    ...same,
    percent_bp: isPercentage ? Math.round(discount * 100) : null,
    amount_paise: isPercentage ? null : toPaise(discount),
    max_discount_paise: isPercentage && max_discount !== null ? toPaise(max_discount) : null,
    minimum_paise: toPaise(minimum),
    starts_at: starts_at === null ? null : new Date(starts_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
  };
}

const taken = 'Another promotion has this code. Choose another one.';

/** Runs a change of a promotion; throws invalid `promotion.code_taken` where another one has its code. */
export async function refuseTakenCode<Result>(change: () => Promise<Result>): Promise<Result> {
  return change().catch(
    onConstraint('promotions_code_key', () => invalid('promotion.code_taken', taken, { code: taken })),
  );
}
