import { type RawBuilder, sql } from 'kysely';
import { foldText, normaliseQuery } from '#domain/search/search.ts';
import { escapeLike } from './escape-like.ts';

/** How a search is asked of the database: which products `p` it finds, and in which order. */
export type Search = { condition: RawBuilder<boolean>; rank: RawBuilder<unknown> };

/**
 * Name, description or a tag contains the query (the floor of every search), or every word of it begins a word of the goods in
 * some spelling. What has the words in some spelling comes first, so that every spelling brings the same first: name before tag
 * before the rest; then what only has the letters, in the same order.
 */
export function searchFor(text: string): Search {
  const query = normaliseQuery(text);
  const anywhere = `%${escapeLike(query)}%`;
  const wordStart = `% ${escapeLike(query)}%`;
  // A line each for name, description and every tag (`toSearchText`): what stands behind two ends of lines is a tag.
  const inTags = `%\n%\n%${escapeLike(query)}%`;
  const name = sql`split_part(p.search_text, chr(10), 1)`;
  const fold = foldText(query);
  const words = fold.split(' ').filter(Boolean);
  const spelledIn = (column: RawBuilder<string>) =>
    allOf(words.map((word) => sql<boolean>`${column} like ${toFoldPattern(word)}`));
  const spelled = spelledIn(sql`p.search_fold`);
  // A line each for the name, the Hindi name and every tag, with a space at both ends (`toSearchFold`).
  const wholeLine = `%\n ${escapeLike(fold)} \n%`;
  return {
    condition: sql`(p.search_text like ${anywhere} or ${spelled})`,
    rank: sql`case
      when ${spelled} then case
        when split_part(p.search_fold, chr(10), 1) = ${` ${fold} `} then 0
        when ${spelledIn(sql`split_part(p.search_fold, chr(10), 1)`)} then 1
        when p.search_fold || chr(10) like ${wholeLine} then 2
        else 3 end
      when ' ' || ${name} like ${wordStart} then 4
      when ${name} like ${anywhere} then 5
      when p.search_text like ${inTags} then 6
      else 7 end`,
  };
}

/** A short word is meant as it stands, `dia` not being the beginning of `diary`; a longer one may go on. */
function toFoldPattern(word: string): string {
  return word.length <= 3 ? `% ${escapeLike(word)} %` : `% ${escapeLike(word)}%`;
}

/** The same for words that were put right: one of the alternatives of each stands in the goods. Hits in the name come first. */
export function searchForWords(alternatives: readonly string[][]): Search {
  const has = (column: RawBuilder<string>, word: string) => sql<boolean>`${column} like ${`% ${word} %`}`;
  const fold = sql<string>`p.search_fold`;
  const name = sql<string>`split_part(p.search_fold, chr(10), 1)`;
  const found = alternatives.map((words) => anyOf(words.map((word) => has(fold, word))));
  const named = alternatives.map((words) => anyOf(words.map((word) => has(name, word))));
  return { condition: allOf(found), rank: sql`case when ${allOf(named)} then 0 else 1 end` };
}

/** All of some conditions; of none, never. */
export function allOf(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`false`;
}

function anyOf(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
}
