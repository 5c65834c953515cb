import { invalidFields } from '#domain/error.ts';
import { ProductDraft, type ProductDraftInput } from '#domain/catalogue/product-draft.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { findEntries } from '#shop/catalogue/makers-and-crafts/find-entries.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import {
  type NewProduct,
  toAttributeRows,
  toMoveRows,
  toPictureRows,
  toProductRow,
  toVariantRows,
} from './product-draft-rows.ts';

/** Adds one product and returns its id. Throws invalid with a sentence for each wrong field. */
export async function addProduct(tx: Tx, input: ProductDraftInput): Promise<string> {
  const [id] = await addProducts(tx, [input]);
  return id!;
}

/**
 * Adds products with variants, attributes and pictures, and writes their first stock into the ledger, with one statement for each table and
 * thousand rows. Throws forbidden, and invalid with a sentence for each wrong field of the first wrong product.
 */
export async function addProducts(tx: Tx, inputs: readonly ProductDraftInput[]): Promise<string[]> {
  requireAbility(tx, 'edit_products');
  // Ids made in the same millisecond are random, and lists order ties by id; sorting the ids keeps products added together in order.
  const ids = inputs.map(() => makeId(tx, 'prd')).toSorted();
  const products = await withOrigins(
    tx,
    inputs.map((input, index) => toNewProduct(tx, input, ids[index]!)),
  );
  const categories = await namesOf(tx, products);
  await insert(
    tx,
    'products',
    products.map((product) => toProductRow(tx, product, categories)),
  );
  await insert(tx, 'variants', products.flatMap(toVariantRows));
  await insert(tx, 'product_attributes', products.flatMap(toAttributeRows));
  await insert(tx, 'product_pictures', products.flatMap(toPictureRows));
  await insert(
    tx,
    'stock_moves',
    products.flatMap((product) => toMoveRows(tx, product)),
  );
  const added = products.map(({ id, sku }) => ({ id, sku }));
  await writeAuditEvent(tx, { action: 'products.added', subject: added[0]?.id ?? '', after: added });
  return products.map(({ id }) => id);
}

/** Links the products to their makers and crafts in the registers; adds the missing ones. */
async function withOrigins(tx: Tx, products: Drafted[]): Promise<NewProduct[]> {
  const makers = await findEntries(
    tx,
    'makers',
    products.flatMap(({ maker }) => maker ?? []),
  );
  const crafts = await findEntries(
    tx,
    'crafts',
    products.flatMap(({ craft }) => (craft ? { name: craft } : [])),
  );
  return products.map((product) => ({
    ...product,
    makerId: product.maker && makers(product.maker.name),
    craftId: product.craft && crafts(product.craft),
  }));
}

type Drafted = Omit<NewProduct, 'makerId' | 'craftId'>;

function toNewProduct(tx: Tx, input: ProductDraftInput, id: string): Drafted {
  const parsed = ProductDraft.safeParse(input);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  const variants = parsed.data.variants.map((variant) => ({ ...variant, id: makeId(tx, 'var') }));
  return {
    ...parsed.data,
    id,
    variants,
    createdAt: parsed.data.createdAt ?? tx.clock.now(),
  };
}

/** Returns the names of categories and subcategories by id; they are search terms of the product. */
async function namesOf(tx: Tx, products: NewProduct[]): Promise<Map<string, string>> {
  const ids = products.flatMap(({ categoryId, subcategoryId }) => [categoryId, subcategoryId ?? '']);
  const rows = await tx.db
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .unionAll(tx.db.selectFrom('subcategories').select(['id', 'name']).where('id', 'in', ids))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Table = 'products' | 'variants' | 'product_attributes' | 'product_pictures' | 'stock_moves';

/** PostgreSQL takes 65,535 parameters in one statement, and the widest of these rows has 45 columns. */
const rowsAtOnce = 1000;

async function insert<Name extends Table>(
  tx: Tx,
  table: Name,
  rows: Parameters<ReturnType<typeof tx.db.insertInto<Name>>['values']>[0][] | readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.db
      .insertInto(table)
      .values(rows.slice(from, from + rowsAtOnce) as never)
      .execute();
  }
}
