import { sql } from 'kysely';
import type { Outdated } from '#platform/search-index/search-index.ts';
import type { ProductSearchIndex } from '#shop/catalogue/lists/indexed-product.ts';
import type { Ctx } from '#shop/context.ts';

type Reader = Pick<Ctx, 'db'>;

/** The read in progress, by the index that it fills. */
const readings = new WeakMap<ProductSearchIndex, Promise<void>>();
/** A batch is about 300 KB of text, so that the event loop is free in between. */
const atOnce = 100;

/**
 * Brings the texts in the index up to date with its products. The database computes a version of each product's texts: those whose version
 * differs from that in the index are read, once for all callers who wait.
 */
export async function readTexts(reader: Reader, searchIndex: ProductSearchIndex): Promise<void> {
  while (readings.has(searchIndex)) await readings.get(searchIndex)!.catch(() => {});
  const outdated = searchIndex.listOutdated();
  if (outdated.length === 0) return;
  const reading = readAll(reader, searchIndex, outdated).finally(() => readings.delete(searchIndex));
  readings.set(searchIndex, reading);
  await reading;
}

async function readAll(reader: Reader, searchIndex: ProductSearchIndex, outdated: Outdated[]): Promise<void> {
  for (let from = 0; from < outdated.length; from += atOnce)
    await readSome(reader, searchIndex, outdated.slice(from, from + atOnce));
  await searchIndex.settle();
}

async function readSome(
  { db }: Reader,
  searchIndex: ProductSearchIndex,
  outdated: Outdated[],
): Promise<void> {
  const { rows } = await sql<{ id: string; text: string; fold: string; version: number }>`
    select id, search_text as text, search_fold as fold, search_state >> 11 as version
      from products where id = any (${outdated.map(({ id }) => id)}::text[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const { id, ordinal, version } of outdated) {
    // A product that was removed in the meantime has empty texts until the index removes it.
    const row = found.get(id) ?? { text: '', fold: '', version };
    searchIndex.putTexts({ ordinal, version: row.version }, row);
  }
}
