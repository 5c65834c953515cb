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
  const wholeTag = `%\n${escapeLike(query)}\n%`;
  const words = foldText(query).split(' ').filter(Boolean);
  const spelled = allOf(words.map((word) => sql<boolean>`p.search_fold like ${`% ${escapeLike(word)}%`}`));
  return {
    condition: sql`(p.search_text like ${anywhere} or ${spelled})`,
    rank: sql`case
      when lower(p.name) = ${query} then 0
      when lower(p.name) like ${anywhere} then 1
      when ${tags} like ${wholeTag} then 2
      when ${tags} like ${anywhere} then 3
      when ${spelled} then 4
      else 5 end`,
  };
}

/** The same with typing errors forgiven, for when nothing else is found: every word resembles one of the goods' words. */
export function searchForResembling(text: string): Search {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word.length >= 3);
  const resembles = words.map((word) => sql<boolean>`${word} <% p.search_fold`);
  const similarity = words.map((word) => sql`word_similarity(${word}, p.search_fold)`);
  return {
    condition: allOf(resembles),
    rank: similarity.length > 0 ? sql`-(${sql.join(similarity, sql` + `)})` : sql`0`,
  };
}

const tags = sql`(chr(10) || lower(array_to_string(p.tags, chr(10))) || chr(10))`;

/** How alike two words must be to pass for a typing error: `gnesh` and `ganesh` are, `brass` and `grass` are not. */
export const leastSimilarity = 0.5;

/** All of some conditions; of none, never. */
function allOf(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`false`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
