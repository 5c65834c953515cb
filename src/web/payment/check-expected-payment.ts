import { dayMs } from '#domain/durations.ts';
import { LATE_PAYMENT_DAYS } from '#domain/payment/late-payment-days.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { forgetPurchase, listExpected, trackPurchase } from '#web/analytics/purchases.ts';
import { ApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { removeBought } from '#web/checkout/remove-bought.ts';
import { storePaidOrder } from '#web/checkout/stored-checkout.ts';

/** How long after it was placed an order may still become paid. */
const LATE_MS = LATE_PAYMENT_DAYS * dayMs;

/** Checks the unpaid orders placed in this browser and removes the products of those that are paid by now from the cart. */
export async function checkExpectedPayments(): Promise<void> {
  for (const id of listExpected()) {
    try {
      const { order } = await callApi('GET /orders/{id}', { params: { id } });
      if (trackPurchase(order)) {
        storePaidOrder(id);
        await removeBought(order.items);
      } else if (isOver(order)) forgetPurchase(id);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) forgetPurchase(id);
    }
  }
}

function isOver({ status, cancelled_reason, created_at }: OrderJson): boolean {
  const mayRevive = cancelled_reason === 'unpaid' && Date.now() - Date.parse(created_at) < LATE_MS;
  return status === 'cancelled' && !mayRevive;
}
