import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import { useDelayed } from '#admin/search/use-delayed.ts';
import type { Order } from '#admin/orders/use-order.ts';

type Preview<Wish, Figures> = {
  name: 'refund' | 'exchange';
  order: Order;
  /** The body of the question; undefined while nothing is chosen. */
  wish: Wish | undefined;
  load: (wish: Wish, signal: AbortSignal) => Promise<Figures>;
};

/** Asks the shop what a change of an order would come to, as soon as its choice has not changed for a moment. */
export function usePreview<Wish, Figures>({ name, order, wish, load }: Preview<Wish, Figures>) {
  const asked = useDelayed(wish === undefined ? '' : JSON.stringify(wish));
  return useQuery<Figures, ApiError>({
    queryKey: ['order-preview', name, order.id, order.version, asked],
    queryFn: ({ signal }) => load(JSON.parse(asked) as Wish, signal),
    enabled: asked !== '',
    placeholderData: asked === '' ? undefined : keepPreviousData,
    retry: false,
  });
}
