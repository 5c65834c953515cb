import { formatRupees } from '#domain/money/money.ts';
import type { Match } from '#domain/search/match.ts';

const KINDS = {
  mentioned: (q: string) => `No product is called “${q}”. These mention it.`,
  begins: (q: string) => `No product is called “${q}”. These have a word that begins like it.`,
  corrected: () => 'Nothing is spelled quite like that. These come nearest.',
  partly: () => 'Nothing has all of these words. These have some of them.',
} as const;

/** Says how a search was understood that was not answered simply as typed. */
export function describeMatch(q: string, { kind, ...bounds }: Match): string {
  return [kind && KINDS[kind](q), describeBounds(bounds)].filter(Boolean).join(' ');
}

function describeBounds({ leastPaise: least, mostPaise: most }: Match): string {
  if (least !== undefined && most !== undefined) return `Prices from ${toPrice(least)} to ${toPrice(most)}.`;
  if (most !== undefined) return `Prices up to ${toPrice(most)}.`;
  return least === undefined ? '' : `Prices from ${toPrice(least)}.`;
}

function toPrice(paise: number): string {
  return formatRupees(paise, { decimals: 0 });
}
