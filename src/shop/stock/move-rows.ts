import { sql } from 'kysely';
import { choice } from './stock-items.ts';

/** Selects what the move `m` moved: its product `p`, or the variant `v` of it. */
export const itemOfMove = sql`coalesce(v.sku, p.sku) as sku, m.product_id, m.variant_id, p.name, ${choice} as choice`;

/** Selects how many pieces there were after the move `m`: the sum of the moves of its item up to it. */
export const piecesAfter = sql<number>`(
  select sum(e.quantity)::int from stock_moves e
   where e.product_id = m.product_id and e.variant_id is not distinct from m.variant_id and e.number <= m.number)`;
