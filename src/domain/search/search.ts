/** The chips of the search page. */
export const POPULAR_SEARCHES = [
  'Wall Decor',
  'Divine',
  'Brass',
  'Wooden',
  'Handmade',
  'Festival',
  'Gifts',
] as const;

/** Suggestions appear from this many letters on. */
export const SUGGEST_FROM_LETTERS = 2;
export const LONGEST_QUERY = 100;
/** A search returns at most this many hits, the best ones. */
export const SEARCH_MOST_FOUND = 1000;

/**
 * Returns a query in the form that is compared with products: NFC, lower case, single spaces for whitespace and control characters;
 * Devanagari stays as it is.
 */
export function normaliseQuery(text: string): string {
  const words = text.normalize('NFC').toLowerCase();
  return words
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUERY);
}
