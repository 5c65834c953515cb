import type { Selectable } from 'kysely';
import type { Promotions } from '#db/schema.ts';
import type { Promotion } from '#domain/pricing/promotion.ts';
import type { Reader, Tx } from '#shop/context.ts';
import { scopeOf } from './scope-of.ts';

/** Returns the promotion of a trimmed code in any case, running or not, with those of the given products that it applies to. */
export async function findPromotion(
  reader: Reader,
  code: string,
  productIds: readonly string[],
): Promise<Promotion | undefined> {
  const row = await reader.db
    .selectFrom('promotions')
    .selectAll()
    .select(scopeOf(productIds, reader.clock.now()).as('scope'))
    .where('code', '=', code.toUpperCase())
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row && toPromotion(row);
}

/** Returns the promotion of a code as `findPromotion` does and locks its row until the transaction ends, so that its uses can be counted and taken. */
export async function findPromotionForUpdate(
  tx: Tx,
  code: string,
  productIds: readonly string[],
): Promise<Promotion | undefined> {
  const row = await tx.db
    .selectFrom('promotions')
    .selectAll()
    .select(scopeOf(productIds, tx.clock.now()).as('scope'))
    .where('code', '=', code.toUpperCase())
    .where('archived_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && toPromotion(row);
}

/** Locks promotions, and that of a code, in id order, so that transactions which lock several wait for each other and never deadlock. */
export async function lockPromotions(tx: Tx, ids: readonly string[], code = ''): Promise<void> {
  await tx.db
    .selectFrom('promotions')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', ids), eb('code', '=', code)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Returns how many times a customer has used a promotion in orders that were not cancelled. */
export async function countUses(reader: Reader, promotionId: string, customerId: string): Promise<number> {
  const { uses } = await reader.db
    .selectFrom('promotion_redemptions')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('promotion_id', '=', promotionId)
    .where('customer_id', '=', customerId)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(uses);
}

/** Returns how many of those uses belong to unpaid orders. */
export async function countUnpaidUses(
  reader: Reader,
  promotionId: string,
  customerId: string,
): Promise<number> {
  const { uses } = await reader.db
    .selectFrom('promotion_redemptions as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('r.promotion_id', '=', promotionId)
    .where('r.customer_id', '=', customerId)
    .where('r.released_at', 'is', null)
    .where('o.status', '=', 'pending')
    .where('o.payment_method', '=', 'razorpay')
    .where('o.payment_status', 'in', ['pending', 'failed'])
    .executeTakeFirstOrThrow();
  return Number(uses);
}

/** Returns a promotion from its row and its scope, with amounts in paise. */
export function toPromotion(row: Selectable<Promotions> & Pick<Promotion, 'scope'>): Promotion {
  return {
    id: row.id,
    code: row.code,
    description: row.description,
    type: row.type === 'fixed' ? 'fixed' : 'percentage',
    percentBp: row.percent_bp,
    amountPaise: row.amount_paise,
    maxDiscountPaise: row.max_discount_paise,
    minimumPaise: row.minimum_paise,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usageLimit: row.usage_limit,
    usedCount: row.used_count,
    perCustomerLimit: row.per_customer_limit,
    archivedAt: row.archived_at,
    scope: row.scope,
  };
}
