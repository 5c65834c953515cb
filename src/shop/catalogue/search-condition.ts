import { type RawBuilder, sql } from 'kysely';
import { foldText, normaliseQuery } from '#domain/search.ts';

/** How a search is asked of the database: which products `p` it finds, and in which order. */
export type Search = { condition: RawBuilder<boolean>; rank: RawBuilder<unknown> };

/**
 * Name, description or a tag contains the query (the floor of every search), or every word of it begins a word of the goods in
 * some spelling. Name before tag before other spellings before description.
 */
export function searchFor(text: string): Search {
  const query = normaliseQuery(text);
  const anywhere = `%${escapeLike(query)}%`;
  const wordStart = `% ${escapeLike(query)}%`;
  const wholeTag = `%\n${escapeLike(query)}\n%`;
  const words = foldText(query).split(' ').filter(Boolean);
  const spelled = allOf(words.map((word) => sql<boolean>`p.search_fold like ${toFoldPattern(word)}`));
  return {
    condition: sql`(p.search_text like ${anywhere} or ${spelled})`,
    rank: sql`case
      when lower(p.name) = ${query} then 0
      when ' ' || lower(p.name) like ${wordStart} then 1
      when ${tags} like ${wholeTag} then 2
      when lower(p.name) like ${anywhere} then 3
      when ${tags} like ${anywhere} then 4
      when ${spelled} then 5
      else 6 end`,
  };
}

/** A short word is meant as it stands, `dia` not being the beginning of `diary`; a longer one may go on. */
function toFoldPattern(word: string): string {
  return word.length <= 3 ? `% ${escapeLike(word)} %` : `% ${escapeLike(word)}%`;
}

const tags = sql`(chr(10) || lower(array_to_string(p.tags, chr(10))) || chr(10))`;

/** The same with typing errors forgiven, for when nothing else is found: every word resembles one of the goods' words. */
export function searchForResembling(text: string): Search {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word.length >= 3);
  const alike = words.map((word) => sql<number>`word_similarity(${word}, p.search_fold)`);
  // The operator is what the index knows; it compares with `indexSimilarity`.
  const resembles = words.map(
    (word, index) => sql<boolean>`${word} <% p.search_fold and ${alike[index]!} >= ${leastSimilarity(word)}`,
  );
  return {
    condition: allOf(resembles),
    rank: alike.length > 0 ? sql`-(${sql.join(alike, sql` + `)})` : sql`null::int`,
  };
}

/** What a session has to be set to before `searchForResembling` is asked. */
export const indexSimilarity = 0.5;

/** How alike two words must be to pass for a typing error: `gnesh` and `ganesh` are, `chanderi` and `chandi` are not. */
function leastSimilarity(word: string): number {
  return word.length <= 4 ? indexSimilarity : 0.55;
}

/** All of some conditions; of none, never. */
function allOf(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`false`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
