import type { Ctx } from '#shop/context.ts';

/** Records that the payment link of an order is paid, cancelled or expired at Razorpay, and needs no further follow-up. */
export async function closePaymentLink({ db, clock }: Ctx, orderId: string): Promise<void> {
  await db
    .updateTable('payment_links')
    .set({ closed_at: clock.now() })
    .where('order_id', '=', orderId)
    .execute();
}
