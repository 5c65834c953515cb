import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { pauseUntil } from '#admin/pause-until.ts';
import { READY } from '#admin/setup/ready-key.ts';

export type Product = Answer<'GET /admin/products/{id}'>['product'];

/** The query that loads a product by its id. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/products/{id}', { params: { id }, signal })).product,
  });
}

/** Loads a product. A scheduled one is reloaded after its publication time, until the shop has published it. */
export function useProduct(id: string) {
  return useQuery({
    ...productQuery(id),
    refetchInterval: ({ state: { data } }) => data?.status === 'scheduled' && pauseUntil(data.publish_at),
  });
}

/** Runs a change that returns the updated product, and updates its page and every list at once. */
export function useProductChange<Sent>(change: (sent: Sent) => Promise<{ product: Product }>) {
  const client = useQueryClient();
  return useMutation<{ product: Product }, ApiError, Sent>({
    mutationFn: change,
    onSuccess: ({ product }) => {
      client.setQueryData(productQuery(product.id).queryKey, product);
      void client.invalidateQueries({ queryKey: ['list'] });
      // A save may have added a maker or a craft.
      void client.invalidateQueries({ queryKey: ['makers', 'names'] });
      void client.invalidateQueries({ queryKey: ['crafts', 'names'] });
      void client.invalidateQueries({ queryKey: ['today'] });
      void client.invalidateQueries({ queryKey: READY });
      void client.invalidateQueries({ queryKey: ['product history', product.id] });
    },
    onError: (error) => {
      if (error.status === 409) void client.invalidateQueries({ queryKey: ['product'] });
    },
  });
}
