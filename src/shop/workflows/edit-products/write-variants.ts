import { sql } from 'kysely';
import type { VariantInput } from '#contract/catalogue/product-input.ts';
import { invalid } from '#domain/error.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { setLocation } from '#shop/stock/set-location.ts';
import { setStock } from '#shop/stock/set-stock.ts';
import { chooseVariantSkus } from './choose-sku.ts';
import { toPaiseOrNull } from './product-columns.ts';
import type { ProductFacts } from './product-facts.ts';

type Owner = Pick<ProductFacts, 'id' | 'sku' | 'stock_quantity' | 'variants'>;
type Known = { id: string; sku: string; color: string | null; size: string | null; location: string | null };
type Written = VariantInput & {
  id: string;
  sku: string;
  isNew: boolean;
  position: number;
  /** Its shelf before the change. */
  formerLocation: string | null;
};

/**
 * Replaces the variants of a product. A variant is identified by its id, else by its colour and size; a variant that was removed before
 * comes back with its history. Variants that are not in the list are removed, and their pieces are taken out of stock. Changes of stock
 * numbers are moves in the ledger. Throws invalid for an id of another product.
 */
export async function writeVariants(
  tx: Tx,
  product: Owner,
  wanted: readonly VariantInput[],
  reason: string,
): Promise<void> {
  const written = await identify(tx, product, wanted);
  // Pieces that were counted without variants do not belong to any of them.
  if (product.variants.length === 0 && product.stock_quantity > 0 && wanted.length > 0)
    await setStock(tx, {
      productId: product.id,
      variantId: null,
      pieces: 0,
      reason: 'Counted by variant from now on',
    });
  const kept = new Set(written.map(({ id }) => id));
  for (const { id } of product.variants.filter((variant) => !kept.has(variant.id)))
    await remove(tx, product.id, id);
  for (const variant of written) await write(tx, product.id, variant);
  for (const { id, stock_quantity } of written)
    if (stock_quantity !== undefined)
      await setStock(tx, { productId: product.id, variantId: id, pieces: stock_quantity, reason });
  for (const { id, location, formerLocation } of written)
    if (location !== undefined && location !== formerLocation)
      await setLocation(tx, { productId: product.id, variantId: id, location });
}

async function identify(tx: Tx, product: Owner, wanted: readonly VariantInput[]): Promise<Written[]> {
  const known: Known[] = await tx.db
    .selectFrom('variants')
    .select(['id', 'sku', 'color', 'size', 'location'])
    .where('product_id', '=', product.id)
    .orderBy('removed_at', (order) => order.desc().nullsFirst())
    .execute();
  const named = new Set(wanted.flatMap(({ id }) => id ?? []));
  const found = wanted.map((variant, index) => {
    const same = variant.id ? known.find(({ id }) => id === variant.id) : findChoice(known, variant, named);
    if (variant.id && !same)
      throw invalid('request.invalid', 'This variant does not belong to this product', {
        [`variants.${index}.id`]: 'Unknown variant',
      });
    return { variant, same };
  });
  const skus = await chooseVariantSkus(
    tx,
    product.sku,
    found.map(({ variant, same }) => ({ ...variant, sku: variant.sku ?? same?.sku })),
  );
  return found.map(({ variant, same }, index) => ({
    ...variant,
    id: same?.id ?? makeId(tx, 'var'),
    isNew: same === undefined,
    sku: skus[index]!,
    position: index + 1,
    formerLocation: same?.location ?? null,
  }));
}

function findChoice(known: Known[], { color, size }: VariantInput, named: Set<string>): Known | undefined {
  return known.find((each) => each.color === color && each.size === size && !named.has(each.id));
}

async function write(tx: Tx, productId: string, variant: Written): Promise<void> {
  const {
    id,
    isNew,
    price,
    sale_price,
    stock_quantity: _pieces,
    location: _own,
    formerLocation: _former,
    ...same
  } = variant;
  const row = {
    ...same,
    price_paise: toPaiseOrNull(price),
    sale_price_paise: toPaiseOrNull(sale_price),
    removed_at: null,
  };
  if (isNew)
    await tx.db
      .insertInto('variants')
      .values({ ...row, id, product_id: productId })
      .execute();
  else await tx.db.updateTable('variants').set(row).where('id', '=', id).execute();
}

/** Removes a variant: its row stays as long as an order, a move or a request refers to it. */
async function remove(tx: Tx, productId: string, variantId: string): Promise<void> {
  await setStock(tx, { productId, variantId, pieces: 0, reason: 'The variant was removed' });
  const { numAffectedRows } = await sql`
    delete from variants v where v.id = ${variantId}
       and not exists (select from stock_moves m where m.variant_id = v.id)
       and not exists (select from order_lines l where l.variant_id = v.id)
       and not exists (select from stock_requests r where r.variant_id = v.id)
       and not exists (select from cart_lines c where c.variant_id = v.id)`.execute(tx.db);
  if (numAffectedRows === 1n) return;
  await tx.db
    .updateTable('variants')
    .set({ available: false, removed_at: tx.clock.now() })
    .where('id', '=', variantId)
    .execute();
}
