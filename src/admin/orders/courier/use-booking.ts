import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { bookingQuery } from './booking-query.ts';

export type Booking = Answer<'GET /admin/orders/{id}/booking'>;

/** Loads the courier's part of an order. */
export function useBooking(order: Order) {
  return useQuery(bookingQuery(order));
}

/** Runs a command for the parcel of an order and reloads the order, even after a refusal. */
export function useBookingChange<Values = void>(order: Order, change: (values: Values) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, Values>({
    mutationFn: change,
    onSettled: () => {
      for (const key of [['booking', order.id], ['order', order.order_number], ['list'], ['today']])
        void client.invalidateQueries({ queryKey: key });
    },
  });
}
