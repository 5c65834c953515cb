import { type RawBuilder, sql } from 'kysely';
import type { FilterSet } from '#domain/category.ts';
import { type Sort, toLeastDiscount, toPriceRange } from '#domain/filters.ts';
import { toPaise } from '#domain/money.ts';
import { ruleCondition } from './category-rule.ts';
import { toFilterValue } from './filter-value.ts';
import type { ListProducts, Scope } from './list-scope.ts';
import { percentOff } from './percent-off.ts';

export type Condition = RawBuilder<boolean>;

/** What every product `p` of a list must be, before any filter of the sidebar. */
export function scopeConditions(scope: Scope, query: ListProducts, now: Date): Condition[] {
  const { category, subcategoryIds } = scope;
  const { featured, min_price: least, max_price: most } = query;
  const conditions: Condition[] = [sql`p.archived_at is null`];
  if (category?.rule) conditions.push(ruleCondition(category.rule, now));
  else if (category) conditions.push(sql`p.category_id = ${category.id}`);
  if (subcategoryIds) conditions.push(sql`p.subcategory_id = any (${subcategoryIds}::text[])`);
  if (featured !== undefined) conditions.push(sql`p.featured = ${featured}`);
  if (least !== undefined) conditions.push(sql`p.from_price_paise >= ${toPaise(least)}`);
  if (most !== undefined) conditions.push(sql`p.from_price_paise <= ${toPaise(most)}`);
  return conditions;
}

/** What the chosen values of each filter ask of a product `p`, by the filter's key. Filters nobody touched are left out. */
export function filterConditions(
  sets: readonly FilterSet[],
  chosen: Record<string, string[]>,
): Map<string, Condition> {
  const conditions = new Map<string, Condition>();
  for (const set of sets) {
    const condition = toCondition(set, chosen[set.key] ?? []);
    if (condition) conditions.set(set.key, condition);
  }
  return conditions;
}

function toCondition({ key, kind }: FilterSet, values: string[]): Condition | undefined {
  if (values.length === 0) return undefined;
  if (kind === 'price') {
    const range = toPriceRange(values);
    return range && sql`p.from_price_paise between ${range.leastPaise} and ${range.mostPaise ?? dearest}`;
  }
  if (kind === 'discount') {
    const percent = toLeastDiscount(values);
    return percent === undefined ? undefined : sql`coalesce(${percentOff} >= ${percent}, false)`;
  }
  const wanted = values.map((value) => toFilterValue(key, value));
  return sql`p.filter_values && ${wanted}::text[]`;
}

/** Above every price. */
const dearest = Number.MAX_SAFE_INTEGER;

/** All of some conditions, as a `where`. */
export function allOf(conditions: Iterable<Condition>): Condition {
  const all = [...conditions];
  return all.length > 0 ? sql`${sql.join(all, sql` and `)}` : sql`true`;
}

/** The order of a list: as asked, else newest first. Ids settle every tie. Every order has its index, alone and within a category. */
export function orderOf(sort: Sort | undefined, scope: Scope): RawBuilder<unknown> {
  const { rule } = scope.category ?? {};
  // A category that is itself a question opens in the order of that question.
  if (rule === 'bestsellers' && (sort === undefined || sort === 'featured')) return orders.popular;
  if (rule === 'newest' && sort === 'featured') return orders.newest;
  return orders[sort ?? 'newest'];
}

const orders: Record<Sort, RawBuilder<unknown>> = {
  newest: sql`p.created_at desc, p.id desc`,
  price_asc: sql`p.from_price_paise, p.id`,
  price_desc: sql`p.from_price_paise desc, p.id desc`,
  popular: sql`p.units_sold_90_days desc, p.rating_sum desc, p.id`,
  featured: sql`p.featured desc, p.in_stock desc, p.units_sold_90_days desc, p.created_at desc, p.id`,
};
