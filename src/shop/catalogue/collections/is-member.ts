import { type RawBuilder, sql } from 'kysely';
import { meetsRule } from './meets-rule.ts';

/**
 * Returns the SQL condition that a product `p` is in a collection at a moment: because it meets the rule, or, in a collection without a
 * rule, because it was picked.
 */
export function isMember(collectionId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    (select coalesce(${meetsRule(now)}, false) from collection_rules r where r.collection_id = ${collectionId}),
    exists (select from collection_products m where m.collection_id = ${collectionId} and m.product_id = p.id))`;
}
