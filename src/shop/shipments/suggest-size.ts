import { sql } from 'kysely';
import type { ParcelSize } from '#domain/shipment/courier-gateway.ts';
import type { Reader } from '#shop/context.ts';
import { returnedOf } from '#shop/orders/money-back-rows.ts';

/** The weight of box and filling in addition to the products, in grams. */
const packingGrams = 100;

/**
 * Returns the weight of an order's pieces with their box, if every piece has a weight, and the usual parcel otherwise. Leaves out pieces
 * that were credited.
 */
export async function suggestSize({ db }: Reader, orderId: string, usual: ParcelSize): Promise<ParcelSize> {
  const { rows } = await sql<{ grams: number | null; is_whole: boolean | null }>`
    select sum(coalesce(v.weight_grams, p.weight_grams) * packed.pieces)::int as grams,
           bool_and(coalesce(v.weight_grams, p.weight_grams) is not null) as is_whole
      from order_lines l join products p on p.id = l.product_id left join variants v on v.id = l.variant_id,
           lateral (select l.quantity - ${returnedOf} as pieces) packed
     where l.order_id = ${orderId} and packed.pieces > 0`.execute(db);
  const [found] = rows;
  const grams = found?.is_whole && found.grams !== null ? found.grams + packingGrams : usual.grams;
  return { ...usual, grams: Math.min(grams, 50_000) };
}
