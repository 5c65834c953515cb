import { sql } from 'kysely';
import type { Ctx } from '#shop/context.ts';
import { countCommon } from './bits.ts';
import type { Shelf } from './shelf.ts';

type Reader = Pick<Ctx, 'db' | 'memory'>;

/** Every word of the goods, in folded spelling. */
export function readVocabulary(ctx: Reader, shelf: Shelf): Promise<Set<string>> {
  return remember(ctx, shelf, 'words of the goods', async () => {
    const { rows } = await sql<{ word: string }>`
      select distinct word
        from products p, unnest(string_to_array(translate(p.search_fold, chr(10), ' '), ' ')) as word
       where p.archived_at is null and word <> ''`.execute(ctx.db);
    return new Set(rows.map(({ word }) => word));
  });
}

/** Every tag of the goods, those of most goods first. */
export function readTags(ctx: Reader, shelf: Shelf): Promise<string[]> {
  return remember(ctx, shelf, 'tags of the goods', async () => {
    const { rows } = await sql<{ tag: string }>`
      select lower(tag) as tag from products p, unnest(p.tags) as tag
       where p.archived_at is null group by 1 order by count(*) desc, 1`.execute(ctx.db);
    return rows.map(({ tag }) => tag);
  });
}

/** More goods than that change all the time, and have every word already: what they say is looked up every five minutes. */
const fewGoods = 5000;

function remember<Value>(ctx: Reader, { tally, recall }: Shelf, key: string, read: () => Promise<Value>) {
  const goods = countCommon(tally.all(), tally.all());
  return goods <= fewGoods ? recall(key, read) : ctx.memory.remember(key, ['categories'], read);
}
