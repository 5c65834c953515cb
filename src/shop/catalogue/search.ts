import { sql } from 'kysely';
import { SEARCH_MOST_FOUND } from '#domain/search.ts';
import type { Ctx } from '#shop/context.ts';
import { correctWords } from './correct-words.ts';
import { readVocabulary } from './read-words.ts';
import { type Search, searchFor, searchForWords } from './search-condition.ts';
import type { Shelf } from './shelf.ts';

export type Found = { ids: string[]; isCorrected: boolean };

/** The ids of what a search finds, best first; when it finds nothing, of what it finds with its typing errors forgiven. */
export async function search(ctx: Pick<Ctx, 'db' | 'memory'>, shelf: Shelf, text: string): Promise<Found> {
  const ids = await rank(ctx, searchFor(text));
  const words = ids.length === 0 ? correctWords(await readVocabulary(ctx, shelf), text) : undefined;
  return words
    ? { ids: await rank(ctx, searchForWords(words)), isCorrected: true }
    : { ids, isCorrected: false };
}

/** A word that half the shop has is looked for among what sells best: nobody reads a thousand hits to their end. */
async function rank(ctx: Pick<Ctx, 'db'>, { condition, rank: place }: Search): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      select p.id, p.name, p.search_text, p.search_fold, p.units_sold_90_days
        from products p where p.archived_at is null and ${condition}
       order by p.units_sold_90_days desc, p.rating_sum desc, p.id limit ${SEARCH_MOST_FOUND})
    select p.id from found p order by ${place}, p.units_sold_90_days desc, p.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
