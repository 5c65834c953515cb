import type { Ctx } from '#shop/context.ts';

/** Notes that the payment link of an order is paid, cancelled or expired at Razorpay, and need not be followed up any more. */
export async function closePaymentLink({ db, clock }: Ctx, orderId: string): Promise<void> {
  await db
    .updateTable('payment_links')
    .set({ closed_at: clock.now() })
    .where('order_id', '=', orderId)
    .execute();
}
