import { sql } from 'kysely';
import { toIndianDay } from '#domain/indian-time.ts';
import type { Reader } from '#shop/context.ts';

export type UnratedProduct = { sku: string; name: string; hsn: string };

/** Returns the products on sale that have neither their own GST rate nor a rate for their HSN code today. */
export async function listUnratedProducts({
  db,
  clock,
}: Pick<Reader, 'db' | 'clock'>): Promise<UnratedProduct[]> {
  const today = toIndianDay(clock.now());
  const { rows } = await sql<UnratedProduct>`
    select sku, name, hsn from products p
     where status = 'live' and rate_bp is null and not exists (
       select 1 from tax_rates r
        where p.hsn like r.hsn || '%' and r.up_to_unit_paise is null
          and ${today}::date between r.valid_from and coalesce(r.valid_to, 'infinity'))
     order by name`.execute(db);
  return rows;
}
