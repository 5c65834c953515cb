import { formatRupees } from '#domain/money/money.ts';
import type { Match } from '#domain/search/match.ts';
import * as words from './words.ts';

const KINDS = {
  mentioned: words.mentioned,
  begins: words.begins,
  corrected: () => words.corrected,
  partly: () => words.partly,
} as const;

/** Returns how a search was interpreted, if it was not taken simply as typed. */
export function describeMatch(q: string, { kind, ...bounds }: Match): string {
  return [kind && KINDS[kind](q), describeBounds(bounds)].filter(Boolean).join(' ');
}

function describeBounds({ leastPaise: least, mostPaise: most }: Match): string {
  if (least !== undefined && most !== undefined) return words.pricesBetween(toPrice(least), toPrice(most));
  if (most !== undefined) return words.pricesUpTo(toPrice(most));
  return least === undefined ? '' : words.pricesFrom(toPrice(least));
}

function toPrice(paise: number): string {
  return formatRupees(paise, { decimals: 0 });
}
