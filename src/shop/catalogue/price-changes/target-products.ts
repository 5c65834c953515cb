import { type RawBuilder, sql } from 'kysely';
import { isMember } from '#shop/catalogue/collections/is-member.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the SQL condition that a price change `c` applies to a product `p` at a moment. */
export function isTarget({ clock }: Pick<Reader, 'clock'>): RawBuilder<boolean> {
  return sql<boolean>`(c.is_whole_shop or exists (
    select from price_change_targets t where t.price_change_id = c.id
       and (t.product_id = p.id or t.category_id = p.category_id
            or (t.collection_id is not null and ${isMember(sql`t.collection_id`, clock.now())}))))`;
}
