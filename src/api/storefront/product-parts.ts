import { notFound } from '#domain/error.ts';
import { isId } from '#domain/id.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { toProductJson } from '#contract/product.ts';
import { onProductChanged, readUnkept } from '#shop/catalogue/products/remember-products.ts';
import type { Ctx, MemoryPort } from '#shop/context.ts';
import { type JsonPart, toPart } from '#platform/http-cache/json-parts.ts';
import { type PartStore, createPartStore } from './part-store.ts';

type Reader = Pick<Ctx, 'db' | 'memory'>;

/** In mebibytes: what is said of a hundred thousand goods such as those of the demo. */
const mostKept = 192;
const stores = new WeakMap<MemoryPort, PartStore>();

/** What the API says of some products, in their order; those that are gone are left out. Kept until something of them changes. */
export async function readProductParts(reader: Reader, ids: readonly string[]): Promise<JsonPart[]> {
  const store = openPartStore(reader.memory);
  const isCurrent = reader.memory.isCurrent();
  const parts = new Map(ids.map((id) => [id, isCurrent ? store.find(id) : undefined]));
  const missing = ids.filter((id) => !parts.get(id));
  if (missing.length > 0)
    await readUnkept(reader, missing, (product, isSteady) => {
      const part = describe(product);
      parts.set(product.id, part);
      if (isSteady) store.put(product.id, part);
    });
  return ids.flatMap((id) => parts.get(id) ?? []);
}

/** The same of one product; throws not_found `product.not_found`. */
export async function readProductPart(reader: Reader, id: string): Promise<JsonPart> {
  const [part] = isId(id, 'prd') ? await readProductParts(reader, [id]) : [];
  if (!part) throw notFound('Product');
  return part;
}

/** What is kept of a memory's goods. */
export function openPartStore(memory: MemoryPort): PartStore {
  const known = stores.get(memory);
  if (known) return known;
  const store = createPartStore(mostKept);
  onProductChanged(memory, (id) => (id === undefined ? store.clear() : store.forget(id)));
  stores.set(memory, store);
  return store;
}

function describe(product: Product): JsonPart {
  return toPart(JSON.stringify(toProductJson(product)));
}
