import { devanagariToLatin } from './transliterate.ts';

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

/**
 * Returns one key for the many spellings of a word: diya, deeya, diyaa and दीया all fold to `dia`. Long vowels become short, aspirates and
 * doubled letters simple, a final `a` is dropped; a longer word never becomes a single letter. Queries and the search index are folded the
 * same way.
 */
export function foldText(text: string): string {
  return normaliseQuery(text).split(' ').map(foldWord).filter(Boolean).join(' ');
}

/** Returns whether the query is a substring of the name, the description or a tag; every search finds at least these products. */
export function isFoundIn(
  query: string,
  product: { name: string; description: string; tags: readonly string[] },
): boolean {
  const wanted = normaliseQuery(query);
  return [product.name, product.description, ...product.tags].some((text) =>
    normaliseText(text).includes(wanted),
  );
}

const STEPS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/chh?/g, 'č'],
  [/c/g, 'k'],
  [/č/g, 'c'],
  [/sh/g, 's'],
  [/([kgcjtdb])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/m(?=[pbf])/g, 'n'],
  [/ee|ii|ea/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/ai|ay(?![aeiou])|ei|ey(?![aeiou])/g, 'e'],
  [/au|ow/g, 'o'],
  [/aa/g, 'a'],
  [/y$/, 'i'],
  [/iy(?=[aeiou])/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=.)([^aeiou])a$/, '$1'],
];
/** Matches four equal consonants in a row: `zzzz` is a stuck key, not another spelling of `j`. */
const NO_SPELLING = /([^aeiou])\1{3}/;

function foldWord(word: string): string {
  const latin = devanagariToLatin(word)
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]/g, '');
  if (NO_SPELLING.test(latin)) return latin;
  const folded = STEPS.reduce((text, [pattern, to]) => text.replace(pattern, to), latin);
  // A single letter would match too many words.
  return folded.length > 1 ? folded : latin;
}

function normaliseText(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ');
}
