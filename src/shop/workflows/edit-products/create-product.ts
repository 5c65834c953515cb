import { sql } from 'kysely';
import type { AdminProductJson } from '#contract/catalogue/admin-product.ts';
import type { CreateProduct } from '#contract/catalogue/product-input.ts';
import { spellInLatin } from '#domain/catalogue/slug.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { auditProduct } from './audit-product.ts';
import { chooseProductSku } from './choose-sku.ts';
import { withLinks } from './get-admin-product.ts';
import { type ProductFacts, readProductFacts } from './product-facts.ts';
import { refuseTaken, refuseTakenMeanwhile } from './refuse-taken.ts';
import { writeProduct } from './write-product.ts';

/**
 * Adds a product: a draft unless a status is named. Address and article number are made from the name where they are left out. Throws
 * forbidden, and invalid with a sentence for each field that is wrong, or that a product on sale lacks.
 */
export async function createProduct(ctx: Ctx, input: CreateProduct): Promise<AdminProductJson> {
  requireAbility(ctx, 'edit_products');
  return withLinks(ctx, await inTransaction(ctx, (tx) => createProductIn(tx, input)));
}

/** Adds a product within a transaction that is already open. Throws as `createProduct`. */
export async function createProductIn(
  tx: Tx,
  input: CreateProduct,
  action: 'product.created' | 'product.duplicated' = 'product.created',
): Promise<ProductFacts> {
  requireAbility(tx, 'edit_products');
  const id = makeId(tx, 'prd');
  await refuseTaken(tx, { id, category_id: null }, { slug: input.slug, sku: input.sku });
  const slug = input.slug ?? (await chooseSlug(tx, input.name, input.sku));
  const sku = input.sku ?? (await chooseProductSku(tx, slug));
  const now = tx.clock.now();
  const { name } = input;
  await tx.db
    .insertInto('products')
    .values({ id, slug, sku, name, status: 'draft', created_at: now, updated_at: now })
    .execute()
    .catch(refuseTakenMeanwhile);
  const empty = (await readProductFacts(tx, id))!;
  const { name: _name, slug: _slug, sku: _sku, ...others } = input;
  const after = await writeProduct(tx, empty, others, { isNew: true });
  return auditProduct(tx, action, { after });
}

/** Returns a free address from a name, else from an article number: `brass-diya`, then `brass-diya-2`. */
async function chooseSlug(tx: Tx, name: string, sku = ''): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select free_slug(${spellInLatin(name)}, ${sku}) as slug`.execute(tx.db);
  return rows[0]!.slug;
}
