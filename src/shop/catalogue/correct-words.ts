import { sql } from 'kysely';
import { foldText } from '#domain/search.ts';
import { findNearest } from '#domain/search-typos.ts';
import type { Ctx } from '#shop/context.ts';

/**
 * What a mistyped search may have meant: for each word those of the goods' own words that come nearest, or the word itself where it
 * is one. Undefined where a word resembles nothing.
 */
export async function correctWords(
  ctx: Pick<Ctx, 'db' | 'memory'>,
  text: string,
): Promise<string[][] | undefined> {
  const words = foldText(text).split(' ').filter(Boolean);
  const vocabulary = await readVocabulary(ctx);
  const corrected = words.map((word) => (vocabulary.has(word) ? [word] : findNearest(word, vocabulary)));
  return words.length > 0 && corrected.every(({ length }) => length > 0) ? corrected : undefined;
}

/** Every word of the goods, in folded spelling; remembered until the goods change. */
function readVocabulary(ctx: Pick<Ctx, 'db' | 'memory'>): Promise<Set<string>> {
  return ctx.memory.remember('search words', ['catalogue'], async () => {
    const { rows } = await sql<{ word: string }>`
      select distinct word
        from products p, unnest(string_to_array(translate(p.search_fold, chr(10), ' '), ' ')) as word
       where p.archived_at is null and word <> ''`.execute(ctx.db);
    return new Set(rows.map(({ word }) => word));
  });
}
