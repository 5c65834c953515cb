import { sql } from 'kysely';
import type { Ctx, MemoryPort } from '#shop/context.ts';
import { countCommon } from '#platform/search-index/bitset.ts';
import { type PlacedTexts, createPlacedTexts } from '#platform/search-index/document-store.ts';
import type { Tally } from '#shop/catalogue/lists/facet-index.ts';

/** What searches look into, of the product at each place of a tally: the columns `search_text` and `search_fold`. */
export type GoodsWords = { texts: PlacedTexts; folds: PlacedTexts };
type Reader = Pick<Ctx, 'db' | 'memory'>;
type Kept = GoodsWords & {
  /** Of which state the texts of each place are. */
  states: (number | undefined)[];
};
type Missing = { id: string; place: number };

const keptBy = new WeakMap<MemoryPort, Kept>();
/** Memories whose goods are being read in the background. */
const reading = new WeakSet<MemoryPort>();

/** More than these nobody waits for; and so many are read at once. */
const mostAwaited = 200;

/**
 * What is answered by the words of all goods of a tally as they are now; undefined while they are not known here. A text is known by the
 * state that the database gives it: wherever that of the tally is another one, it is read again, whatever has or has not been heard.
 */
export async function askWords<Answer>(
  reader: Reader,
  tally: Tally,
  answer: (words: GoodsWords) => Answer,
): Promise<Answer | undefined> {
  const { memory } = reader;
  if (reading.has(memory)) return undefined;
  const kept = keptBy.get(memory) ?? startKeeping(memory);
  const missing = listMissing(kept, tally);
  if (missing.length > mostAwaited) {
    void readInBackground(reader, tally, missing);
    return undefined;
  }
  if (missing.length === 0) return answer(kept);
  await read(reader, kept, missing);
  void settle(kept);
  // What changed again meanwhile is not waited for either.
  return listMissing(kept, tally).length === 0 ? answer(kept) : undefined;
}

function startKeeping(memory: MemoryPort): Kept {
  const kept: Kept = { texts: createPlacedTexts(), folds: createPlacedTexts(), states: [] };
  keptBy.set(memory, kept);
  return kept;
}

function listMissing({ states }: Kept, tally: Tally): Missing[] {
  const now = tally.column('words');
  const missing: Missing[] = [];
  for (let place = 0; place < now.length; place += 1)
    if (now[place] !== states[place] && isTaken(now[place]!)) missing.push({ place, id: tally.idAt(place) });
  return missing;
}

/** Whether there is a product at a place that has this in a column. */
const isTaken = (number: number) => !Number.isNaN(number);

/** Rests as long as it reads. What cannot be read now is missed again, and tried again, by the next who asks. */
async function readInBackground(reader: Reader, tally: Tally, missing: Missing[]): Promise<void> {
  const { memory } = reader;
  reading.add(memory);
  try {
    const goods = countCommon(tally.all(), tally.all());
    // Words that no good has any more are forgotten when most are read again.
    const kept = missing.length * 2 > goods ? startKeeping(memory) : keptBy.get(memory)!;
    for (let from = 0; from < missing.length; from += mostAwaited) {
      const started = performance.now();
      await read(reader, kept, missing.slice(from, from + mostAwaited));
      await new Promise((resolve) => setTimeout(resolve, performance.now() - started));
    }
    await settle(kept);
  } catch {
  } finally {
    reading.delete(memory);
  }
}

async function settle({ texts, folds }: GoodsWords): Promise<void> {
  await texts.settle();
  await folds.settle();
}

async function read({ db }: Reader, { texts, folds, states }: Kept, missing: Missing[]): Promise<void> {
  const { rows } = await sql<{ id: string; text: string; fold: string; state: number }>`
    select id, search_text as text, search_fold as fold, search_state >> 11 as state
      from products where id = any (${missing.map(({ id }) => id)}::text[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const { id, place } of missing) {
    const row = found.get(id);
    if (!row) continue;
    texts.put(place, row.text);
    folds.put(place, row.fold);
    states[place] = row.state;
  }
}
