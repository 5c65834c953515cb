import type { FilterSet } from '#domain/category.ts';
import { parsePriceRange, toLeastDiscount, toOptionLabel, toPriceRange } from '#domain/filters.ts';
import { toPaise } from '#domain/money.ts';
import type { Facet } from '#domain/product-query.ts';
import { type Bits, countCommon, intersection, union } from './bits.ts';
import { sinceOf } from './category-rule.ts';
import { toFilterValue } from './filter-value.ts';
import type { ListProducts, Scope } from './list-scope.ts';
import { type Shelved, marks } from './shelf-rows.ts';
import type { Question, Tally } from './tally.ts';

export type Counts = { total: number; facets: Facet[] };
type Goods = Tally<Shelved>;

export type CountFacets = {
  query: ListProducts;
  scope: Scope;
  /** Only among these, where a search found them. */
  found?: readonly string[] | undefined;
  now: Date;
};

/**
 * How many products fit, and how many each option would leave. An option is counted under every other filter but its own, so that a
 * second value of the same filter can be judged before it is chosen. The same questions as in `list-conditions.ts`, asked in memory.
 */
export function countFacets(tally: Goods, asked: CountFacets): Counts {
  const { sets } = asked.scope;
  const chosen = new Map(sets.flatMap((set) => chosenOf(tally, set, asked.query.filters?.[set.key] ?? [])));
  const base = intersection([tally.all(), ...listScope(tally, asked)]);
  const but = (key?: string) => {
    const others = [...chosen].filter(([own]) => own !== key).map(([, bits]) => bits);
    return others.length > 0 ? intersection([base, ...others]) : base;
  };
  const under = but();
  return {
    total: countCommon(under, under),
    facets: sets.map((set) => toFacet(tally, set, chosen.has(set.key) ? but(set.key) : under)),
  };
}

function chosenOf(tally: Goods, set: FilterSet, values: string[]): [string, Bits][] {
  if (values.length === 0) return [];
  if (set.kind === 'price') {
    const range = toPriceRange(values);
    return range ? [[set.key, tally.priced(range)]] : [];
  }
  if (set.kind === 'discount') {
    const percent = toLeastDiscount(values);
    return percent === undefined ? [] : [[set.key, tally.fitting(isReduced(percent))]];
  }
  const sets = tally.marked(values.map((value) => marks.value(toFilterValue(set.key, value))));
  return [[set.key, union(sets, tally.capacity())]];
}

function listScope(tally: Goods, { query, scope, found, now }: CountFacets): Bits[] {
  const { category, subcategoryIds } = scope;
  const { featured, min_price: least, max_price: most } = query;
  const required: string[] = [];
  if (category?.rule === 'bestsellers') required.push(marks.sold);
  if (category?.rule === 'sale') required.push(marks.onSale);
  if (category && !category.rule) required.push(marks.category(category.id));
  if (featured !== undefined) required.push(marks.featured(featured));
  const sets = tally.marked(required);
  if (category?.rule === 'newest') sets.push(tally.fitting(isNew(sinceOf(now))));
  if (subcategoryIds) sets.push(union(tally.marked(subcategoryIds.map(marks.subcategory)), tally.capacity()));
  if (least !== undefined || most !== undefined) {
    const range = { leastPaise: toPaise(least ?? 0), mostPaise: most === undefined ? null : toPaise(most) };
    sets.push(tally.priced(range));
  }
  if (found) sets.push(tally.among(found));
  return sets;
}

function toFacet(tally: Goods, set: FilterSet, among: Bits): Facet {
  const { key, label, kind } = set;
  const sets = listOptions(tally, set);
  const options = set.options.map((value, index) => ({
    value,
    label: toOptionLabel(set, value),
    count: sets[index] ? countCommon(among, sets[index]) : 0,
  }));
  return { key, label, kind, options };
}

/** The goods that each option of a filter means; undefined where an option cannot be read. */
function listOptions(tally: Goods, { key, kind, options }: FilterSet): (Bits | undefined)[] {
  if (kind === 'discount') return options.map((percent) => tally.fitting(isReduced(Number(percent))));
  if (kind === 'price') {
    const ranges = options.map((option) => parsePriceRange(option));
    return ranges.map((range) => range && tally.priced(range));
  }
  return tally.marked(options.map((value) => marks.value(toFilterValue(key, value))));
}

function isReduced(percent: number): Question<Shelved> {
  return { key: `reduced ${percent}`, fits: ({ percentOff }) => (percentOff ?? -1) >= percent };
}

function isNew(since: Date): Question<Shelved> {
  return { key: `new ${since.getTime()}`, fits: ({ createdAtMs }) => createdAtMs >= since.getTime() };
}

/** How many goods every category, subcategory and rule holds. */
export function countGroups(tally: Goods, now: Date) {
  const all = tally.all();
  const newest = tally.fitting(isNew(sinceOf(now)));
  const many = (mark: string) => tally.marks().get(mark) ?? 0;
  return {
    category: (id: string) => many(marks.category(id)),
    subcategory: (id: string) => many(marks.subcategory(id)),
    rule: { bestsellers: many(marks.sold), sale: many(marks.onSale), newest: countCommon(all, newest) },
  };
}
