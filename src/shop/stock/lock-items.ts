import { sql } from 'kysely';
import { invalid } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';
import { choice } from './stock-items.ts';
import { lockProducts } from './take-stock.ts';

/** A SKU whose product is locked: the number of its pieces cannot change before the commit. */
export type LockedItem = {
  sku: string;
  product_id: string;
  variant_id: string | null;
  name: string;
  choice: string;
  in_stock: number;
};

/**
 * Locks the products of some SKUs, so that none of them is sold before the commit, and returns each with its pieces. Throws invalid
 * `stock.unknown_sku`, at the field of the first SKU that the shop does not have or has removed.
 */
export async function lockItems(
  tx: Tx,
  skus: readonly string[],
  fieldOf: (index: number) => string = () => 'sku',
): Promise<LockedItem[]> {
  const products = await findProducts(tx, skus);
  await lockProducts(tx, products);
  const { rows } = await sql<LockedItem>`
    select p.sku, p.id as product_id, null as variant_id, p.name, '' as choice, p.stock_quantity as in_stock
      from products p where not p.has_variants and p.sku in (${sql.join(skus)})
    union all
    select v.sku, v.product_id, v.id, p.name, ${choice}, v.stock_quantity
      from variants v join products p on p.id = v.product_id where v.removed_at is null and v.sku in (${sql.join(skus)})`.execute(
    tx.db,
  );
  const items = new Map(rows.map((item) => [item.sku, item]));
  return skus.map((sku, index) => items.get(sku) ?? refuse(sku, fieldOf(index)));
}

async function findProducts(tx: Tx, skus: readonly string[]): Promise<{ productId: string }[]> {
  const { rows } = await sql<{ productId: string }>`
    select id as "productId" from products where sku in (${sql.join(skus)})
    union select product_id from variants where removed_at is null and sku in (${sql.join(skus)})`.execute(
    tx.db,
  );
  return rows;
}

function refuse(sku: string, field: string): never {
  const sentence = `There is no SKU ${sku} in this shop`;
  throw invalid('stock.unknown_sku', sentence, { [field]: sentence });
}
