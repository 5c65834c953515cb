import { sql } from 'kysely';
import type { Ctx, MemoryPort } from '#shop/context.ts';
import { countCommon } from '#platform/search-index/bitset.ts';
import { readWords } from './product-terms.ts';
import { type ProductIndex, openProductIndex } from '#shop/catalogue/lists/product-index.ts';

type Reader = Pick<Ctx, 'db' | 'memory'>;

/** Reads what searches look into before anybody asks for it. */
export async function getWordsReady(ctx: Reader): Promise<void> {
  const productIndex = await openProductIndex(ctx);
  await Promise.all([
    readWords(ctx, productIndex.facetIndex),
    readVocabulary(ctx, productIndex),
    readTags(ctx, productIndex),
  ]);
}

/** Every word of the goods, in folded spelling. */
export function readVocabulary(ctx: Reader, productIndex: ProductIndex): Promise<Set<string>> {
  return remember(ctx, productIndex, 'words of the goods', async () => {
    const { rows } = await sql<{ word: string }>`
      select distinct word
        from products p, unnest(string_to_array(translate(p.search_fold, chr(10), ' '), ' ')) as word
       where p.archived_at is null and word <> ''`.execute(ctx.db);
    return new Set(rows.map(({ word }) => word));
  });
}

/** Every tag of the goods, those of most goods first. */
export function readTags(ctx: Reader, productIndex: ProductIndex): Promise<string[]> {
  return remember(ctx, productIndex, 'tags of the goods', async () => {
    const { rows } = await sql<{ tag: string }>`
      select lower(tag) as tag from products p, unnest(p.tags) as tag
       where p.archived_at is null group by 1 order by count(*) desc, 1`.execute(ctx.db);
    return rows.map(({ tag }) => tag);
  });
}

/** More goods than that change all the time, and have every word already: what they say is looked up every five minutes. */
const fewGoods = 5000;

async function remember<Value>(
  { memory }: Reader,
  { facetIndex, recall }: ProductIndex,
  key: string,
  read: () => Promise<Value>,
) {
  const products = countCommon(facetIndex.all(), facetIndex.all());
  if (products <= fewGoods) return recall(key, read);
  const last = lastRead.get(memory) ?? new Map<string, unknown>();
  lastRead.set(memory, last);
  const next = memory.remember(key, ['categories'], read).then((value) => {
    last.set(key, value);
    return value;
  });
  if (!last.has(key) || !memory.isCurrent()) return next;
  // It takes a second among a hundred thousand goods: nobody waits for it but the first.
  next.catch(() => {});
  return last.get(key) as Value;
}

const lastRead = new WeakMap<MemoryPort, Map<string, unknown>>();
