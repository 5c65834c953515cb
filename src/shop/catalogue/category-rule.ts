import { type RawBuilder, sql } from 'kysely';
import { CATEGORY_RULES, type CategoryRule } from '#domain/category.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What a category that is a question asks of a product `p`. Figures: `CATEGORY_RULES`. */
export function ruleCondition(rule: CategoryRule, now: Date): RawBuilder<boolean> {
  switch (rule) {
    case 'bestsellers':
      return sql`p.units_sold_90_days >= ${CATEGORY_RULES.bestsellers.leastSold}`;
    case 'newest':
      return sql`p.created_at >= ${new Date(now.getTime() - CATEGORY_RULES.newest.withinDays * dayMs)}`;
    case 'sale':
      return sql`(p.sale_price_paise < p.price_paise or (p.has_variants and exists (
        select from variants v where v.product_id = p.id and v.available and v.sale_price_paise < v.price_paise)))`;
  }
}
