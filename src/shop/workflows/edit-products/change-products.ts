import type { BulkAnswer } from '#contract/bulk.ts';
import type { BulkProducts } from '#contract/catalogue/admin-product.ts';
import { toPaise } from '#domain/money/money.ts';
import { answerOnce } from '#shop/access/answer-once.ts';
import type { Ctx } from '#shop/context.ts';
import { reportEach } from '#shop/report-each.ts';
import { archiveProduct, restoreProduct } from './archive-product.ts';
import { changeProduct, type ProductRef } from './change-product.ts';
import { putPriceBack, repriceProduct } from './reprice-product.ts';

/**
 * Makes one change to many products, each in its own transaction, and reports the result of each: a failure does not stop the others. A
 * repeated key gets the first answer. Throws invalid `request.other`.
 */
export function changeProducts(ctx: Ctx, change: BulkProducts, key: string | undefined): Promise<BulkAnswer> {
  return answerOnce(ctx, { route: 'POST /admin/products/bulk', key, request: change }, () =>
    reportEach(change.ids, async (ref) => {
      if (change.action === 'price')
        return { version: await repriceProduct(ctx, ref, readPriceChange(change)) };
      return void (await act(ctx, change.action, ref));
    }),
  );
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
