import { sql } from 'kysely';
import type { Ctx, MemoryPort } from '#shop/context.ts';
import { type DocumentStore, createDocumentStore } from '#platform/search-index/document-store.ts';
import type { FacetIndex } from '#shop/catalogue/lists/facet-index.ts';

/** The columns `search_text` and `search_fold` of all products, by their ordinals in the facet index. */
export type ProductTerms = { texts: DocumentStore; folds: DocumentStore };
type Reader = Pick<Ctx, 'db' | 'memory'>;
type Kept = ProductTerms & {
  /** The state (`search_state`) of the texts at each ordinal. */
  states: (number | undefined)[];
  /** The read in progress. */
  reading?: Promise<void> | undefined;
};
type Missing = { id: string; ordinal: number; state: number };

const keptBy = new WeakMap<MemoryPort, Kept>();
const atOnce = 500;

/**
 * Returns the search texts of all products in the facet index, up to date with it. Each text has a state, which the database computes:
 * texts whose state differs from that in the index are read first, once for all callers who wait.
 */
export async function readWords(reader: Reader, facetIndex: FacetIndex): Promise<ProductTerms> {
  const kept = keptBy.get(reader.memory) ?? startKeeping(reader.memory);
  while (kept.reading) await kept.reading.catch(() => {});
  const missing = listMissing(kept, facetIndex);
  if (missing.length > 0) {
    kept.reading = readMissing(reader, kept, missing).finally(() => (kept.reading = undefined));
    await kept.reading;
  }
  return kept;
}

function startKeeping(memory: MemoryPort): Kept {
  const kept: Kept = { texts: createDocumentStore(), folds: createDocumentStore(), states: [] };
  keptBy.set(memory, kept);
  return kept;
}

function listMissing({ states }: Kept, facetIndex: FacetIndex): Missing[] {
  const now = facetIndex.column('words');
  const missing: Missing[] = [];
  for (let ordinal = 0; ordinal < now.length; ordinal += 1)
    if (now[ordinal] !== states[ordinal] && isTaken(now[ordinal]!))
      missing.push({ ordinal, id: facetIndex.idAt(ordinal), state: now[ordinal]! });
  return missing;
}

/** Returns whether a column's number belongs to a product: the columns have NaN at unused ordinals. */
const isTaken = (number: number) => !Number.isNaN(number);

async function readMissing(reader: Reader, kept: Kept, missing: Missing[]): Promise<void> {
  for (let from = 0; from < missing.length; from += atOnce)
    await readSome(reader, kept, missing.slice(from, from + atOnce));
  await kept.texts.settle();
  await kept.folds.settle();
}

async function readSome({ db }: Reader, { texts, folds, states }: Kept, missing: Missing[]): Promise<void> {
  const { rows } = await sql<{ id: string; text: string; fold: string; state: number }>`
    select id, search_text as text, search_fold as fold, search_state >> 11 as state
      from products where id = any (${missing.map(({ id }) => id)}::text[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const { id, ordinal, state } of missing) {
    // A product that was removed meanwhile has empty texts until the facet index removes it.
    const row = found.get(id) ?? { text: '', fold: '', state };
    texts.put(ordinal, row.text);
    folds.put(ordinal, row.fold);
    states[ordinal] = row.state;
  }
}
