import { type PriceChange, changePrice } from '#domain/catalogue/change-price.ts';
import { conflict, invalid } from '#domain/error.ts';
import { toPaise, toRupees } from '#domain/money/money.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { editProduct, type ProductRef } from './change-product.ts';
import type { ProductFacts } from './product-facts.ts';
import { writeProduct } from './write-product.ts';

type Prices = { price?: number | null; sale_price?: number | null };
type Priced = Prices & { variants?: readonly (Prices & { id: string })[] };

/**
 * Changes every price of a product. Returns the version that the change made, by which it can be undone; undefined if no price differs.
 * Throws forbidden, not_found, conflict `products.stale`, invalid if a price would fall to ₹0 or below.
 */
export async function repriceProduct(
  ctx: Ctx,
  ref: ProductRef,
  by: PriceChange,
): Promise<number | undefined> {
  let former: number | undefined;
  const { version } = await editProduct(ctx, ref, { action: 'product.repriced' }, (tx, before) => {
    former = before.version;
    return writeProduct(
      tx,
      before,
      withPrices(before, (prices) => move(prices, by)),
    );
  });
  return version === former ? undefined : version;
}

/**
 * Restores the prices of a product from before a change, named by the version that it made. Throws forbidden, not_found, and conflict
 * `products.repriced` if its prices are no longer those that the change made.
 */
export async function putPriceBack(ctx: Ctx, { id, version }: ProductRef): Promise<void> {
  await editProduct(ctx, { id }, { action: 'product.price_put_back' }, async (tx, current) => {
    const change = await findPriceChange(tx, current.id, version!);
    if (!change || listPrices(current) !== listPrices({ ...current, ...change.after }))
      throw conflict('products.repriced', 'Its price has been changed again since, so it stays as it is');
    const former: Priced = { ...current, ...change.before };
    const ofVariant = new Map(former.variants?.map((variant) => [variant.id, variant]));
    return writeProduct(
      tx,
      current,
      withPrices(current, (_, variantId) => pick(variantId ? ofVariant.get(variantId)! : former)),
    );
  });
}

/** Returns the audit's record of a price change: the fields that differed, before and after it. */
async function findPriceChange({ db }: Tx, id: string, version: number) {
  const found = await db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('action', '=', 'product.repriced')
    .where('subject', '=', id)
    .where('version', '=', String(version))
    .executeTakeFirst();
  return found as { before: Priced; after: Priced } | undefined;
}

/** Returns the prices as one text, to compare them. */
function listPrices({ variants = [], ...own }: Priced): string {
  const ofVariants = variants.map((variant) => [variant.id, variant.price, variant.sale_price]);
  return JSON.stringify([own.price, own.sale_price, ...ofVariants]);
}

/** Returns the change that gives a product other prices: its own, or those of its variants, whose stock is not named. */
function withPrices(
  { price, sale_price, variants }: ProductFacts,
  change: (prices: Prices, variantId?: string) => Prices,
) {
  if (variants.length === 0) return change({ price, sale_price });
  return {
    variants: variants.map(({ stock_quantity: _pieces, ...variant }) => ({
      ...variant,
      ...change(variant, variant.id),
    })),
  };
}

function pick({ price = null, sale_price = null }: Prices) {
  return { price, sale_price };
}

function move({ price = null, sale_price = null }: Prices, by: PriceChange) {
  return { price: moveOne(price, by), sale_price: moveOne(sale_price, by) };
}

function moveOne(rupees: number | null, by: PriceChange): number | null {
  if (rupees === null) return null;
  const paise = changePrice(toPaise(rupees), by);
  if (paise <= 0) throw invalid('request.invalid', 'A price would fall to ₹0 or below');
  return toRupees(paise);
}
