import { sql } from 'kysely';
import { type Product, type ProductCard, toProductCard } from '#domain/catalogue/product.ts';
import type { Ctx, MemoryPort } from '#shop/context.ts';
import { type ProductRow, productColumns, productTables, toProduct } from './product-rows.ts';

type Reader = Pick<Ctx, 'db' | 'memory'>;
type Kept = {
  products: Map<string, Product>;
  /** What was heard to change while each reading is under way. */
  readings: Set<Changed>;
};
type Changed = { ids: Set<string>; all: boolean };
type Take = (product: Product, isSteady: boolean) => void;

/** Enough for the lists that most people look at; those not shown for longest are read again. */
const mostKept = 10_000;
/** A product shows the names of its category and subcategory too. */
const showsOnEveryGood = new Set(['*', 'categories', 'pictures']);
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

/**
 * Some products read anew, without keeping them, for whoever keeps what is made of them: `take` is called with each at the moment in
 * which it is known whether it changed while it was being read. From then on `onGoodChanged` tells.
 */
export async function readUnkept(reader: Reader, ids: readonly string[], take: Take): Promise<void> {
  const kept = keptBy.get(reader.memory) ?? startKeeping(reader.memory);
  await readRows(reader, kept, ids, take);
}

/** Tells the id of each product that shows something else from now on; undefined when every product may. */
export function onGoodChanged(memory: MemoryPort, tell: (id: string | undefined) => void): void {
  memory.subscribe((topic) => {
    if (topic.startsWith('product:')) tell(topic.slice('product:'.length));
    else if (showsOnEveryGood.has(topic)) tell(undefined);
  });
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
  const read = new Map<string, Product>();
  await readRows(reader, kept, ids, (product, isSteady) => {
    read.set(product.id, product);
    if (isSteady) keep(kept, product);
  });
  return read;
}

async function readRows(
  reader: Reader,
  { readings }: Kept,
  ids: readonly string[],
  take: Take,
): Promise<void> {
  const changed: Changed = { ids: new Set(), all: false };
  readings.add(changed);
  try {
    const { rows } = await sql<ProductRow>`
      select ${productColumns} from ${productTables} where p.id = any (${ids}::text[]) and p.archived_at is null`.execute(
      reader.db,
    );
    for (const row of rows) take(toProduct(row), !changed.all && !changed.ids.has(row.id));
  } finally {
    readings.delete(changed);
  }
}

function keep({ products }: Kept, product: Product) {
  products.set(product.id, product);
  if (products.size > mostKept) products.delete(products.keys().next().value!);
}

function startKeeping(memory: MemoryPort): Kept {
  const kept: Kept = { products: new Map(), readings: new Set() };
  onGoodChanged(memory, (id) => {
    if (id === undefined) kept.products.clear();
    else kept.products.delete(id);
    for (const changed of kept.readings) {
      if (id === undefined) changed.all = true;
      else changed.ids.add(id);
    }
  });
  keptBy.set(memory, kept);
  return kept;
}
