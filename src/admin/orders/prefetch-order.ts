import { queryClient } from '#admin/query-client.ts';
import { orderQuery } from './use-order.ts';

/** Loads an order and the code of its page before the page is opened. */
export function prefetchOrder(number: string): void {
  void import('./order.route.tsx');
  void queryClient.prefetchQuery(orderQuery(number));
}
