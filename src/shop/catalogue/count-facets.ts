import { type RawBuilder, sql } from 'kysely';
import type { FilterSet } from '#domain/category.ts';
import { parsePriceRange, toOptionLabel } from '#domain/filters.ts';
import type { Facet } from '#domain/product-query.ts';
import type { Reader } from '#shop/context.ts';
import { type Condition, allOf, dearest, percentOff } from './list-conditions.ts';

export type CountFacets = {
  base: Condition;
  filters: Map<string, Condition>;
  sets: readonly FilterSet[];
};
export type Counts = { total: number; facets: Facet[] };

/**
 * How many products fit, and how many each option would leave. An option is counted under every other filter but its own, so that a
 * second value of the same filter can be judged before it is chosen.
 */
export async function countFacets(
  reader: Pick<Reader, 'db'>,
  { base, filters, sets }: CountFacets,
): Promise<Counts> {
  const keys = [...filters.keys()];
  const flags = keys.map((key, index) => sql`, (${filters.get(key)!}) as ${sql.ref(`f${index}`)}`);
  const flagsBut = (key?: string) => flagsOf(keys, key);
  const { rows } = await sql<CountRow>`
    with base as materialized (
      select p.id, p.from_price_paise, ${percentOff} as percent ${sql.join(flags, sql``)} from products p where ${base})
    select '' as key, '' as value, count(*)::int as count from base where ${flagsBut()}
    ${sql.join(
      countsBySet(sets, flagsBut).map((counted) => sql`union all ${counted}`),
      sql` `,
    )}`.execute(reader.db);
  const counts = new Map(rows.map(({ key, value, count }) => [`${key}\n${value}`, count]));
  return { total: counts.get('\n') ?? 0, facets: sets.map((set) => toFacet(set, counts)) };
}

type CountRow = { key: string; value: string; count: number };
type FlagsBut = (key?: string) => Condition;

/** The filters that hold for a row of `base`, all but one. */
function flagsOf(keys: string[], but: string | undefined): Condition {
  const others = keys.flatMap((key, index) => (key === but ? [] : [sql<boolean>`${sql.ref(`f${index}`)}`]));
  return allOf(others);
}

function countsBySet(sets: readonly FilterSet[], flagsBut: FlagsBut): RawBuilder<CountRow>[] {
  const attributes = sets.filter(({ kind }) => kind === 'options' || kind === 'colour');
  const prices = sets
    .filter(({ kind }) => kind === 'price')
    .map((set) => countPrices(set, flagsBut(set.key)));
  const discounts = sets
    .filter(({ kind }) => kind === 'discount')
    .map((set) => countDiscounts(set, flagsBut(set.key)));
  return [...(attributes.length > 0 ? [countAttributes(attributes, flagsBut)] : []), ...prices, ...discounts];
}

function countAttributes(sets: readonly FilterSet[], flagsBut: FlagsBut): RawBuilder<CountRow> {
  const wanted = sets.map((set) => sql<boolean>`(a.name = ${set.key} and ${flagsBut(set.key)})`);
  return sql`
    select a.name, lower(a.value), count(*)::int
      from base join product_attributes a on a.product_id = base.id
     where ${sql.join(wanted, sql` or `)} group by 1, 2`;
}

function countPrices({ key, options }: FilterSet, flags: Condition): RawBuilder<CountRow> {
  const ranges = options.map((option) => parsePriceRange(option));
  const least = ranges.map((range) => range?.leastPaise ?? dearest);
  const most = ranges.map((range) => range?.mostPaise ?? dearest);
  return sql`
    select ${key}, band.value, count(*)::int
      from unnest(${options}::text[], ${least}::bigint[], ${most}::bigint[]) as band (value, least, most)
      join base on base.from_price_paise between band.least and band.most
     where ${flags} group by 2`;
}

function countDiscounts({ key, options }: FilterSet, flags: Condition): RawBuilder<CountRow> {
  return sql`
    select ${key}, step.value, count(*)::int
      from unnest(${options}::text[]) as step (value) join base on base.percent >= step.value::numeric
     where ${flags} group by 2`;
}

function toFacet(set: FilterSet, counts: Map<string, number>): Facet {
  const { key, label, kind } = set;
  const isAttribute = kind === 'options' || kind === 'colour';
  const options = set.options.map((value) => ({
    value,
    label: toOptionLabel(set, value),
    count: counts.get(`${key}\n${isAttribute ? value.toLowerCase() : value}`) ?? 0,
  }));
  return { key, label, kind, options };
}
