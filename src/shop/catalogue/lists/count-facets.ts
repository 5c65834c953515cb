import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import {
  parsePriceRange,
  type PriceRange,
  toLeastDiscount,
  toOptionLabel,
  toPriceRange,
} from '#domain/catalogue/filters.ts';
import { toPaise } from '#domain/money/money.ts';
import type { Facet } from '#contract/catalogue/product-query.ts';
import {
  type Bitset,
  type Range,
  countCommon,
  intersection,
  union,
} from '#platform/search-index/search-index.ts';
import { newestSince } from '#shop/catalogue/categories/category-rule.ts';
import { toFilterValue } from './filter-value.ts';
import type { Scope, ListProducts } from './list-query.ts';
import { type Column, type ProductSearchIndex, terms } from './indexed-product.ts';

export type Counts = { total: number; facets: Facet[] };

export type Asked = {
  query: ListProducts;
  scope: Scope;
  /** The ids that a search found; the list contains only these. */
  found?: readonly string[] | undefined;
  now: Date;
};

/**
 * Counts the products that fit, and how many each option would leave. An option is counted under all other filters but not its own, so that
 * shoppers see the effect of a second value of the same filter before they choose it.
 */
export function countFacets(searchIndex: ProductSearchIndex, asked: Asked): Counts {
  const { sets } = asked.scope;
  const chosen = chosenBitset(searchIndex, asked);
  const base = intersection([searchIndex.all(), ...listScope(searchIndex, asked)]);
  const under = narrow(base, chosen);
  return {
    total: countCommon(under, under),
    facets: sets.map((set) =>
      toFacet(searchIndex, set, chosen.has(set.key) ? narrow(base, chosen, set.key) : under),
    ),
  };
}

/** Returns the bitset of the products that fit. */
export function findFitting(searchIndex: ProductSearchIndex, asked: Asked): Bitset {
  return intersection([
    searchIndex.all(),
    ...listScope(searchIndex, asked),
    ...chosenBitset(searchIndex, asked).values(),
  ]);
}

function narrow(base: Bitset, chosen: ReadonlyMap<string, Bitset>, but?: string): Bitset {
  const others = [...chosen].filter(([key]) => key !== but).map(([, bitset]) => bitset);
  return others.length > 0 ? intersection([base, ...others]) : base;
}

/**
 * Returns for each filter key the bitset of the products that have one of the chosen values. Filters without chosen values are left out.
 */
function chosenBitset(searchIndex: ProductSearchIndex, { scope, query }: Asked): Map<string, Bitset> {
  return new Map(scope.sets.flatMap((set) => chosenOf(searchIndex, set, query.filters?.[set.key] ?? [])));
}

function chosenOf(searchIndex: ProductSearchIndex, set: FilterSet, values: string[]): [string, Bitset][] {
  if (values.length === 0) return [];
  if (set.kind === 'price') {
    const range = toPriceRange(values);
    return range ? [[set.key, searchIndex.within(priced(range))]] : [];
  }
  if (set.kind === 'discount') {
    const percent = toLeastDiscount(values);
    return percent === undefined ? [] : [[set.key, searchIndex.within(reduced(percent))]];
  }
  const sets = values.map((value) => searchIndex.facetTerms(terms.value(toFilterValue(set.key, value))));
  return [[set.key, union(sets, searchIndex.capacity())]];
}

function listScope(searchIndex: ProductSearchIndex, { query, scope, found, now }: Asked): Bitset[] {
  const { category, subcategoryIds } = scope;
  const { entry, featured, min_price: least, max_price: most } = query;
  const required: string[] = [];
  if (category?.rule === 'bestsellers') required.push(terms.sold);
  if (category?.rule === 'sale') required.push(terms.onSale);
  if (category && !category.rule) required.push(terms.category(category.id));
  if (entry) required.push(terms[entry.kind](entry.id));
  if (featured !== undefined) required.push(terms.featured(featured));
  const sets = required.map(searchIndex.facetTerms);
  if (category?.rule === 'newest') sets.push(searchIndex.within(createdSince(newestSince(now))));
  if (subcategoryIds) {
    const each = subcategoryIds.map((id) => searchIndex.facetTerms(terms.subcategory(id)));
    sets.push(union(each, searchIndex.capacity()));
  }
  if (least !== undefined || most !== undefined) {
    const range = { leastPaise: toPaise(least ?? 0), mostPaise: most === undefined ? null : toPaise(most) };
    sets.push(searchIndex.within(priced(range)));
  }
  if (found) sets.push(searchIndex.among(found));
  if (scope.collection) sets.push(searchIndex.among(scope.collection.members.ids));
  return sets;
}

/** Returns the filters without the options that no product of a bitset has. */
export function leaveOutEmpty(
  searchIndex: ProductSearchIndex,
  sets: readonly FilterSet[],
  among: Bitset,
): FilterSet[] {
  return sets.flatMap((set) => {
    const options = set.options.filter((option) => countOption(searchIndex, set, option, among) > 0);
    return options.length > 0 ? [{ ...set, options }] : [];
  });
}

function toFacet(searchIndex: ProductSearchIndex, set: FilterSet, among: Bitset): Facet {
  const { key, label, kind } = set;
  const options = set.options.map((value) => ({
    value,
    label: toOptionLabel(set, value),
    count: countOption(searchIndex, set, value, among),
  }));
  return { key, label, kind, options };
}

/** Counts the products of a bitset that an option selects; 0 if the option cannot be parsed. */
function countOption(
  searchIndex: ProductSearchIndex,
  { key, kind }: FilterSet,
  option: string,
  among: Bitset,
): number {
  if (kind === 'discount') return countCommon(among, searchIndex.within(reduced(Number(option))));
  if (kind !== 'price') return searchIndex.countIn(among, terms.value(toFilterValue(key, option)));
  const range = parsePriceRange(option);
  return range ? countCommon(among, searchIndex.within(priced(range))) : 0;
}

function priced({ leastPaise, mostPaise }: PriceRange): Range<Column> {
  return { column: 'fromPricePaise', least: leastPaise, most: mostPaise ?? Infinity };
}

function reduced(percent: number): Range<Column> {
  return { column: 'percentOff', least: percent, most: Infinity };
}

function createdSince(since: Date): Range<Column> {
  return { column: 'createdAtMs', least: since.getTime(), most: Infinity };
}

/** Returns how many products each category, subcategory and rule has. */
export function countGroups(searchIndex: ProductSearchIndex, now: Date) {
  const newest = searchIndex.within(createdSince(newestSince(now)));
  return {
    category: (id: string) => searchIndex.count(terms.category(id)),
    subcategory: (id: string) => searchIndex.count(terms.subcategory(id)),
    rule: {
      bestsellers: searchIndex.count(terms.sold),
      sale: searchIndex.count(terms.onSale),
      newest: countCommon(newest, newest),
    },
  };
}
