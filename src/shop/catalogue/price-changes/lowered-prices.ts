import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#shop/context.ts';
import { isTarget } from './target-products.ts';

/**
 * Returns the SQL of the prices that a price change lowers, as rows of product_id, variant_id, before_paise, during_paise and is_held,
 * without prices that are not above the lower one. A price that another change holds is judged by the price that will be restored when that
 * change ends.
 */
export function loweredPrices(reader: Pick<Reader, 'clock'>, id: string): RawBuilder<unknown> {
  return sql`(
    select p.id as product_id, one.variant_id, one.sale_price_paise as before_paise, lowered.paise as during_paise,
           held.product_id is not null as is_held
      from price_changes c
      join products p on ${isTarget(reader)}
      join lateral (
        select v.id as variant_id, v.price_paise, v.sale_price_paise from variants v where v.product_id = p.id and v.removed_at is null
        union all select null, p.price_paise, p.sale_price_paise where not p.has_variants) one on true
      left join price_change_lines held
        on held.outcome is null and coalesce(held.variant_id, held.product_id) = coalesce(one.variant_id, p.id)
      join lateral (
        select coalesce(round(one.price_paise * (10000 - c.percent_bp) / 1000000.0) * 100,
                        one.price_paise - c.amount_paise)::bigint as paise) lowered on true
     where c.id = ${id} and lowered.paise > 0
       and lowered.paise < coalesce(case when held.product_id is null then one.sale_price_paise else held.before_paise end,
                                    one.price_paise))`;
}
