import { queryClient } from '#admin/query-client.ts';
import { productQuery } from './use-product.ts';

/** Loads a product and the code of its form before it is opened. */
export function prefetchProduct(id: string): void {
  void import('./product.route.tsx');
  void queryClient.prefetchQuery(productQuery(id));
}
