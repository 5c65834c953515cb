import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import { invalid } from '#domain/error.ts';
import { isPercent, parsePriceRange } from '#domain/catalogue/filters.ts';
import type { Ctx } from '#shop/context.ts';
import { findScope } from './list-scope.ts';

type Asked = {
  category?: string | undefined;
  collection?: string | undefined;
  values: Record<string, string>;
};

/**
 * Returns the filters among the query parameters: those of the category or the collection, or of any category if none is named. Other
 * parameters are ignored. Throws invalid for a price or discount that cannot be parsed.
 */
export async function readFilters(ctx: Ctx, { values, ...list }: Asked): Promise<Record<string, string[]>> {
  const scope = await findScope(ctx, list);
  const filters: Record<string, string[]> = {};
  for (const set of scope?.sets ?? []) {
    const chosen = splitValues(values[set.key] ?? '');
    refuseUnreadable(set, chosen);
    if (chosen.length > 0) filters[set.key] = chosen;
  }
  return filters;
}

/** Splits values that are joined by commas; a comma within a value is written as `%2C`. */
function splitValues(joined: string): string[] {
  const values = joined
    .split(',')
    .map((value) => value.replaceAll(/%2C/gi, ',').replaceAll('%25', '%').trim());
  return values.filter(Boolean).slice(0, 60);
}

function refuseUnreadable({ key, kind }: FilterSet, values: string[]): void {
  if (kind === 'price' && !values.every((value) => parsePriceRange(value))) {
    const sentence = `${key} must be a range of rupees such as 1000-2499 or 5000-`;
    throw invalid('request.invalid', sentence, { [key]: sentence });
  }
  if (kind === 'discount' && !values.every((value) => isPercent(value))) {
    const sentence = `${key} must be a percentage such as 20`;
    throw invalid('request.invalid', sentence, { [key]: sentence });
  }
}
