import { conflict, notFound } from '#domain/error.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { canAskForReturn } from '#domain/order/return-window.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';

/**
 * Throws unauthenticated, not_found for an order that is not the customer's, and conflict `return.not_possible` with the reason if the
 * order is not within the return window of the settings.
 */
export async function requireReturnWindow(ctx: Ctx, orderId: string): Promise<void> {
  const customerId = requireCustomer(ctx);
  const order = await ctx.db
    .selectFrom('orders')
    .select(['status', 'delivered_at as deliveredAt'])
    .where('id', '=', orderId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!order) throw notFound('Order');
  const { returnDays } = (await readSettings(ctx)).general;
  requireReturnAllowed(
    { ...order, status: order.status as OrderStatus },
    { returnDays, now: ctx.clock.now() },
  );
}

/** Throws conflict `return.not_possible` with the reason where `canAskForReturn` allows no return. */
export function requireReturnAllowed(...asked: Parameters<typeof canAskForReturn>): void {
  const allowance = canAskForReturn(...asked);
  if (!allowance.allowed) throw conflict('return.not_possible', allowance.reason);
}
