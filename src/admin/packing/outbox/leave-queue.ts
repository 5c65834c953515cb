import type { Answer } from '#contract/endpoints.ts';
import { queryClient } from '#admin/query-client.ts';

type Listed = Pick<Answer<'GET /admin/orders'>, 'orders' | 'total'>;

/** Takes an order that was sent out of the queues as they were loaded: without a network they stay so, and it would be packed once more. */
export function leaveQueue(orderId: string): void {
  queryClient.setQueriesData<Listed>({ queryKey: ['list', 'packing'] }, (listed) => {
    if (!listed) return undefined;
    const orders = listed.orders.filter(({ id }) => id !== orderId);
    return { ...listed, orders, total: listed.total - (listed.orders.length - orders.length) };
  });
}
