import { sql } from 'kysely';
import { type Product, type ProductCard, toProductCard } from '#domain/product.ts';
import type { Ctx, MemoryPort } from '#shop/context.ts';
import { type ProductRow, productColumns, productTables, toProduct } from './product-rows.ts';

type Reader = Pick<Ctx, 'db' | 'memory'>;
type Kept = {
  products: Map<string, Product>;
  /** What was heard to change while each reading is under way. */
  readings: Set<Set<string>>;
};

/** Enough for the lists that most people look at; those not shown for longest are read again. */
const mostKept = 10_000;
const everything = '*';
/** A product shows the names of its category and subcategory too. */
const showsOnEveryGood = new Set([everything, 'categories', 'pictures']);
const keptBy = new WeakMap<MemoryPort, Kept>();

/**
 * Everything that is known of some products, in their order; those that are gone are left out. Kept in memory until one changes, to
 * the last piece of its stock, so that the same object stands for the same state.
 */
export async function readProducts(reader: Reader, ids: readonly string[]): Promise<Product[]> {
  const kept = keptBy.get(reader.memory) ?? startKeeping(reader.memory);
  if (!reader.memory.isCurrent()) kept.products.clear();
  const found = new Map(ids.map((id) => [id, take(kept, id)]));
  const missing = ids.filter((id) => !found.get(id));
  const read = missing.length > 0 ? await readMissing(reader, kept, missing) : undefined;
  return ids.flatMap((id) => found.get(id) ?? read?.get(id) ?? []);
}

/** The card of a product that was read here: one object for as long as the product stays as it is. */
export function toKeptCard(product: Product): ProductCard {
  const card = cards.get(product) ?? toProductCard(product);
  cards.set(product, card);
  return card;
}

const cards = new WeakMap<Product, ProductCard>();

/** Whoever is shown last is forgotten last. */
function take({ products }: Kept, id: string): Product | undefined {
  const product = products.get(id);
  if (product) {
    products.delete(id);
    products.set(id, product);
  }
  return product;
}

async function readMissing(reader: Reader, kept: Kept, ids: string[]): Promise<Map<string, Product>> {
  const changed = new Set<string>();
  kept.readings.add(changed);
  try {
    const { rows } = await sql<ProductRow>`
      select ${productColumns} from ${productTables} where p.id = any (${ids}::text[]) and p.archived_at is null`.execute(
      reader.db,
    );
    const read = new Map(rows.map((row) => [row.id, toProduct(row)]));
    if (!changed.has(everything))
      for (const [id, product] of read) if (!changed.has(id)) keep(kept, id, product);
    return read;
  } finally {
    kept.readings.delete(changed);
  }
}

function keep({ products }: Kept, id: string, product: Product) {
  products.set(id, product);
  if (products.size > mostKept) products.delete(products.keys().next().value!);
}

function startKeeping(memory: MemoryPort): Kept {
  const kept: Kept = { products: new Map(), readings: new Set() };
  memory.subscribe((topic) => {
    const changed = topic.startsWith('product:') ? topic.slice('product:'.length) : everything;
    if (changed === everything && !showsOnEveryGood.has(topic)) return;
    if (changed === everything) kept.products.clear();
    else kept.products.delete(changed);
    for (const reading of kept.readings) reading.add(changed);
  });
  keptBy.set(memory, kept);
  return kept;
}
