import { useEffect, useState } from 'react';
import { formatAmount } from '#domain/money/money.ts';
import type { PastOrderJson } from '#contract/order/past-order.ts';
import { callApi } from '#web/api-client.ts';
import { formatDate } from '#web/shell/format-date.ts';
import * as words from './words.ts';

const shown = 50;

/** Lists the customer's orders from the earlier shop, read-only; renders nothing if there are none. */
export function PastOrders() {
  const [orders, setOrders] = useState<PastOrderJson[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const query = { page: 1, limit: shown };
    // The orders above are the purpose of the page: if this request fails, this part is omitted.
    callApi('GET /past-orders', { query, signal: leaving.signal }).then(
      (found) => setOrders(found.past_orders),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="past-orders" className="mt-8">
      <h2 id="past-orders" className="font-display text-xl font-medium">
        {words.pastTitle}
      </h2>
      <p className="mt-1 text-quiet">{words.pastText}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {orders.map((order) => (
          <li key={order.id} className="rounded-md border border-line bg-card p-4">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-semibold figures">{order.number}</span>
              <span className="text-sm text-quiet">{formatDate(order.placed_at)}</span>
              <span className="ml-auto font-semibold figures">{formatAmount(order.total)}</span>
            </p>
            <ul className="mt-2 text-sm">
              {order.items.map((item, index) => (
                <li key={index} className="break-words">{`${item.quantity} × ${item.name}`}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
