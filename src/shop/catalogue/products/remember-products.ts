import { sql } from 'kysely';
import { toDetailedCard } from '#domain/catalogue/detailed-card.ts';
import { type Product, type ProductCard, toProductCard } from '#domain/catalogue/product.ts';
import { type BoundedCache, createBoundedCache, estimateBytes } from '#platform/bounded-cache.ts';
import type { Ctx } from '#shop/context.ts';
import type { MemoryPort } from '#shop/ports.ts';
import { addCacheTags } from '#shop/remember.ts';
import { namedStatement } from '#shop/named-statement.ts';
import { MEMORY_BOUNDS } from '#shop/memory-bounds.ts';
import { type ProductRow, productColumns, productTables, toProduct } from './product-rows.ts';

type Reader = Pick<Ctx, 'db' | 'memory' | 'cacheTags'>;
type ProductCache = {
  products: BoundedCache<Product>;
  /** For each read in progress, the changes that were heard during it. */
  readings: Set<Changed>;
};
type Changed = { ids: Set<string>; all: boolean };

/** The cache tags that concern every product: products also show the names of their category and subcategory. */
const shownByEveryProduct = new Set(['*', 'categories', 'pictures']);
const caches = new WeakMap<MemoryPort, ProductCache>();

/**
 * Returns the products with these ids, in that order; unknown and archived ones are left out. Each is cached until anything about
 * it changes, even one piece of its stock, so that the same state is always the same object.
 */
export async function readProducts(reader: Reader, ids: readonly string[]): Promise<Product[]> {
  addCacheTags(
    reader,
    ids.map((id) => `product:${id}`),
  );
  return findOrRead(reader, ids);
}

/**
 * Returns the cards of some products, as the same objects until a product changes. A sale that leaves plenty in stock does not announce the
 * `card:` tag.
 */
export async function readCards(reader: Reader, ids: readonly string[]): Promise<ProductCard[]> {
  return (await readShown(reader, ids)).map(toCachedCard);
}

/** Returns the cards of some products with the additional fields that a row of a list shows. */
export async function readDetailedCards(reader: Reader, ids: readonly string[]): Promise<ProductCard[]> {
  return (await readShown(reader, ids)).map(toCachedDetailedCard);
}

async function readShown(reader: Reader, ids: readonly string[]): Promise<Product[]> {
  addCacheTags(
    reader,
    ids.map((id) => `card:${id}`),
  );
  return findOrRead(reader, ids);
}

/**
 * Returns cards without the number of pieces, for products shown next to another one. Only the sale of the last piece announces their
 * `short-card:` tag.
 */
export async function readShortCards(reader: Reader, ids: readonly string[]): Promise<ProductCard[]> {
  addCacheTags(
    reader,
    ids.map((id) => `short-card:${id}`),
  );
  const products = await findOrRead(reader, ids);
  return products.map((product) => {
    const { stockQuantity: _, ...card } = toCachedCard(product);
    return card;
  });
}

async function findOrRead(reader: Reader, ids: readonly string[]): Promise<Product[]> {
  addCacheTags(reader, ['categories', 'pictures']);
  const cache = caches.get(reader.memory) ?? createCache(reader.memory);
  if (!reader.memory.isCurrent()) cache.products.clear();
  const found = new Map(ids.map((id) => [id, cache.products.get(id)]));
  const missing = ids.filter((id) => !found.get(id));
  const read = missing.length > 0 ? await readMissing(reader, cache, missing) : undefined;
  return ids.flatMap((id) => found.get(id) ?? read?.get(id) ?? []);
}

/** Returns how many products are cached, and their estimated size in bytes. */
export function sizeOfRememberedProducts(memory: MemoryPort): { entries: number; bytes: number } {
  return caches.get(memory)?.products.size() ?? { entries: 0, bytes: 0 };
}

const toCachedCard = keepByProduct(toProductCard);
const toCachedDetailedCard = keepByProduct(toDetailedCard);

function keepByProduct(toCard: (product: Product) => ProductCard): (product: Product) => ProductCard {
  const cards = new WeakMap<Product, ProductCard>();
  return (product) => {
    const card = cards.get(product) ?? toCard(product);
    cards.set(product, card);
    return card;
  };
}

/** Reads products and caches each one that did not change during the read. */
async function readMissing(
  reader: Reader,
  { products, readings }: ProductCache,
  ids: string[],
): Promise<Map<string, Product>> {
  const changed: Changed = { ids: new Set(), all: false };
  readings.add(changed);
  try {
    const { rows } = await sql<ProductRow>`
      select ${namedStatement} ${productColumns} from ${productTables} where p.id = any (${ids}::text[]) and p.status = 'live'`.execute(
      reader.db,
    );
    const read = new Map(rows.map((row) => [row.id, toProduct(row)]));
    for (const [id, product] of read) if (!changed.all && !changed.ids.has(id)) products.set(id, product);
    return read;
  } finally {
    readings.delete(changed);
  }
}

function createCache(memory: MemoryPort): ProductCache {
  const products = createBoundedCache<Product>({
    limitBytes: MEMORY_BOUNDS.products,
    sizeOf: estimateBytes,
  });
  const readings = new Set<Changed>();
  memory.subscribe((tag) => {
    const isEvery = shownByEveryProduct.has(tag);
    const id = tag.startsWith('product:') ? tag.slice('product:'.length) : undefined;
    if (isEvery) products.clear();
    else if (id) products.delete(id);
    for (const changed of readings) {
      if (isEvery) changed.all = true;
      else if (id) changed.ids.add(id);
    }
  });
  const cache = { products, readings };
  caches.set(memory, cache);
  return cache;
}
