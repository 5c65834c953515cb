import { sql } from 'kysely';
import type { ChangeProduct } from '#contract/catalogue/product-input.ts';
import { type FieldErrors, invalid } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';
import { constraintOf } from '#platform/postgres/error-code.ts';

/**
 * Refuses an address or an article number that another product has, a category, subcategory or picture that does not exist, and a
 * subcategory of a category other than the product's. Throws invalid with a sentence for each field.
 */
export async function refuseTaken(
  tx: Tx,
  { id: productId, category_id: presentCategory }: { id: string; category_id: string | null },
  change: ChangeProduct,
): Promise<void> {
  const fields: FieldErrors = {};
  const { category_id: category = presentCategory } = change;
  const [slug, skus, groups, pictures] = await Promise.all([
    findSlugOwner(tx, change.slug),
    findSkuOwners(tx, productId, change),
    findGroups(tx, change),
    findPictures(tx, change),
  ]);
  if (slug && slug !== productId) fields['slug'] = TAKEN.slug;
  if (change.sku && skus.has(change.sku)) fields['sku'] = TAKEN.sku;
  for (const [index, { sku }] of (change.variants ?? []).entries())
    if (sku && skus.has(sku)) fields[`variants.${index}.sku`] = TAKEN.sku;
  if (change.category_id && !groups.has(change.category_id))
    fields['category_id'] = 'This category no longer exists';
  if (change.subcategory_id && !groups.has(change.subcategory_id))
    fields['subcategory_id'] = 'This subcategory no longer exists';
  else if (change.subcategory_id && groups.get(change.subcategory_id) !== category)
    fields['subcategory_id'] = 'Choose a subcategory of this category';
  for (const [index, { id }] of (change.pictures ?? []).entries())
    if (!pictures.has(id)) fields[`pictures.${index}`] = 'This picture no longer exists';
  const [first] = Object.values(fields);
  if (first) throw invalid('request.invalid', first, fields);
}

const TAKEN = {
  slug: 'Another product has or had this address',
  sku: 'Another product has this SKU',
};

/** Throws invalid if the database refused an address or an article number that was taken after `refuseTaken`; rethrows any other error. */
export function refuseTakenMeanwhile(error: unknown): never {
  const constraint = constraintOf(error);
  if (constraint === 'products_slug_is_their_own')
    throw invalid('request.invalid', TAKEN.slug, { slug: TAKEN.slug });
  if (constraint === 'products_sku_key' || constraint === 'variants_sku_key')
    throw invalid('request.invalid', TAKEN.sku, { sku: TAKEN.sku });
  throw error;
}

async function findSlugOwner(tx: Tx, slug: string | undefined): Promise<string | undefined> {
  if (slug === undefined) return undefined;
  const found = await tx.db
    .selectFrom('product_slugs')
    .select('product_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return found?.product_id;
}

/** Returns those of the article numbers that belong to another product or to a variant of one. */
async function findSkuOwners(
  tx: Tx,
  productId: string,
  { sku, variants = [] }: ChangeProduct,
): Promise<Set<string>> {
  const skus = [sku, ...variants.map((variant) => variant.sku)].filter((each) => each !== undefined);
  if (skus.length === 0) return new Set();
  const { rows } = await sql<{ sku: string }>`
    select sku from products where sku = any (${skus}::text[]) and id <> ${productId}
    union all
    select sku from variants where sku = any (${skus}::text[]) and product_id <> ${productId}`.execute(tx.db);
  return new Set(rows.map((row) => row.sku));
}

/** Returns the existing categories and subcategories among those of a change, each with the category that it is in. */
async function findGroups(
  tx: Tx,
  { category_id, subcategory_id }: ChangeProduct,
): Promise<Map<string, string | null>> {
  const ids = [category_id, subcategory_id].filter(Boolean);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; parent: string | null }>`
    select id, null as parent from categories where id = any (${ids}::text[])
    union all select id, category_id from subcategories where id = any (${ids}::text[])`.execute(tx.db);
  return new Map(rows.map(({ id, parent }) => [id, parent]));
}

async function findPictures(tx: Tx, { pictures = [] }: ChangeProduct): Promise<Set<string>> {
  if (pictures.length === 0) return new Set();
  const ids = pictures.map(({ id }) => id);
  const found = await tx.db.selectFrom('pictures').select('id').where('id', 'in', ids).execute();
  return new Set(found.map(({ id }) => id));
}
