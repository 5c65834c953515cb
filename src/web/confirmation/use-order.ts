import { useCallback, useEffect, useState } from 'react';
import type { OrderJson } from '#contract/order/order.ts';
import { trackPurchase } from '#web/analytics/purchases.ts';
import { ApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { removeBought } from '#web/checkout/remove-bought.ts';
import * as words from './words.ts';

export type OrderRead =
  | { state: 'loading' }
  | { state: 'found'; order: OrderJson }
  | { state: 'missing' }
  | { state: 'failed'; message: string };

/** Reads one of the customer's orders; `again` reads it again and keeps the shown order until the answer arrives. */
export function useOrder(orderId: string, isReady: boolean): { read: OrderRead; again: () => Promise<void> } {
  const [read, setRead] = useState<OrderRead>({ state: 'loading' });
  const again = useCallback(async () => {
    try {
      const { order } = await callApi('GET /orders/{id}', { params: { id: orderId } });
      setRead({ state: 'found', order });
      if (trackPurchase(order)) void removeBought(order.items);
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404;
      const failure: OrderRead = isMissing
        ? { state: 'missing' }
        : { state: 'failed', message: words.statusFailed };
      setRead((known) => (known.state === 'found' && !isMissing ? known : failure));
    }
  }, [orderId]);
  useEffect(() => {
    if (isReady) void again();
  }, [again, isReady]);
  return { read, again };
}
