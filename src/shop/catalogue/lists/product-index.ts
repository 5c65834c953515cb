import { type BoundedCache, createBoundedCache, estimateBytes } from '#platform/bounded-cache.ts';
import { MEMORY_BOUNDS } from '#shop/memory-bounds.ts';
import type { Ctx } from '#shop/context.ts';
import type { MemoryPort } from '#shop/ports.ts';
import { readAllIndexedProducts, readIndexedProducts } from './product-index-rows.ts';
import { type IndexedProduct, type ProductSearchIndex, createProductSearchIndex } from './indexed-product.ts';

/** The product index of this process, up to date with every change it has heard. */
export type ProductIndex = {
  searchIndex: ProductSearchIndex;
  /** Returns the value cached under a key; makes it once and keeps it until anything changes that lists show. */
  recall: <Value>(key: string, make: () => Promise<Value> | Value) => Promise<Value>;
};
type Reader = Pick<Ctx, 'db' | 'memory'>;

const productIndexes = new WeakMap<MemoryPort, (reader: Reader) => Promise<ProductIndex>>();

/**
 * Returns the product index of this process, up to date with every change that has been heard: only the products that were added, changed
 * or removed are read again. All products are read at the first call, and at each call while nothing may be answered from memory.
 */
export function openProductIndex(reader: Reader): Promise<ProductIndex> {
  const open = productIndexes.get(reader.memory) ?? keepProductIndex(reader.memory);
  productIndexes.set(reader.memory, open);
  return open(reader);
}

function keepProductIndex(memory: MemoryPort): (reader: Reader) => Promise<ProductIndex> {
  const searchIndex = createProductSearchIndex();
  const answers = createAnswers();
  const changed = new Set<string>();
  let mustFill = true;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  memory.subscribe((tag) => {
    if (tag === '*') mustFill = true;
    if (tag.startsWith('product:')) changed.add(tag.slice('product:'.length));
    if (tag === '*' || tag === 'categories' || tag === 'pictures') answers.forget();
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

  /** Reads all products and puts or removes those that differ. Each other product keeps its ordinal, and with it its search terms. */
  async function fill(reader: Reader): Promise<void> {
    const missing = new Set(searchIndex.ids());
    await readAllIndexedProducts(reader, (products) => {
      for (const { id } of products) missing.delete(id);
      takeOver(products, []);
    });
    takeOver([], [...missing]);
    await searchIndex.sortAll();
    answers.forget();
  }

  async function put(reader: Reader, ids: string[]): Promise<void> {
    const found = await readIndexedProducts(reader, ids);
    const present = new Set(found.map(({ id }) => id));
    takeOver(
      found,
      ids.filter((id) => !present.has(id)),
    );
  }

  function takeOver(products: readonly IndexedProduct[], missing: readonly string[]): void {
    const changed = products.filter(({ id, state }) => searchIndex.read(id, 'state') !== state);
    const removed = missing.filter((id) => searchIndex.read(id, 'state') !== undefined);
    if (changed.length + removed.length === 0) return;
    searchIndex.putAll(changed);
    for (const id of removed) searchIndex.remove(id);
    answers.forget();
  }

  // A refresh that is already running may have begun before the change that this caller must see, so later callers share the next one.
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
    return { searchIndex, recall: isCurrent ? answers.recall : makeAnew };
  };
}

const makeAnew: ProductIndex['recall'] = async (_, make) => make();

/** Creates a cache of values made since the last change. A value that is being made while something changes is returned but not cached. */
function createAnswers() {
  let [cached, making] = startAnew();
  return {
    forget() {
      [cached, making] = startAnew();
    },
    async recall<Value>(key: string, make: () => Promise<Value> | Value): Promise<Value> {
      const [ownCache, ownMaking] = [cached, making];
      const known = ownCache.get(key) as { value: Value } | undefined;
      if (known) return known.value;
      const running = (ownMaking.get(key) as Promise<Value> | undefined) ?? Promise.resolve(make());
      ownMaking.set(key, running);
      try {
        const value = await running;
        ownCache.set(key, { value });
        return value;
      } finally {
        ownMaking.delete(key);
      }
    },
  };
}

function startAnew(): [BoundedCache<{ value: unknown }>, Map<string, Promise<unknown>>] {
  const limitBytes = MEMORY_BOUNDS.lists;
  return [createBoundedCache({ limitBytes, sizeOf: ({ value }) => 200 + estimateBytes(value) }), new Map()];
}
