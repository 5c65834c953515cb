import { conflict, notFound } from '#domain/error.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { LEAST_PAYABLE_PAISE, type RazorpayOrder } from '#domain/payment/payment.ts';
import type { PaymentOrderAnswer } from '#contract/payment/payment.ts';
import type { Ctx } from '#shop/context.ts';
import { readContent } from '#shop/content/read-content.ts';
import { amountToPay } from './amount-to-pay.ts';
import { findPaymentLink } from './links/find-payment-link.ts';
import { adoptGatewayOrder, keepGatewayOrder } from './store-gateway-order.ts';
import { requireRazorpay } from './require-razorpay.ts';

/**
 * Creates the Razorpay order for the payment widget, with the stored total in paise; a repeated call returns the same one, unless the
 * shop's keys have changed to those of another account. Throws not_found for an order that is not the customer's, conflict
 * `payment.not_due` once it is paid, cancelled or cash on delivery, conflict `payment.by_link` for an order by telephone or an exchange,
 * which could otherwise be paid twice, and unavailable `payment.unavailable` while Razorpay cannot be reached: the order remains and can be
 * paid later.
 */
export async function startPayment(ctx: Ctx, orderId: string): Promise<PaymentOrderAnswer> {
  const order = await getPayableOrder(ctx, orderId);
  if (order.taken_by !== null || order.exchange_of !== null) throw await payByLink(ctx, order);
  const gatewayOrderId = await findOrOpen(ctx, order);
  return {
    key_id: requireRazorpay(ctx).keyId,
    amount: order.to_pay_paise,
    currency: 'INR',
    razorpay_order_id: gatewayOrderId,
    order_id: order.id,
    script_url: requireRazorpay(ctx).checkoutScriptUrl,
  };
}

async function findOrOpen(ctx: Ctx, order: PayableOrder): Promise<string> {
  const { gateway_order_id: stored, key_id } = order;
  const { keyId } = requireRazorpay(ctx);
  if (stored !== null && (key_id === keyId || (await adoptGatewayOrder(ctx, stored)))) return stored;
  return keepGatewayOrder(ctx, order, await createOrFind(ctx, order), stored);
}

type PayableOrder = {
  id: string;
  order_number: string;
  to_pay_paise: number;
  gateway_order_id: string | null;
  /** The key by which its Razorpay order was made. */
  key_id: string | null;
  /** Set for an order by telephone. */
  taken_by: string | null;
  /** Set for an exchange. */
  exchange_of: string | null;
};

async function payByLink(ctx: Ctx, { id, taken_by }: PayableOrder) {
  const link = await findPaymentLink(ctx, id);
  if (link?.isUnknown) return conflict('payment.by_link', await askForNewLink(ctx));
  const pay = 'Please pay it with the payment link that we sent you.';
  const sentence = `${taken_by === null ? 'This order is part of an exchange.' : 'You placed this order by phone.'} ${pay}`;
  return conflict('payment.by_link', sentence, link && { url: link.url });
}

async function askForNewLink(ctx: Ctx): Promise<string> {
  const { phone, email } = await readContent(ctx, 'contact');
  const ways = [phone, email].filter(Boolean).join(' or ');
  return `The payment link that we sent you no longer works. Please contact us for a new one${ways && `: ${ways}`}.`;
}

async function getPayableOrder(ctx: Ctx, orderId: string): Promise<PayableOrder> {
  const customerId = requireCustomer(ctx);
  const order = await ctx.db
    .selectFrom('orders as o')
    .leftJoin('gateway_orders as g', 'g.order_id', 'o.id')
    .select([
      'o.id',
      'o.order_number',
      'o.status',
      'o.payment_method',
      'o.taken_by',
      'o.exchange_of',
      'g.gateway_order_id',
      'g.key_id',
    ])
    .select(amountToPay.as('to_pay_paise'))
    .where('o.id', '=', orderId)
    .where('o.customer_id', '=', customerId)
    .executeTakeFirst();
  if (!order) throw notFound('Order');
  const isDue = order.status === 'pending' && order.payment_method === 'razorpay';
  if (!isDue || order.to_pay_paise < LEAST_PAYABLE_PAISE) {
    throw conflict('payment.not_due', 'There is nothing to pay for this order', { status: order.status });
  }
  return order;
}

async function createOrFind(ctx: Ctx, order: PayableOrder): Promise<RazorpayOrder> {
  const receipt = order.id;
  try {
    return await requireRazorpay(ctx).createOrder({
      amountPaise: order.to_pay_paise,
      receipt,
      notes: { order_number: order.order_number },
    });
  } catch (error) {
    // Razorpay may have created the order although its response was lost; the receipt finds it again.
    const opened = await requireRazorpay(ctx)
      .findOrderByReceipt(receipt)
      .catch(() => undefined);
    if (opened?.amount === order.to_pay_paise) return opened;
    throw error;
  }
}
