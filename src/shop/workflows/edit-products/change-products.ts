import type { BulkProducts } from '#contract/catalogue/admin-product.ts';
import type { BulkAnswer } from '#contract/order/bulk-orders.ts';
import { ShopError } from '#domain/error.ts';
import { toPaise } from '#domain/money/money.ts';
import { answerOnce } from '#shop/access/answer-once.ts';
import type { Ctx } from '#shop/context.ts';
import { archiveProduct, restoreProduct } from './archive-product.ts';
import { changeProduct, type ProductRef } from './change-product.ts';
import { putPriceBack, repriceProduct } from './reprice-product.ts';

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
    if (change.action !== 'price') {
      await act(ctx, change.action, ref);
      return { id: ref.id, done: true };
    }
    const version = await repriceProduct(ctx, ref, readPriceChange(change));
    return { id: ref.id, done: true, ...(version !== undefined && { version }) };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { id: ref.id, done: false, code: error.code, error: error.message };
  }
}

function act(ctx: Ctx, action: Exclude<BulkProducts['action'], 'price'>, ref: ProductRef): Promise<unknown> {
  switch (action) {
    case 'hide':
      return changeProduct(ctx, ref.id, { status: 'hidden', version: ref.version });
    case 'live':
      return changeProduct(ctx, ref.id, { status: 'live', version: ref.version });
    case 'archive':
      return archiveProduct(ctx, ref);
    case 'restore':
      return restoreProduct(ctx, ref);
    case 'price_back':
      return putPriceBack(ctx, ref);
  }
}

function readPriceChange({ percent, amount }: BulkProducts) {
  return percent === undefined ? { amountPaise: toPaise(amount!) } : { percentBp: Math.round(percent * 100) };
}
