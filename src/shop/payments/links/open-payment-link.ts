import { minuteMs } from '#domain/durations.ts';
import type { RazorpayPaymentLink } from '#domain/payment/payment-link.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { writePaymentLinkMessage } from '#shop/messaging/write-payment-link-message.ts';
import { lockOrder } from '#shop/orders/lock-order.ts';
import { formatIndianTime } from '#shop/messaging/format-indian-time.ts';
import { amountToPay } from '#shop/payments/amount-to-pay.ts';
import { requireRazorpay } from '#shop/payments/require-razorpay.ts';

// Razorpay refuses links that expire within 15 minutes.
const shortestMs = 16 * minuteMs;

/**
 * Opens the payment link of an order by telephone, or of an exchange, for the amount to be paid in paise, and sends it to the customer.
 * Safe to repeat: an order has one link, which Razorpay finds by our order id. Does nothing for an order that needs no link. If the order
 * was cancelled during the request to Razorpay, the link is stored, so that the sweep cancels it there, and the customer is not asked to
 * pay. Throws unavailable.
 */
export async function openPaymentLink(ctx: Ctx, orderId: string): Promise<void> {
  const order = await findWithoutLink(ctx, orderId);
  if (!order) return;
  const expiresAt = expiryOf(ctx, order);
  const link = await createOrFind(ctx, order, expiresAt);
  await inTransaction(ctx, async (tx) => {
    const { status } = await lockOrder(tx, { orderId });
    const stored = await tx.db
      .insertInto('payment_links')
      .values({
        order_id: orderId,
        gateway_link_id: link.id,
        url: link.short_url,
        amount_paise: order.to_pay_paise,
        expires_at: expiresAt,
        created_at: tx.clock.now(),
      })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows !== 1n || status !== 'pending') return;
    const payUntil = formatIndianTime(expiresAt);
    await writePaymentLinkMessage(tx, { orderId, url: link.short_url, expiresAt, payUntil });
  });
}

/** Opens a link without waiting for Razorpay's retries: where it does not answer, the job that was enqueued with the order opens the link. */
export async function openPaymentLinkNow(ctx: Ctx, orderId: string): Promise<void> {
  await openPaymentLink(ctx, orderId).catch((error: Error) =>
    ctx.log.warn({ orderId, error: error.message }, 'could not open a payment link; a job tries again'),
  );
}

type Unlinked = NonNullable<Awaited<ReturnType<typeof findWithoutLink>>>;

function findWithoutLink(ctx: Ctx, orderId: string) {
  return ctx.db
    .selectFrom('orders as o')
    .leftJoin('payment_links as l', 'l.order_id', 'o.id')
    .select(['o.id', 'o.order_number', 'o.expires_at', 'o.customer_name', 'o.customer_phone'])
    .select(amountToPay.as('to_pay_paise'))
    .where('o.id', '=', orderId)
    .where('o.status', '=', 'pending')
    .where('o.payment_method', '=', 'razorpay')
    .where((eb) => eb.or([eb('o.taken_by', 'is not', null), eb('o.exchange_of', 'is not', null)]))
    .where('l.order_id', 'is', null)
    .executeTakeFirst();
}

/** Returns when the link expires: when the order does, but never sooner than Razorpay accepts. */
function expiryOf({ clock }: Ctx, { expires_at }: Unlinked): Date {
  return new Date(Math.max(expires_at?.getTime() ?? 0, clock.now().getTime() + shortestMs));
}

async function createOrFind(ctx: Ctx, order: Unlinked, expiresAt: Date): Promise<RazorpayPaymentLink> {
  const razorpay = requireRazorpay(ctx);
  try {
    return await razorpay.createPaymentLink({
      amountPaise: order.to_pay_paise,
      referenceId: order.id,
      description: `Order ${order.order_number}`,
      expiresAt,
      customer: { name: order.customer_name, contact: order.customer_phone },
      returnUrl: `${ctx.publicUrl}/track/${order.order_number}`,
    });
  } catch (error) {
    // Razorpay may have created the link although its response was lost; it refuses a second one with the same reference.
    const opened = await razorpay.findPaymentLink(order.id).catch(() => undefined);
    if (opened?.amount === order.to_pay_paise) return opened;
    throw error;
  }
}
