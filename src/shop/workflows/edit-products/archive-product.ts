import { sql } from 'kysely';
import type { AdminProductJson } from '#contract/catalogue/admin-product.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { type ProductRef, editProduct, editProductIn } from './change-product.ts';
import { type ProductFacts, readProductFacts } from './product-facts.ts';

/**
 * Takes a product off sale permanently; orders, invoices, reviews and stock stay. Does nothing to an archived product. Throws forbidden,
 * not_found, conflict `products.stale`.
 */
export function archiveProduct(ctx: Ctx, ref: ProductRef): Promise<AdminProductJson> {
  return editProduct(ctx, ref, { action: 'product.archived' }, archive);
}

/** Archives a product within a transaction that is already open. Throws as `archiveProduct`. */
export function archiveProductIn(tx: Tx, ref: ProductRef): Promise<ProductFacts> {
  return editProductIn(tx, ref, { action: 'product.archived' }, archive);
}

/** Brings an archived product back in the status that it had; a scheduled one as a draft. Throws as `archiveProduct`. */
export function restoreProduct(ctx: Ctx, ref: ProductRef): Promise<AdminProductJson> {
  return editProduct(ctx, ref, { action: 'product.restored' }, (tx, before) =>
    before.status === 'archived' ? move(tx, before, sql`archived_from`) : Promise.resolve(before),
  );
}

async function archive(tx: Tx, before: ProductFacts): Promise<ProductFacts> {
  return before.status === 'archived' ? before : move(tx, before, sql`'archived'`);
}

async function move(tx: Tx, { id }: ProductFacts, status: ReturnType<typeof sql>): Promise<ProductFacts> {
  await sql`update products set status = ${status} where id = ${id}`.execute(tx.db);
  return (await readProductFacts(tx, id))!;
}
