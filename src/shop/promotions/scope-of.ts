import { type RawBuilder, sql } from 'kysely';
import type { Promotion } from '#domain/pricing/promotion.ts';
import { isMember } from '#shop/catalogue/collections/is-member.ts';

/**
 * Returns the SQL expression for the collection that a row of `promotions` applies to, with those of the products that are in it now; null
 * if it applies to every product.
 */
export function scopeOf(productIds: readonly string[], now: Date): RawBuilder<Promotion['scope']> {
  return sql<Promotion['scope']>`(
    select json_build_object('name', c.name, 'productIds', array(
      select p.id from products p
       where p.id = any (${[...productIds]}::text[]) and ${isMember(sql`c.id`, now)}))
      from collections c where c.id = promotions.collection_id)`;
}
