import { sql } from 'kysely';
import type { Ctx, MemoryPort } from '#shop/context.ts';
import { countCommon } from '#platform/search-index/bitset.ts';
import { readWords } from './product-terms.ts';
import { type ProductIndex, openProductIndex } from '#shop/catalogue/lists/product-index.ts';

type Reader = Pick<Ctx, 'db' | 'memory'>;

/** Loads what searches look into before the first search. */
export async function getWordsReady(ctx: Reader): Promise<void> {
  const productIndex = await openProductIndex(ctx);
  await Promise.all([
    readWords(ctx, productIndex.facetIndex),
    readVocabulary(ctx, productIndex),
    readTags(ctx, productIndex),
  ]);
}

/** Returns every word of the products, in folded spelling. */
export function readVocabulary(ctx: Reader, productIndex: ProductIndex): Promise<Set<string>> {
  return remember(ctx, productIndex, 'words of the goods', async () => {
    const { rows } = await sql<{ word: string }>`
      select distinct word
        from products p, unnest(string_to_array(translate(p.search_fold, chr(10), ' '), ' ')) as word
       where p.archived_at is null and word <> ''`.execute(ctx.db);
    return new Set(rows.map(({ word }) => word));
  });
}

/** Returns every tag of the products, the most frequent first. */
export function readTags(ctx: Reader, productIndex: ProductIndex): Promise<string[]> {
  return remember(ctx, productIndex, 'tags of the goods', async () => {
    const { rows } = await sql<{ tag: string }>`
      select lower(tag) as tag from products p, unnest(p.tags) as tag
       where p.archived_at is null group by 1 order by count(*) desc, 1`.execute(ctx.db);
    return rows.map(({ tag }) => tag);
  });
}

/**
 * A catalogue with more products changes all the time and has nearly every word already, so words and tags are read again only every five
 * minutes.
 */
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
  // The read takes a second for a hundred thousand products: only the first caller waits for it, later ones get the last value.
  next.catch(() => {});
  return last.get(key) as Value;
}

const lastRead = new WeakMap<MemoryPort, Map<string, unknown>>();
