import { sql } from 'kysely';
import { FEW_LEFT } from '#domain/stock/stock.ts';

/** The low mark of the shop: the number of pieces at which a product without its own mark is low. */
const shopMark = sql`coalesce((select (document ->> 'lowMark')::int from settings where section = 'stock'), ${FEW_LEFT}::int)`;

/** Colour and size of the variant `v`. */
export const choice = sql<string>`concat_ws(', ', v.color, v.size)`;

/**
 * Selects every SKU that is or was on sale with its level: products without variants, and variants. Drafts are not counted yet. `id` is
 * that of the variant, or of a product without variants.
 */
export const stockItems = sql`(
  select s.*, coalesce(s.shelf, n.location, '') as location, coalesce(n.location, '') as product_location,
         case when s.variant_id is null then coalesce(n.location, '') else coalesce(s.shelf, '') end as own_location,
         n.low_mark, coalesce(n.one_off, false) as one_off, coalesce(n.version, 0) + s.shelf_version as version,
         coalesce(n.low_mark, ${shopMark}) as low_at,
         case when s.in_stock = 0 then case when n.one_off then 'sold' else 'none' end
              when n.one_off then 'enough'
              when s.in_stock <= coalesce(n.low_mark, ${shopMark}) then 'low'
              else 'enough' end as level
    from (select p.id, p.id as product_id, null as variant_id, p.sku, p.name, '' as choice, p.stock_quantity as in_stock,
                 null as shelf, 0 as shelf_version
            from products p where not p.has_variants and p.status in ('scheduled', 'live', 'hidden')
          union all
          select v.id, v.product_id, v.id, v.sku, p.name, ${choice}, v.stock_quantity, v.location, v.location_version
            from variants v join products p on p.id = v.product_id where p.status in ('scheduled', 'live', 'hidden') and v.removed_at is null) s
    left join stock_notes n on n.product_id = s.product_id)`;

/** Selects how many pieces orders hold that are not packed yet, by the id of the variant or of the product. */
export const heldPieces = sql`(
  select coalesce(l.variant_id, l.product_id) as id,
         sum(l.quantity - (select coalesce(sum(c.quantity), 0) from credit_note_lines c where c.order_id = l.order_id and c.line_id = l.id))::int as pieces
    from orders o join order_lines l on l.order_id = o.id
   where o.status in ('pending', 'processing') and o.packed_at is null group by 1)`;
