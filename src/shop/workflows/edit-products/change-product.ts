import { sql } from 'kysely';
import type { AdminProductJson } from '#contract/catalogue/admin-product.ts';
import type { ChangeProduct } from '#contract/catalogue/product-input.ts';
import { conflict, isShopError, notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { auditProduct } from './audit-product.ts';
import { findProductId, withLinks } from './get-admin-product.ts';
import { type ProductFacts, readProductFacts } from './product-facts.ts';
import { writeProduct } from './write-product.ts';

/** A product by its id or address, with the version that the caller saw where they name one. */
export type ProductRef = { id: string; version?: number | undefined };

/**
 * Changes the named fields of a product, in one transaction with its stock moves and one audit event; existing orders keep their prices.
 * Returns the changed product. Throws forbidden, not_found, conflict `products.stale` with the current state, invalid with a sentence for
 * each field.
 */
export function changeProduct(ctx: Ctx, id: string, change: ChangeProduct): Promise<AdminProductJson> {
  const ref = { id, version: change.version };
  return editProduct(ctx, ref, { action: 'product.changed', setsStock: setsStock(change) }, (tx, before) =>
    writeProduct(tx, before, change),
  );
}

function setsStock({ stock_quantity, variants = [] }: ChangeProduct): boolean {
  return stock_quantity !== undefined || variants.some((variant) => variant.stock_quantity !== undefined);
}

type Edit = { action: `product.${string}`; setsStock?: boolean };
type Work = (tx: Tx, before: ProductFacts) => Promise<ProductFacts>;

/**
 * Locks a product, refuses an old version, works on it and writes one audit event with the changes. Throws forbidden, not_found, conflict
 * `products.stale` with the current product, and as `work`.
 */
export async function editProduct(
  ctx: Ctx,
  ref: ProductRef,
  edit: Edit,
  work: Work,
): Promise<AdminProductJson> {
  requireAbility(ctx, 'edit_products');
  const edited = inTransaction(ctx, (tx) => editProductIn(tx, ref, edit, work));
  const product = await edited.catch((error: unknown) => throwWithProduct(ctx, ref.id, error));
  return withLinks(ctx, product);
}

/**
 * Edits a product within a transaction that is already open. Throws forbidden, not_found, conflict `products.stale` without the current
 * product, which `editProduct` adds, and as `work`.
 */
export async function editProductIn(
  tx: Tx,
  ref: ProductRef,
  { action, setsStock = false }: Edit,
  work: Work,
): Promise<ProductFacts> {
  requireAbility(tx, 'edit_products');
  const id = await findProductId(tx, ref.id);
  if (!id) throw notFound('Product');
  const { rows } = await sql<{ version: number; edited_version: number }>`
    select version, edited_version from products where id = ${id} for no key update`.execute(tx.db);
  const { version, edited_version } = rows[0]!;
  // A sale since then is no reason to refuse another price or name, but a stock number would undo it.
  if (ref.version !== undefined && ref.version < (setsStock ? version : edited_version))
    throw conflict('products.stale', 'Someone else has just changed this product.');
  const before = (await readProductFacts(tx, id))!;
  const after = await work(tx, before);
  return after === before ? before : auditProduct(tx, action, { before, after });
}

async function throwWithProduct(ctx: Ctx, idOrSlug: string, error: unknown): Promise<never> {
  if (!isShopError(error, 'products.stale')) throw error;
  const id = (await findProductId(ctx, idOrSlug))!;
  const { edited_version } = await ctx.db
    .selectFrom('products')
    .select('edited_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const product = withLinks(ctx, (await readProductFacts(ctx, id))!);
  const stale = {
    code: 'products.stale',
    record: 'this product',
    subject: id,
    version: edited_version,
  } as const;
  throw await staleConflict(ctx, { ...stale, current: { product } });
}
