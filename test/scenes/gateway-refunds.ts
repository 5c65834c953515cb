import type { OrderJson } from '#contract/order/order.ts';
import type { RazorpayRefund } from '#domain/payment/payment.ts';
import type { RazorpayPort } from '#shop/ports.ts';
import { buyOnline, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';

/** Makes a product, and a buyer who has paid for one piece of it online. */
export async function makePaidOrder(shop: TestShop) {
  const buyer = await makeCustomer(shop);
  const idol = await makeProduct(shop);
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  return { buyer, idol, order, paymentId: order.payment.transaction_id! };
}

/** Reads reason, status, amount and uncredited amount of the refunds of an order, in paise, smallest first. */
export async function readRefunds({ db }: TestShop, { id }: OrderJson) {
  const rows = await db
    .selectFrom('refunds')
    .select(['reason', 'status', 'amount_paise', 'uncredited_paise'])
    .where('order_id', '=', id)
    .where('status', '<>', 'replaced')
    .orderBy('amount_paise')
    .execute();
  return rows.map(({ reason, status, amount_paise, uncredited_paise }) => [
    reason,
    status,
    amount_paise,
    uncredited_paise,
  ]);
}

/** Counts the e-mails about an order whose subject matches. */
export async function countEmails(shop: TestShop, order: OrderJson, pattern: RegExp): Promise<number> {
  return (await shop.outbox()).filter(
    ({ channel, subject, body }) =>
      channel === 'email' && pattern.test(subject) && (subject + body).includes(order.order_number),
  ).length;
}

/** Returns a Razorpay at which the bank has paid a refund after it had failed. */
export function payAfterAll(razorpay: RazorpayPort, failedId: string): RazorpayPort {
  const pay = (refund: RazorpayRefund): RazorpayRefund =>
    refund.id === failedId ? { ...refund, status: 'processed' } : refund;
  const listRefunds = async (paymentId: string) => (await razorpay.listRefunds(paymentId)).map(pay);
  return {
    ...razorpay,
    listRefunds,
    listRefundsSince: async (moment) => (await razorpay.listRefundsSince(moment)).map(pay),
    getPayment: async (paymentId) => {
      const paid = (await listRefunds(paymentId)).find(({ id }) => id === failedId);
      const payment = await razorpay.getPayment(paymentId);
      return { ...payment, amount_refunded: (payment.amount_refunded ?? 0) + (paid?.amount ?? 0) };
    },
  };
}
