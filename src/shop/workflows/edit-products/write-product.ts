import type { ChangeProduct } from '#contract/catalogue/product-input.ts';
import { invalid } from '#domain/error.ts';
import { isSameMaker } from '#domain/catalogue/register.ts';
import { type Sellable, listMissing, needsEverything } from '#domain/catalogue/list-missing.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { findEntry } from '#shop/catalogue/makers-and-crafts/find-entries.ts';
import type { Tx } from '#shop/context.ts';
import { setLocation } from '#shop/stock/set-location.ts';
import { setStock } from '#shop/stock/set-stock.ts';
import { hasOtherStock } from './has-other-stock.ts';
import { toColumns } from './product-columns.ts';
import { type ProductFacts, readProductFacts } from './product-facts.ts';
import { refuseTaken, refuseTakenMeanwhile } from './refuse-taken.ts';
import { writeAttributes, writePictures } from './write-lists.ts';
import { writeSearchColumns } from '#shop/catalogue/products/write-search-columns.ts';
import { giveCategoryPicture } from './give-category-picture.ts';
import { writeStatus } from './write-status.ts';
import { writeVariants } from './write-variants.ts';

/**
 * Writes a change of a product, whose row the caller has locked, and returns the changed product, or the same object if nothing changes.
 * Throws forbidden for a stock number or shelf without the ability, and invalid with a sentence for each field that is wrong or that a
 * product on sale lacks.
 */
export async function writeProduct(
  tx: Tx,
  before: ProductFacts,
  wanted: ChangeProduct,
  { isNew = false } = {},
): Promise<ProductFacts> {
  const change = leaveOutSame(before, wanted);
  const { reason = '' } = wanted;
  if (Object.keys(change).length === 0) return before;
  await refuseTaken(tx, before, change);
  refuseOwnPrice(before, change);
  await refuseCleared(tx, before, change);
  // A draft may lack the fields that are emptied in the same save.
  if (change.status === 'draft') await writeStatus(tx, before, { status: 'draft', publishAt: null });
  await writeColumns(tx, before, change).catch(refuseTakenMeanwhile);
  if (change.variants)
    await writeVariants(
      tx,
      { ...before, ...(change.sku && { sku: change.sku }) },
      priced(change),
      reason,
    ).catch(refuseTakenMeanwhile);
  await writePrice(tx, before, change);
  if (change.attributes) await writeAttributes(tx, before.id, change.attributes);
  if (change.pictures) await writePictures(tx, before.id, change.pictures, change.name ?? before.name);
  if (change.stock_quantity !== undefined) await writeStock(tx, before, { ...change, reason });
  if (change.location !== undefined)
    await setLocation(tx, { productId: before.id, variantId: null, location: change.location });
  await writeSearchColumns(tx, [before.id]);
  const written = (await readProductFacts(tx, before.id))!;
  if (!isNew && hasOtherStock(before, written)) requireAbility(tx, 'edit_stock');
  const published = await publish(tx, { before, written, change });
  await giveCategoryPicture(tx, published);
  return published;
}

/** Returns the fields that differ from those of the product. */
function leaveOutSame(
  before: ProductFacts,
  { version: _version, reason: _reason, maker, ...wanted }: ChangeProduct,
): ChangeProduct {
  const current = before as Record<string, unknown>;
  const others = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && !holds(current[name], value),
  );
  const hasMaker = maker === undefined || isSameMaker(before.maker, maker);
  const change: ChangeProduct = { ...Object.fromEntries(others), ...(!hasMaker && { maker }) };
  // The subcategory of the previous category does not carry over into another one.
  if (change.category_id !== undefined) change.subcategory_id = wanted.subcategory_id ?? null;
  return change;
}

/** Returns whether every wanted value is already current; values that the wanted object omits may be anything. */
function holds(current: unknown, wanted: unknown): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted !== 'object' || wanted === null || typeof current !== 'object' || current === null)
    return wanted === current;
  if (Array.isArray(wanted) && wanted.length !== (current as unknown[]).length) return false;
  return Object.entries(wanted).every(([name, value]) =>
    holds((current as Record<string, unknown>)[name], value),
  );
}

async function writeColumns(
  tx: Tx,
  before: ProductFacts,
  { price: _price, sale_price: _sale, ...change }: ChangeProduct,
): Promise<void> {
  const columns = toColumns(change);
  // Nobody knows the address of a draft yet, so it follows the name.
  const follows = change.name !== undefined && change.slug === undefined && before.status === 'draft';
  const own = {
    ...columns,
    ...(await findOrigin(tx, change)),
    ...(follows && { slug: null as never }),
    updated_at: tx.clock.now(),
  };
  await tx.db.updateTable('products').set(own).where('id', '=', before.id).execute();
}

/** Returns the columns that refer to the maker and the craft of a change. */
async function findOrigin(tx: Tx, { maker, craft }: ChangeProduct) {
  return {
    ...(maker !== undefined && { maker_id: maker && (await findEntry(tx, 'makers', maker)) }),
    ...(craft !== undefined && { craft_id: craft && (await findEntry(tx, 'crafts', { name: craft })) }),
  };
}

/** Writes the prices of a product without variants; other products get theirs from their variants. */
async function writePrice(
  tx: Tx,
  before: ProductFacts,
  { variants = before.variants, price, sale_price }: ChangeProduct,
): Promise<void> {
  if (variants.length > 0 || (price === undefined && sale_price === undefined)) return;
  await tx.db
    .updateTable('products')
    .set(toColumns({ price, sale_price }))
    .where('id', '=', before.id)
    .execute();
}

/** Variants without a price take the product's. */
function priced({ variants = [], price = null, sale_price = null }: ChangeProduct) {
  return variants.map((variant) =>
    variant.price === null ? { ...variant, price, sale_price: variant.sale_price ?? sale_price } : variant,
  );
}

function refuseOwnPrice(before: ProductFacts, { variants, price, sale_price }: ChangeProduct): void {
  if (variants !== undefined || before.variants.length === 0) return;
  if (price === undefined && sale_price === undefined) return;
  const sentence = 'The variants of this product have their own prices. Change those instead';
  throw invalid('request.invalid', sentence, { price: sentence });
}

async function writeStock(
  tx: Tx,
  before: ProductFacts,
  { variants = before.variants, stock_quantity, reason = '' }: ChangeProduct,
): Promise<void> {
  if (variants.length > 0) {
    const sentence = 'The pieces of this product are counted by variant';
    throw invalid('request.invalid', sentence, { stock_quantity: sentence });
  }
  await setStock(tx, { productId: before.id, variantId: null, pieces: stock_quantity!, reason });
}

/**
 * Refuses to clear fields that only a draft may lack: the database would refuse this without a sentence. Leaves the GST rate to `publish`,
 * which reads the product as written.
 */
async function refuseCleared(tx: Tx, before: ProductFacts, change: ChangeProduct): Promise<void> {
  if (change.status === 'draft' || (await isDraft(tx, before))) return;
  const { price = before.price, category_id = before.category_id, hsn = before.hsn } = change;
  const variants = change.variants ? priced(change) : before.variants;
  refuseMissing({ price, category_id, hsn, variants, tax_rate_today: 0 });
}

/** Returns whether a product is a draft, or was one when it was archived. */
async function isDraft(tx: Tx, { id, status }: ProductFacts): Promise<boolean> {
  if (status !== 'archived') return status === 'draft';
  const { archived_from } = await tx.db
    .selectFrom('products')
    .select('archived_from')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return archived_from === 'draft';
}

type Writing = { before: ProductFacts; written: ProductFacts; change: ChangeProduct };

/** Refuses a product on sale that lacks something, and moves the status. */
async function publish(tx: Tx, { before, written, change }: Writing): Promise<ProductFacts> {
  const status = change.status ?? written.status;
  if (status === 'archived') return written;
  if (needsEverything(status)) {
    const rate = isRateAsked(before, change) ? written.tax_rate_today : 0;
    refuseMissing({ ...written, tax_rate_today: rate });
  }
  if (status === written.status && change.publish_at === undefined) return written;
  await writeStatus(tx, before, { status, publishAt: change.publish_at ?? written.publish_at });
  return (await readProductFacts(tx, before.id))!;
}

/** A product whose rate has expired since it went live can still be changed in other ways. */
function isRateAsked(before: ProductFacts, { status, hsn, tax_rate }: ChangeProduct): boolean {
  return (status !== undefined && status !== before.status) || hsn !== undefined || tax_rate !== undefined;
}

function refuseMissing(product: Sellable): void {
  const missing = listMissing(product);
  const [first] = Object.values(missing);
  if (first) throw invalid('products.incomplete', first, missing);
}
