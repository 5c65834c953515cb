import { toPaymentFact } from '#domain/payment/payment-fact.ts';
import { confirmPayment } from '#shop/workflows/confirm-payment/confirm-payment.ts';
import { buy, openPayment, toGatewayPayment, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';

type OpenedOrder = { gatewayOrderId: string; amount: number };
type Told = { id?: string; amount?: number; currency?: string; status: 'authorized' | 'captured' | 'failed' };

let count = 0;

/** Makes a buyer and a product; returns them with the calls that open an online order at Razorpay and report its payment. */
export async function makePaymentReports(shop: TestShop) {
  const buyer = await makeCustomer(shop);
  const idol = await makeProduct(shop, { stock: 3 });

  /** Makes an unpaid online order, opened at Razorpay: 1,200 − 5 % prepaid + 100 shipping, in the home State. */
  async function orderOnline() {
    const order = await buy(shop, buyer, toOrderBody({ productId: idol.id }, { paymentMethod: 'razorpay' }));
    const { razorpay_order_id: gatewayOrderId, amount } = await openPayment(shop, buyer, order.id);
    return { id: order.id, gatewayOrderId, amount };
  }

  /** Confirms a payment as browser, webhook and sweep all finally do; returns the status that the shop stores. */
  function tell(order: OpenedOrder, told: Told) {
    count += 1;
    const { id = `pay_TEST${String(count).padStart(9, '0')}`, amount = order.amount, ...rest } = told;
    const payment = toGatewayPayment({ id, amount, order_id: order.gatewayOrderId, ...rest });
    return confirmPayment(shop.as({ kind: 'system' }), toPaymentFact(payment, shop.clock.now())!);
  }

  return { buyer, idol, orderOnline, tell };
}

/** Reads the refunds of an order, in paise. */
export function listRefunds({ db }: TestShop, orderId: string) {
  return db
    .selectFrom('refunds')
    .select(['reason', 'amount_paise', 'status'])
    .where('order_id', '=', orderId)
    .execute();
}

/** Reads the refund amounts that the buyer's messages state, in paise. */
export async function listToldRefunds({ db }: TestShop, orderId: string): Promise<number[]> {
  const messages = await db
    .selectFrom('messages')
    .select('facts')
    .where('kind', '=', 'order_refunded')
    .where('dedupe_key', 'like', `order_refunded/${orderId}/%`)
    .execute();
  return messages.map(({ facts }) => (facts as { refundPaise: number }).refundPaise);
}
