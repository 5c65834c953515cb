import { type RawBuilder, sql } from 'kysely';
import { CATEGORY_RULES, type CategoryRule } from '#domain/catalogue/category-rule.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';

/**
 * Returns the moment from which products count as new, rounded down to the minute, so that a list and its counts agree and can be cached
 * for a while.
 */
export function newestSince(now: Date): Date {
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  return new Date(minute - CATEGORY_RULES.newest.withinDays * dayMs);
}

/** Returns the SQL condition that a product `p` must meet to be in a rule category. The numbers are in `CATEGORY_RULES`. */
export function ruleCondition(rule: CategoryRule, now: Date): RawBuilder<boolean> {
  switch (rule) {
    case 'bestsellers':
      return sql`p.units_sold_90_days >= ${CATEGORY_RULES.bestsellers.leastSold}`;
    case 'newest':
      return sql`p.created_at >= ${newestSince(now)}`;
    case 'sale':
      return sql`(p.sale_price_paise < p.price_paise or (p.has_variants and exists (
        select from variants v where v.product_id = p.id and v.available and v.sale_price_paise < v.price_paise)))`;
  }
}
