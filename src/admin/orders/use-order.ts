import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { bookingQuery } from './courier/booking-query.ts';

export type Order = Answer<'GET /admin/orders/{id}'>['order'];

function keyOf(number: string): readonly string[] {
  return ['order', number];
}

/**
 * The query that loads an order by its number or id together with its courier's part, which would otherwise push down the content below it.
 * If that part fails, it loads again on its own.
 */
export function orderQuery(number: string) {
  return queryOptions({
    queryKey: keyOf(number),
    queryFn: async ({ signal, client }) => {
      const { order } = await callAdmin('GET /admin/orders/{id}', { params: { id: number }, signal });
      await client.prefetchQuery({ ...bookingQuery(order), retry: false });
      if (order.order_number !== number) client.setQueryData(keyOf(order.order_number), order);
      return order;
    },
  });
}

export function useOrder(number: string) {
  return useQuery(orderQuery(number));
}

/** Runs a change of an order that returns the updated order. After a refusal or a lost response, the order is reloaded. */
export function useOrderChange<Values, Changed extends { order: Order }>(
  number: string,
  change: (values: Values) => Promise<Changed>,
) {
  const client = useQueryClient();
  return useMutation<Changed, ApiError, Values>({
    mutationFn: change,
    onSuccess: ({ order }) => {
      client.setQueryData(keyOf(number), order);
      void client.invalidateQueries({ queryKey: ['list'] });
      void client.invalidateQueries({ queryKey: ['today'] });
    },
    onError: () => void client.invalidateQueries({ queryKey: keyOf(number) }),
  });
}
