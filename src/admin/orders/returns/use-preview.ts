import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import { useDelayed } from '#admin/search/use-delayed.ts';
import type { Order } from '#admin/orders/use-order.ts';

type PreviewOf<Wish, Figures> = {
  name: 'refund' | 'exchange';
  order: Order;
  /** The body of the request; undefined while nothing is chosen. */
  wish: Wish | undefined;
  load: (wish: Wish, signal: AbortSignal) => Promise<Figures>;
};

/** The shop's response; while `isCurrent` is false, its figures belong to an earlier choice and are for display only. */
export type Preview<Figures> = { data: Figures | undefined; error: ApiError | null; isCurrent: boolean };

/** Requests the effect of a change of an order, once its choice has not changed for a moment. */
export function usePreview<Wish, Figures>({
  name,
  order,
  wish,
  load,
}: PreviewOf<Wish, Figures>): Preview<Figures> {
  const body = wish === undefined ? '' : JSON.stringify(wish);
  const delayedBody = useDelayed(body);
  const { data, error, isPlaceholderData } = useQuery<Figures, ApiError>({
    queryKey: ['order-preview', name, order.id, order.version, delayedBody],
    queryFn: ({ signal }) => load(JSON.parse(delayedBody) as Wish, signal),
    enabled: delayedBody !== '',
    placeholderData: delayedBody === '' ? undefined : keepPreviousData,
  });
  return { data, error, isCurrent: data !== undefined && !isPlaceholderData && delayedBody === body };
}
