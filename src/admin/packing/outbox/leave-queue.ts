import type { Answer } from '#contract/endpoints.ts';
import { queryClient } from '#admin/query-client.ts';

type Listed = Pick<Answer<'GET /admin/orders'>, 'orders' | 'total'>;

/** Removes a sent order from the loaded queues, which cannot be reloaded without a network; otherwise it would be packed again. */
export function leaveQueue(orderId: string): void {
  queryClient.setQueriesData<Listed>({ queryKey: ['list', 'packing'] }, (listed) => {
    if (!listed) return undefined;
    const orders = listed.orders.filter(({ id }) => id !== orderId);
    return { ...listed, orders, total: listed.total - (listed.orders.length - orders.length) };
  });
}
