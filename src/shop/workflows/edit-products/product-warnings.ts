import { type RawBuilder, sql } from 'kysely';
import type { ProductWarning } from '#domain/catalogue/product-status.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import type { Reader } from '#shop/context.ts';

type Clock = Pick<Reader, 'clock'>;

const toConditions = ({ clock }: Clock): Record<ProductWarning, RawBuilder<boolean>> => ({
  no_picture: sql`not exists (select from product_pictures u where u.product_id = p.id)`,
  one_picture: sql`(select count(*) from product_pictures u where u.product_id = p.id) = 1`,
  // Only if the product has several colours.
  color_without_picture: sql`exists (
    select from variants v where v.product_id = p.id and v.removed_at is null and v.color is not null
       and not exists (select from product_pictures u where u.product_id = p.id and u.color = v.color)
       and exists (select from variants o where o.product_id = p.id and o.removed_at is null and o.color <> v.color))`,
  no_tax_rate: sql`(p.rate_bp is null and not exists (
    select from tax_rates r where p.hsn like r.hsn || '%' and r.up_to_unit_paise is null
       and ${toIndianDay(clock.now())}::date between r.valid_from and coalesce(r.valid_to, 'infinity')))`,
  no_weight: sql`(p.weight_grams is null and (not p.has_variants or exists (
    select from variants v where v.product_id = p.id and v.removed_at is null and v.weight_grams is null)))`,
});

/** Returns the SQL of today's warnings about a product `p`: an array of `ProductWarning`. */
export function listWarnings(reader: Clock): RawBuilder<ProductWarning[]> {
  return sql`array_remove(array[${sql.join(
    Object.entries(toConditions(reader)).map(
      ([name, condition]) => sql`case when ${condition} then ${sql.lit(name)} end`,
    ),
  )}], null)`;
}

/** Returns the SQL of whether a product `p` has at least one of these warnings. */
export function hasWarning(reader: Clock, some: readonly ProductWarning[]): RawBuilder<boolean> {
  const conditions = toConditions(reader);
  return sql`(${sql.join(
    some.map((name) => conditions[name]),
    sql` or `,
  )})`;
}
