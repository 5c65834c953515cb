import { sql } from 'kysely';
import { countCommon } from '#platform/search-index/search-index.ts';
import type { ProductIndex } from '#shop/catalogue/lists/product-index.ts';
import type { Ctx } from '#shop/context.ts';
import type { MemoryPort } from '#shop/ports.ts';

type Reader = Pick<Ctx, 'db' | 'memory'>;

/** Returns every tag of the products, the most frequent first. */
export function readTags(ctx: Reader, productIndex: ProductIndex): Promise<string[]> {
  return remember(ctx, productIndex, 'tags of the products', async () => {
    const { rows } = await sql<{ tag: string }>`
      select lower(tag) as tag from products p, unnest(p.tags) as tag
       where p.status = 'live' group by 1 order by count(*) desc, 1`.execute(ctx.db);
    return rows.map(({ tag }) => tag);
  });
}

/**
 * A catalogue with more products changes all the time and has nearly every tag already, so tags are read again only every five
 * minutes.
 */
const fewProducts = 5000;

async function remember<Value>(
  { memory }: Reader,
  { searchIndex, recall }: ProductIndex,
  key: string,
  read: () => Promise<Value>,
) {
  const products = countCommon(searchIndex.all(), searchIndex.all());
  if (products <= fewProducts) return recall(key, read);
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
