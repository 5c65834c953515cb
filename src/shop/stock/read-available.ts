import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';

/**
 * Returns how many pieces of each product or variant can be taken, in the order that was asked for: 0 of an unknown one, of a variant that
 * is not available, and of a product that has variants of which none is named. Pieces of a product that is not offered count.
 */
export async function readAvailable(
  { db }: Reader,
  pieces: { productId: string; variantId?: string | undefined }[],
): Promise<number[]> {
  const wanted = pieces.map(
    ({ productId, variantId }, place) => sql`(${place}::int, ${productId}::text, ${variantId ?? null}::text)`,
  );
  const { rows } = await sql<{ available: number }>`
    select case when wanted.variant_id is not null then case when v.available then v.stock_quantity else 0 end
                when p.id is null or p.has_variants then 0
                else p.stock_quantity end as available
      from (values ${sql.join(wanted)}) as wanted (place, product_id, variant_id)
      left join products p on p.id = wanted.product_id
      left join variants v on v.product_id = p.id and v.id = wanted.variant_id
     order by wanted.place`.execute(db);
  return rows.map(({ available }) => available);
}
