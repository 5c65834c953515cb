import { ReturnOrderInput, StaffCancellation } from '#contract/order/admin-order.ts';
import { COURIERS } from '#domain/shipment/courier.ts';
import { OTHER_COURIER } from '#domain/shipment/shipment.ts';
import type { Ctx } from '#shop/context.ts';
import { getAdminOrder } from '#shop/orders/admin-orders/get-admin-order.ts';
import { completeOrder } from '#shop/orders/fulfilment/complete-order.ts';
import { deliverOrder } from '#shop/orders/fulfilment/deliver-order.ts';
import { packOrder } from '#shop/orders/fulfilment/pack-order.ts';
import { shipOrder } from '#shop/orders/fulfilment/ship-order.ts';
import { handBackCash } from '#shop/payments/cash/hand-back-cash.ts';
import { cancelByStaff } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { returnOrder } from '#shop/workflows/cancel-and-return/return-order.ts';
import { collectCash } from '#shop/workflows/order-lifecycle/collect-cash.ts';
import { confirmOrder } from '#shop/workflows/order-lifecycle/confirm-order.ts';
import type { Command } from './command.ts';
import { formatOrder, formatOrders } from './format-orders.ts';
import { parcelWords, readParcel } from './parcel-commands.ts';
import { readArguments } from './read-arguments.ts';

/** Commands that list orders, show one and move it along. */
export const orderCommands: Record<string, Command> = {
  orders: {
    takes: '[--status STATUS] [--find TEXT] [--look]',
    means: 'lists the newest orders; with --look those whose money waits for somebody',
    run: (ctx, { flags }) => formatOrders(ctx, flags),
  },
  order: {
    takes: 'NUMBER',
    means: 'shows an order with its history',
    run: async (ctx, { words: [number = ''] }) => formatOrder(await getAdminOrder(ctx, number)),
  },
  confirm: onOrder('confirms a cash on delivery order that is waiting', confirmOrder),
  pack: onOrder('marks an order as packed', packOrder),
  ship: {
    takes: parcelWords,
    means: `notes that the courier has it, and tells the buyer; couriers are ${COURIERS.map(({ key }) => key).join(', ')}, and ${OTHER_COURIER} with --courier-name and perhaps no number`,
    run: async (ctx, given) => change(ctx, given.words[0], (id) => shipOrder(ctx, id, readParcel(given))),
  },
  deliver: onOrder('marks a parcel as delivered and tells the customer', deliverOrder),
  cash: onOrder('records that the cash was collected', collectCash),
  'cash-handed-back': onOrder('records that the cash owed to the customer was handed back', handBackCash),
  complete: onOrder('closes an order', completeOrder),
  cancel: {
    takes: 'NUMBER REASON [--sold-out]',
    means: 'cancels an order before dispatch and refunds it',
    run: async (ctx, { words: [number, reason], flags }) => {
      const { sold_out: soldOut, ...why } = readArguments(StaffCancellation, {
        reason,
        sold_out: flags['sold-out'],
      });
      return change(ctx, number, (id) => cancelByStaff(ctx, id, { ...why, soldOut }));
    },
  },
  return: {
    takes: 'NUMBER REASON [--restock]',
    means: 'takes back a delivered order and refunds it',
    run: async (ctx, { words: [number, reason], flags }) => {
      const wanted = readArguments(ReturnOrderInput, { reason, restock: flags['restock'] });
      return change(ctx, number, (id) => returnOrder(ctx, id, wanted));
    },
  },
};

function onOrder(means: string, run: (ctx: Ctx, orderId: string) => Promise<void>): Command {
  return {
    takes: 'NUMBER',
    means,
    run: (ctx, { words: [number] }) => change(ctx, number, (id) => run(ctx, id)),
  };
}

async function change(
  ctx: Ctx,
  number: string | undefined,
  run: (id: string) => Promise<void>,
): Promise<string> {
  const { id } = await getAdminOrder(ctx, number ?? '');
  await run(id);
  return formatOrder(await getAdminOrder(ctx, id));
}
