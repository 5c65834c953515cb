import type { OrderJson } from '#contract/order/order.ts';
import { callApi } from '#web/api-client.ts';
import { checkPayment, type Outcome } from './pay-order.ts';
import { usePolling } from './use-polling.ts';

const EVERY_MS = 5_000;

type Watched = {
  /** The unpaid order to watch; undefined if there is no such order. */
  orderId: string | undefined;
  outcome: Outcome | undefined;
};

/**
 * Reads an unpaid order every five seconds, so that a payment made after the window was closed is noticed. Razorpay is queried only while
 * the bank's decision is pending.
 */
export function usePaymentNews({ orderId, outcome }: Watched, onNews: (order: OrderJson) => void): void {
  const ask = async () => {
    if (orderId === undefined) return;
    const isUndecided = outcome?.kind === 'undecided';
    const order = isUndecided ? await checkPayment(orderId) : await readOrder(orderId);
    if (order) onNews(order);
  };
  usePolling(ask, orderId === undefined ? undefined : EVERY_MS);
}

async function readOrder(orderId: string): Promise<OrderJson | undefined> {
  const answer = await callApi('GET /orders/{id}', { params: { id: orderId } }).catch(() => undefined);
  return answer?.order;
}
