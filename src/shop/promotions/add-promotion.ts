import { z } from 'zod';
import { invalidFields } from '#domain/error.ts';
import { Promotion } from '#domain/pricing/promotion.ts';
import { PROMOTION_CODE_PATTERN } from '#domain/pricing/promotion-code.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';

const AddPromotion = Promotion.and(
  z.object({
    code: z.string().regex(PROMOTION_CODE_PATTERN, 'A code has 3 to 20 capital letters and digits'),
    shownInStrip: z.boolean().default(false),
  }),
);
export type AddPromotion = Omit<z.input<typeof AddPromotion>, 'id' | 'usedCount' | 'archivedAt' | 'scope'>;

/** Adds a discount code and returns its id. Throws forbidden, invalid with a sentence for each wrong field. */
export async function addPromotion(tx: Tx, input: AddPromotion): Promise<string> {
  requireAbility(tx, 'edit_promotions');
  const id = makeId(tx, 'prm');
  const parsed = AddPromotion.safeParse({ ...input, id });
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  const promotion = parsed.data;
  await tx.db
    .insertInto('promotions')
    .values({
      id,
      code: promotion.code,
      description: promotion.description,
      type: promotion.type,
      percent_bp: promotion.percentBp,
      amount_paise: promotion.amountPaise,
      max_discount_paise: promotion.maxDiscountPaise,
      minimum_paise: promotion.minimumPaise,
      starts_at: promotion.startsAt,
      ends_at: promotion.endsAt,
      usage_limit: promotion.usageLimit,
      per_customer_limit: promotion.perCustomerLimit,
      shown_in_strip: promotion.shownInStrip,
      created_at: tx.clock.now(),
    })
    .execute();
  await writeAuditEvent(tx, { action: 'promotion.added', subject: id, after: promotion });
  return id;
}
