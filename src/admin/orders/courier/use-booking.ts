import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { Order } from '#admin/orders/use-order.ts';

export type Booking = Answer<'GET /admin/orders/{id}/booking'>;

const keyOf = (id: string) => ['booking', id] as const;

/** Loads the courier's part of an order; asks again whenever the order has changed. */
export function useBooking({ id, version }: Order) {
  return useQuery({
    queryKey: [...keyOf(id), version],
    queryFn: ({ signal }) => callAdmin('GET /admin/orders/{id}/booking', { params: { id }, signal }),
    placeholderData: (before) => before,
  });
}

/** Runs a command for the parcel of an order; the order is loaded anew, after a refusal too. */
export function useBookingChange<Values = void>(order: Order, change: (values: Values) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, Values>({
    mutationFn: change,
    onSettled: () => {
      for (const key of [keyOf(order.id), ['order', order.order_number], ['list'], ['today']])
        void client.invalidateQueries({ queryKey: key });
    },
  });
}
