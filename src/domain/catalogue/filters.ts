import type { FilterSet } from './filter-set.ts';
import { formatRupees, toPaise, type Paise } from '#domain/money/money.ts';

export const SORT_NAMES = {
  best: 'Best Match',
  featured: 'Featured',
  newest: 'Newest First',
  price_asc: 'Price: Low to High',
  price_desc: 'Price: High to Low',
  popular: 'Most Popular',
} as const;
export type Sort = keyof typeof SORT_NAMES;

/** The sorts that each page offers; the first is its default. `best` is the order in which a search ranks its results. */
export const SEARCH_SORTS: readonly Sort[] = ['best', 'price_asc', 'price_desc', 'newest', 'popular'];
export const CATEGORY_SORTS: readonly Sort[] = ['featured', 'newest', 'price_asc', 'price_desc'];
export const PRODUCT_SORTS: readonly Sort[] = ['newest', 'price_asc', 'price_desc', 'popular'];

export type View = 'grid' | 'list';

export const PRICE_SLIDER = { least: 0, most: 50_000 } as const;

/** The choices on a list page. A filter without a choice is absent. */
export type Chosen = { filters: Record<string, string[]>; sort: Sort; view: View };

/** Reads the choices from a URL on a page with these filter sets and sorts. Values that are invalid there are left out. */
export function readChosen(
  query: URLSearchParams,
  sets: readonly FilterSet[],
  sorts: readonly Sort[],
): Chosen {
  const filters: Chosen['filters'] = {};
  for (const set of sets) {
    const values = readValues(query.getAll(set.key), set);
    if (values.length > 0) filters[set.key] = values;
  }
  const sort = sorts.find((each) => each === query.get('sort')) ?? sorts[0] ?? 'newest';
  return { filters, sort, view: query.get('view') === 'list' ? 'list' : 'grid' };
}

/** Returns the query of a choice: filters in the order of the sets, values in the order of the options, without defaults. */
export function toQuery(chosen: Chosen, sets: readonly FilterSet[], sorts: readonly Sort[]): URLSearchParams {
  const query = new URLSearchParams();
  for (const set of sets) {
    const values = arrange(chosen.filters[set.key] ?? [], set);
    if (values.length > 0) query.set(set.key, values.map(toFilterValue).join(','));
  }
  if (chosen.sort !== sorts[0]) query.set('sort', chosen.sort);
  if (chosen.view !== 'grid') query.set('view', chosen.view);
  return query;
}

/** Returns the choice with one value added, or removed if it was there. A price or a discount replaces the one before. */
export function toggleFilter(chosen: Chosen, set: FilterSet, value: string): Chosen {
  const before = chosen.filters[set.key] ?? [];
  const without = before.filter((each) => each !== value);
  const added = isSingle(set) ? [value] : [...before, value];
  return withValues(chosen, set.key, without.length < before.length ? without : added);
}

/** Returns the same sort and view without filters. */
export function withoutFilters(chosen: Chosen): Chosen {
  return { ...chosen, filters: {} };
}

export type Chip = { key: string; value: string; label: string };

/** Returns one removable chip for each chosen value. */
export function listChips(chosen: Chosen, sets: readonly FilterSet[]): Chip[] {
  return sets.flatMap((set) =>
    (chosen.filters[set.key] ?? []).map((value) => ({
      key: set.key,
      value,
      label: toOptionLabel(set, value),
    })),
  );
}

/** Returns the words of an option: `₹1,000 – ₹2,499`, `₹5,000 and above`, `20% and above`, or the option itself. */
export function toOptionLabel(set: Pick<FilterSet, 'kind'>, value: string): string {
  if (set.kind === 'discount') return `${value}% and above`;
  const range = set.kind === 'price' ? parsePriceRange(value) : undefined;
  if (!range) return value;
  const least = formatRupees(range.leastPaise, { decimals: 'auto' });
  if (range.mostPaise === null) return `${least} and above`;
  return `${least} – ${formatRupees(Math.floor(range.mostPaise / 100) * 100, { decimals: 'auto' })}`;
}

export type PriceRange = { leastPaise: Paise; mostPaise: Paise | null };

/** Parses `1000-2499` in whole rupees, both ends included; `5000-` has no upper end. Returns undefined for anything else. */
export function parsePriceRange(text: string): PriceRange | undefined {
  const match = /^(\d{1,8})-(\d{1,8})?$/.exec(text);
  if (!match) return undefined;
  const leastPaise = toPaise(Number(match[1]));
  // A band includes its last rupee, so that ₹2,499.50 does not fall between two bands.
  const mostPaise = match[2] === undefined ? null : toPaise(Number(match[2])) + 99;
  if (mostPaise !== null && mostPaise < leastPaise) return undefined;
  return { leastPaise, mostPaise };
}

/** Returns the range that applies among chosen prices: the first one, as the specification requires. */
export function toPriceRange(values: readonly string[]): PriceRange | undefined {
  return values.map(parsePriceRange).find((range) => range !== undefined);
}

/** Returns the smallest percentage among the chosen discounts, or undefined. */
export function toLeastDiscount(values: readonly string[]): number | undefined {
  const percents = values.filter(isPercent).map(Number);
  return percents.length > 0 ? Math.min(...percents) : undefined;
}

/** Returns whether this attribute value is among the chosen ones, case-insensitively. */
export function isAttributeChosen(value: string, chosen: readonly string[]): boolean {
  return chosen.some((each) => each.toLowerCase() === value.toLowerCase());
}

/** Reads the values of a parameter. A repeated parameter means the same as one with commas, because a form without script repeats it. */
function readValues(raw: readonly string[], set: FilterSet): string[] {
  const values = raw.join(',').split(',').filter(Boolean).map(unescapeComma);
  return arrange(values, set);
}

function arrange(values: readonly string[], set: FilterSet): string[] {
  if (set.kind === 'price') return values.filter((value) => parsePriceRange(value)).slice(0, 1);
  if (set.kind === 'discount') return values.filter(isPercent).slice(0, 1);
  return set.options.filter((option) => isAttributeChosen(option, values));
}

function withValues(chosen: Chosen, key: string, values: string[]): Chosen {
  const { [key]: _before, ...others } = chosen.filters;
  return { ...chosen, filters: values.length > 0 ? { ...others, [key]: values } : others };
}

function isSingle(set: FilterSet): boolean {
  return set.kind === 'price' || set.kind === 'discount';
}

/** Returns whether a text is a whole percentage from 1 to 99, as a discount filter accepts it. */
export function isPercent(text: string): boolean {
  return /^[1-9]\d?$/.test(text);
}

/** Escapes a value for a comma-separated parameter. */
export function toFilterValue(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(',', '%2C');
}

function unescapeComma(value: string): string {
  return value.replaceAll(/%2C/gi, ',').replaceAll('%25', '%');
}
