import type { BulkAnswer, BulkChange } from '#contract/order/bulk-orders.ts';
import { ShopError } from '#domain/error.ts';
import { answerOnce } from '#shop/access/answer-once.ts';
import type { Ctx } from '#shop/context.ts';
import { completeOrder } from '#shop/orders/fulfilment/complete-order.ts';
import { deliverOrder } from '#shop/orders/fulfilment/deliver-order.ts';
import { packOrder } from '#shop/orders/fulfilment/pack-order.ts';
import { shipOrder } from '#shop/orders/fulfilment/ship-order.ts';
import { cancelByStaff } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { bookWithUsualSize } from '#shop/shipments/book-with-usual-size.ts';
import { collectCash } from '#shop/workflows/order-lifecycle/collect-cash.ts';
import { confirmOrder } from '#shop/workflows/order-lifecycle/confirm-order.ts';

type Row = BulkChange['ids'][number];
type Result = BulkAnswer['results'][number];

/**
 * Does one thing to many orders, each in its own transaction, and reports each: a row that fails stops no other. The same key is
 * answered as the first time. Throws invalid `request.other`.
 */
export function changeOrders(ctx: Ctx, change: BulkChange, key: string | undefined): Promise<BulkAnswer> {
  return answerOnce(ctx, { route: 'POST /admin/orders/bulk', key, request: change }, async () => {
    const results: Result[] = [];
    for (const row of change.ids) results.push(await changeOne(ctx, change, row));
    return { results };
  });
}

async function changeOne(ctx: Ctx, change: BulkChange, row: Row): Promise<Result> {
  const { id, version } = row;
  try {
    await act(ctx, change, row, { id, version });
    return { id, done: true };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { id, done: false, code: error.code, error: error.message };
  }
}

function act(ctx: Ctx, change: BulkChange, row: Row, ref: { id: string; version: number | undefined }) {
  switch (change.action) {
    case 'confirm':
      return confirmOrder(ctx, ref);
    case 'pack':
      return packOrder(ctx, ref);
    case 'book':
      return bookWithUsualSize(ctx, ref);
    case 'ship':
      return shipOrder(ctx, ref, {
        courier: change.courier!,
        courier_name: change.courier_name,
        tracking_number: row.tracking_number,
      });
    case 'deliver':
      return deliverOrder(ctx, ref);
    case 'collect_cash':
      return collectCash(ctx, ref);
    case 'complete':
      return completeOrder(ctx, ref);
    case 'cancel':
      return cancelByStaff(ctx, ref, { reason: change.reason!, soldOut: false });
  }
}
