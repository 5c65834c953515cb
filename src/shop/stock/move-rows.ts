import { sql } from 'kysely';
import { choice } from './stock-items.ts';

/** Selects the item that the move `m` moved: its product `p`, or the variant `v` of it. */
export const itemOfMove = sql`coalesce(v.sku, p.sku) as sku, m.product_id, m.variant_id, p.name, ${choice} as choice`;

/**
 * Selects whether the stock list now has the item of the move `m`: it leaves out those of draft or archived products, and variants that
 * were removed.
 */
export const isListed = sql<boolean>`(
  p.status in ('scheduled', 'live', 'hidden') and case when v.id is null then not p.has_variants else v.removed_at is null end)`;

/** Selects how many pieces there were after the move `m`: the sum of the moves of its item up to it. */
export const piecesAfter = sql<number>`(
  select sum(e.quantity)::int from stock_moves e
   where e.product_id = m.product_id and e.variant_id is not distinct from m.variant_id and e.number <= m.number)`;
