import type { Ctx, MemoryPort } from '#shop/context.ts';
import { readAllShelved, readShelved } from './product-index-rows.ts';
import { type Tally, createTally } from './facet-index.ts';

/** The goods as this process knows them, as new as anything it has heard. */
export type Shelf = {
  tally: Tally;
  /** The value under a key, made once until something changes that lists show; for what is asked for again and again. */
  recall: <Value>(key: string, make: () => Promise<Value> | Value) => Promise<Value>;
};
type Reader = Pick<Ctx, 'db' | 'memory'>;

const shelves = new WeakMap<MemoryPort, (reader: Reader) => Promise<Shelf>>();

/**
 * The shelf of this process, brought up to date with every change that has been heard: each product that came, changed or went is
 * read again, and only those. Filled when first asked for, and each time while nothing may be answered from memory.
 */
export function openShelf(reader: Reader): Promise<Shelf> {
  const open = shelves.get(reader.memory) ?? keepShelf(reader.memory);
  shelves.set(reader.memory, open);
  return open(reader);
}

function keepShelf(memory: MemoryPort): (reader: Reader) => Promise<Shelf> {
  let tally = createTally();
  const answers = createAnswers();
  const changed = new Set<string>();
  let mustFill = true;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  memory.subscribe((topic) => {
    if (topic === '*') mustFill = true;
    if (topic.startsWith('product:')) changed.add(topic.slice('product:'.length));
    if (topic === '*' || topic === 'categories') answers.forget();
  });

  async function refresh(reader: Reader): Promise<void> {
    const isFilling = mustFill;
    const ids = [...changed];
    mustFill = false;
    changed.clear();
    try {
      if (isFilling) await fill(reader);
      else await put(reader, ids);
    } catch (error) {
      mustFill ||= isFilling;
      for (const id of ids) changed.add(id);
      throw error;
    }
  }

  async function fill(reader: Reader): Promise<void> {
    const filled = createTally();
    await readAllShelved(reader, (products) => products.forEach(filled.put));
    await filled.sortAll();
    tally = filled;
    answers.forget();
  }

  async function put(reader: Reader, ids: string[]): Promise<void> {
    const found = new Map((await readShelved(reader, ids)).map((product) => [product.id, product]));
    for (const id of ids) {
      const now = found.get(id);
      if (tally.read(id, 'state') === now?.state) continue;
      if (now) tally.put(now);
      else tally.remove(id);
      answers.forget();
    }
  }

  // The run under way may have begun before the change that this caller must see: who comes meanwhile shares the next.
  function bringUpToDate(reader: Reader): Promise<void> | undefined {
    if (!mustFill && changed.size === 0) return running;
    waiting ??= Promise.resolve(running)
      .catch(() => {})
      .then(() => {
        waiting = undefined;
        running = refresh(reader).finally(() => (running = undefined));
        return running;
      });
    return waiting;
  }

  return async (reader) => {
    const isCurrent = memory.isCurrent();
    mustFill ||= !isCurrent;
    await bringUpToDate(reader);
    return { tally, recall: isCurrent ? answers.recall : makeAnew };
  };
}

const makeAnew: Shelf['recall'] = async (_, make) => make();

const mostAnswers = 2000;

/** What was made since the last change, the rest forgotten; whatever is being made meanwhile is handed out but not kept. */
function createAnswers() {
  let kept = new Map<string, Promise<unknown>>();
  return {
    forget() {
      kept = new Map();
    },
    recall<Value>(key: string, make: () => Promise<Value> | Value): Promise<Value> {
      const own = kept;
      const known = own.get(key) as Promise<Value> | undefined;
      const answer = known ?? Promise.resolve(make());
      own.delete(key);
      own.set(key, answer);
      if (!known) answer.catch(() => own.delete(key));
      if (own.size > mostAnswers) own.delete(own.keys().next().value!);
      return answer;
    },
  };
}
