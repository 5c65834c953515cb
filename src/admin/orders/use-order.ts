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
 * Describes how an order is loaded by its number or id, and with it the courier's part, which would push away what is below it. Where that
 * fails, its part asks again.
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

/** Runs a change of an order, whose answer is the order as it is then. After a refusal, or an answer that was lost, the order is loaded again. */
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
