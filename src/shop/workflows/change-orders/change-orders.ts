import type { BulkAnswer } from '#contract/bulk.ts';
import type { BulkChange } from '#contract/order/bulk-orders.ts';
import { answerOnce } from '#shop/access/answer-once.ts';
import type { Ctx } from '#shop/context.ts';
import { completeOrder } from '#shop/orders/fulfilment/complete-order.ts';
import { deliverOrder } from '#shop/orders/fulfilment/deliver-order.ts';
import { packOrder } from '#shop/orders/fulfilment/pack-order.ts';
import { shipOrder } from '#shop/orders/fulfilment/ship-order.ts';
import { reportEach } from '#shop/report-each.ts';
import { cancelByStaff } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { bookWithUsualSize } from '#shop/shipments/book-with-usual-size.ts';
import { collectCash } from '#shop/workflows/order-lifecycle/collect-cash.ts';
import { confirmOrder } from '#shop/workflows/order-lifecycle/confirm-order.ts';

type Row = BulkChange['ids'][number];

/**
 * Makes one change to many orders, each in its own transaction, and reports the result of each: a failure does not stop the others. A
 * repeated key gets the first answer. Throws invalid `request.other`.
 */
export function changeOrders(ctx: Ctx, change: BulkChange, key: string | undefined): Promise<BulkAnswer> {
  return answerOnce(ctx, { route: 'POST /admin/orders/bulk', key, request: change }, () =>
    reportEach(change.ids, async (row) => {
      await act(ctx, change, row);
    }),
  );
}

function act(ctx: Ctx, change: BulkChange, { tracking_number, ...ref }: Row): Promise<unknown> {
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
        tracking_number,
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
