import type { BulkProducts } from '#contract/catalogue/admin-product.ts';
import type { BulkAnswer } from '#contract/order/bulk-orders.ts';
import { type PriceChange, changePrice } from '#domain/catalogue/change-price.ts';
import { ShopError, invalid } from '#domain/error.ts';
import { toPaise, toRupees } from '#domain/money/money.ts';
import { answerOnce } from '#shop/access/answer-once.ts';
import type { Ctx } from '#shop/context.ts';
import { archiveProduct, restoreProduct } from './archive-product.ts';
import { changeProduct, editProduct, type ProductRef } from './change-product.ts';
import type { ProductFacts } from './product-facts.ts';
import { writeProduct } from './write-product.ts';

/**
 * Does one thing to many products, each in its own transaction, and reports each: a product that fails stops no other. The same key is
 * answered as the first time. Throws invalid `request.other`.
 */
export function changeProducts(ctx: Ctx, change: BulkProducts, key: string | undefined): Promise<BulkAnswer> {
  return answerOnce(ctx, { route: 'POST /admin/products/bulk', key, request: change }, async () => {
    const results: BulkAnswer['results'] = [];
    for (const ref of change.ids) results.push(await changeOne(ctx, change, ref));
    return { results };
  });
}

async function changeOne(
  ctx: Ctx,
  change: BulkProducts,
  ref: ProductRef,
): Promise<BulkAnswer['results'][number]> {
  try {
    await act(ctx, change, ref);
    return { id: ref.id, done: true };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { id: ref.id, done: false, code: error.code, error: error.message };
  }
}

function act(ctx: Ctx, { action, percent, amount }: BulkProducts, ref: ProductRef): Promise<unknown> {
  switch (action) {
    case 'hide':
      return changeProduct(ctx, ref.id, { status: 'hidden', version: ref.version });
    case 'live':
      return changeProduct(ctx, ref.id, { status: 'live', version: ref.version });
    case 'archive':
      return archiveProduct(ctx, ref);
    case 'restore':
      return restoreProduct(ctx, ref);
    case 'price': {
      const by =
        percent === undefined ? { amountPaise: toPaise(amount!) } : { percentBp: Math.round(percent * 100) };
      return editProduct(ctx, ref, { action: 'product.repriced' }, (tx, before) =>
        writeProduct(tx, before, reprice(before, by)),
      );
    }
  }
}

type Priced = { price: number | null; sale_price: number | null };

/** Returns every price of a product after the change: its own, or those of its variants, whose stock is not named. */
function reprice({ price, sale_price, variants }: ProductFacts, by: PriceChange) {
  if (variants.length === 0) return move({ price, sale_price }, by);
  return {
    variants: variants.map(({ stock_quantity: _pieces, ...variant }) => ({
      ...variant,
      ...move(variant, by),
    })),
  };
}

function move({ price, sale_price }: Priced, by: PriceChange): Priced {
  return { price: moveOne(price, by), sale_price: moveOne(sale_price, by) };
}

function moveOne(rupees: number | null, by: PriceChange): number | null {
  if (rupees === null) return null;
  const paise = changePrice(toPaise(rupees), by);
  if (paise <= 0) throw invalid('request.invalid', 'A price would fall to ₹0 or below');
  return toRupees(paise);
}
