import type { FilterSet } from '#domain/catalogue/category.ts';
import {
  parsePriceRange,
  type PriceRange,
  toLeastDiscount,
  toOptionLabel,
  toPriceRange,
} from '#domain/catalogue/filters.ts';
import { toPaise } from '#domain/money/money.ts';
import type { Facet } from '#contract/product-query.ts';
import { type Bits, countCommon, intersection, union } from '#platform/search-index/bitset.ts';
import { sinceOf } from '#shop/catalogue/categories/category-rule.ts';
import { toFilterValue } from './filter-value.ts';
import type { Scope } from './list-query.ts';
import type { ListProducts } from './list-query.ts';
import { marks } from './indexed-product.ts';
import type { Range, Tally } from './facet-index.ts';

export type Counts = { total: number; facets: Facet[] };

export type Asked = {
  query: ListProducts;
  scope: Scope;
  /** Only among these, where a search found them. */
  found?: readonly string[] | undefined;
  now: Date;
};

/**
 * How many products fit, and how many each option would leave. An option is counted under every other filter but its own, so that a
 * second value of the same filter can be judged before it is chosen.
 */
export function countFacets(tally: Tally, asked: Asked): Counts {
  const { sets } = asked.scope;
  const chosen = chosenBits(tally, asked);
  const base = intersection([tally.all(), ...listScope(tally, asked)]);
  const under = narrow(base, chosen);
  return {
    total: countCommon(under, under),
    facets: sets.map((set) =>
      toFacet(tally, set, chosen.has(set.key) ? narrow(base, chosen, set.key) : under),
    ),
  };
}

/** The set of the products that fit. */
export function findFitting(tally: Tally, asked: Asked): Bits {
  return intersection([tally.all(), ...listScope(tally, asked), ...chosenBits(tally, asked).values()]);
}

function narrow(base: Bits, chosen: ReadonlyMap<string, Bits>, but?: string): Bits {
  const others = [...chosen].filter(([key]) => key !== but).map(([, bits]) => bits);
  return others.length > 0 ? intersection([base, ...others]) : base;
}

/** What the chosen values of each filter ask for, by its key. Filters nobody touched are left out. */
function chosenBits(tally: Tally, { scope, query }: Asked): Map<string, Bits> {
  return new Map(scope.sets.flatMap((set) => chosenOf(tally, set, query.filters?.[set.key] ?? [])));
}

function chosenOf(tally: Tally, set: FilterSet, values: string[]): [string, Bits][] {
  if (values.length === 0) return [];
  if (set.kind === 'price') {
    const range = toPriceRange(values);
    return range ? [[set.key, tally.within(priced(range))]] : [];
  }
  if (set.kind === 'discount') {
    const percent = toLeastDiscount(values);
    return percent === undefined ? [] : [[set.key, tally.within(reduced(percent))]];
  }
  const sets = values.map((value) => tally.marked(marks.value(toFilterValue(set.key, value))));
  return [[set.key, union(sets, tally.capacity())]];
}

function listScope(tally: Tally, { query, scope, found, now }: Asked): Bits[] {
  const { category, subcategoryIds } = scope;
  const { featured, min_price: least, max_price: most } = query;
  const required: string[] = [];
  if (category?.rule === 'bestsellers') required.push(marks.sold);
  if (category?.rule === 'sale') required.push(marks.onSale);
  if (category && !category.rule) required.push(marks.category(category.id));
  if (featured !== undefined) required.push(marks.featured(featured));
  const sets = required.map(tally.marked);
  if (category?.rule === 'newest') sets.push(tally.within(createdSince(sinceOf(now))));
  if (subcategoryIds) {
    const each = subcategoryIds.map((id) => tally.marked(marks.subcategory(id)));
    sets.push(union(each, tally.capacity()));
  }
  if (least !== undefined || most !== undefined) {
    const range = { leastPaise: toPaise(least ?? 0), mostPaise: most === undefined ? null : toPaise(most) };
    sets.push(tally.within(priced(range)));
  }
  if (found) sets.push(tally.among(found));
  return sets;
}

function toFacet(tally: Tally, set: FilterSet, among: Bits): Facet {
  const { key, label, kind } = set;
  const options = set.options.map((value) => ({
    value,
    label: toOptionLabel(set, value),
    count: countOption(tally, set, value, among),
  }));
  return { key, label, kind, options };
}

/** How many of a set are goods that an option means; none where the option cannot be read. */
function countOption(tally: Tally, { key, kind }: FilterSet, option: string, among: Bits): number {
  if (kind === 'discount') return countCommon(among, tally.within(reduced(Number(option))));
  if (kind !== 'price') return tally.countIn(among, marks.value(toFilterValue(key, option)));
  const range = parsePriceRange(option);
  return range ? countCommon(among, tally.within(priced(range))) : 0;
}

function priced({ leastPaise, mostPaise }: PriceRange): Range {
  return { column: 'fromPricePaise', least: leastPaise, most: mostPaise ?? Infinity };
}

function reduced(percent: number): Range {
  return { column: 'percentOff', least: percent, most: Infinity };
}

function createdSince(since: Date): Range {
  return { column: 'createdAtMs', least: since.getTime(), most: Infinity };
}

/** How many goods every category, subcategory and rule holds. */
export function countGroups(tally: Tally, now: Date) {
  const newest = tally.within(createdSince(sinceOf(now)));
  return {
    category: (id: string) => tally.count(marks.category(id)),
    subcategory: (id: string) => tally.count(marks.subcategory(id)),
    rule: {
      bestsellers: tally.count(marks.sold),
      sale: tally.count(marks.onSale),
      newest: countCommon(newest, newest),
    },
  };
}
