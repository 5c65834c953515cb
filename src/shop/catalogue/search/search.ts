import { sql } from 'kysely';
import { SEARCH_MOST_FOUND } from '#domain/search/search.ts';
import type { Ctx } from '#shop/context.ts';
import { correctWords } from './correct-typos.ts';
import { type Wanted, findHits, wantText, wantWords } from './find-hits.ts';
import { type GoodsWords, askWords } from './product-terms.ts';
import { readVocabulary } from './read-terms.ts';
import { type Search, searchFor, searchForWords } from './search-condition.ts';
import type { Shelf } from '#shop/catalogue/lists/product-index.ts';

type Reader = Pick<Ctx, 'db' | 'memory'>;
export type Found = { ids: string[]; isCorrected: boolean };

/** The ids of what a search finds, best first; when it finds nothing, of what it finds with its typing errors forgiven. */
export async function search(ctx: Reader, shelf: Shelf, text: string): Promise<Found> {
  const ids = await find(ctx, shelf, { here: (words) => wantText(words, text), there: searchFor(text) });
  if (ids.length > 0) return { ids, isCorrected: false };
  const words = correctWords(await readVocabulary(ctx, shelf), text);
  if (!words) return { ids, isCorrected: false };
  const corrected = { here: (known: GoodsWords) => wantWords(known, words), there: searchForWords(words) };
  return { ids: await find(ctx, shelf, corrected), isCorrected: true };
}

/** The same question, as it is asked in memory and in the database. */
type Asked = { here: (words: GoodsWords) => Wanted; there: Search };

/** From the words that are known in memory; asked of the database while they are being read. */
async function find(ctx: Reader, { tally }: Shelf, { here, there }: Asked): Promise<string[]> {
  return (await askWords(ctx, tally, (words) => findHits(tally, here(words)))) ?? findThere(ctx, there);
}

/** A word that half the shop has is looked for among what sells best: nobody reads a thousand hits to their end. */
export async function findThere(ctx: Pick<Ctx, 'db'>, { condition, rank: place }: Search): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      select p.id, p.search_text, p.search_fold, p.units_sold_90_days
        from products p where p.archived_at is null and ${condition}
       order by p.units_sold_90_days desc, p.rating_sum desc, p.id limit ${SEARCH_MOST_FOUND})
    select p.id from found p order by ${place}, p.units_sold_90_days desc, p.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
