import { normaliseQuery } from './search.ts';
import { devanagariToLatin } from './transliterate.ts';

/**
 * Returns one key for the many spellings of a word: diya, deeya, diyaa and दीया all fold to `dia`. Long vowels become short, aspirates and
 * doubled letters simple, a final `a` is dropped; a longer word never becomes a single letter. Queries and the search index are folded the
 * same way.
 */
export function foldText(text: string): string {
  return normaliseQuery(text).split(' ').map(foldWord).filter(Boolean).join(' ');
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
