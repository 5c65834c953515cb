import { type RawBuilder, sql } from 'kysely';
import { ruleCondition } from '#shop/catalogue/categories/category-rule.ts';

/** Returns the SQL condition that a product `p` meets the rule `r` of a collection. */
export function meetsRule(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    (r.tag is null or exists (select from unnest(p.tags) tag where lower(tag) = lower(r.tag)))
    and (r.category_id is null or p.category_id = r.category_id)
    and (r.maker_id is null or p.maker_id = r.maker_id)
    and (r.craft_id is null or p.craft_id = r.craft_id)
    and (r.least_paise is null or p.from_price_paise >= r.least_paise)
    and (r.most_paise is null or p.from_price_paise <= r.most_paise)
    and (not r.is_on_sale or ${ruleCondition('sale', now)})
    and (not r.is_new or ${ruleCondition('newest', now)}))`;
}
