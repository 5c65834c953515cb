import { type RawBuilder, sql } from 'kysely';
import type { ProductWarning } from '#domain/catalogue/product-status.ts';

const conditions: Record<ProductWarning, RawBuilder<boolean>> = {
  no_picture: sql`not exists (select from product_pictures u where u.product_id = p.id)`,
  one_picture: sql`(select count(*) from product_pictures u where u.product_id = p.id) = 1`,
  // Only where pictures show colours at all, or the product has several of them.
  color_without_picture: sql`exists (
    select from variants v where v.product_id = p.id and v.removed_at is null and v.color is not null
       and not exists (select from product_pictures u where u.product_id = p.id and u.color = v.color)
       and exists (select from variants o where o.product_id = p.id and o.removed_at is null and o.color <> v.color))`,
  no_tax_rate: sql`(p.rate_bp is null and not exists (
    select from tax_rates r where p.hsn like r.hsn || '%' and r.up_to_unit_paise is null
       and (now() at time zone 'Asia/Kolkata')::date between r.valid_from and coalesce(r.valid_to, 'infinity')))`,
  no_weight: sql`(p.weight_grams is null and (not p.has_variants or exists (
    select from variants v where v.product_id = p.id and v.removed_at is null and v.weight_grams is null)))`,
};

/** The SQL of what staff should look at on a product `p`: an array of `ProductWarning`. */
export const warnings: RawBuilder<ProductWarning[]> = sql`array_remove(array[${sql.join(
  Object.entries(conditions).map(
    ([name, condition]) => sql`case when ${condition} then ${sql.lit(name)} end`,
  ),
)}], null)`;

/** The SQL of whether a product `p` has at least one of these warnings. */
export function hasWarning(some: readonly ProductWarning[]): RawBuilder<boolean> {
  return sql`(${sql.join(
    some.map((name) => conditions[name]),
    sql` or `,
  )})`;
}
