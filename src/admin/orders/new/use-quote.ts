import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useDelayed } from '#admin/search/use-delayed.ts';
import { type OrderValues, toQuoteBody } from './order-values.ts';

export type Quote = Answer<'POST /admin/orders/quote'>;

/** Requests a quote for the current values; while `isWaiting`, there is none for them yet. */
export function useQuote(values: OrderValues) {
  const body = JSON.stringify(toQuoteBody(values));
  const delayedBody = useDelayed(body);
  const { data, error, isPlaceholderData } = useQuery<Quote, ApiError>({
    queryKey: ['telephone quote', delayedBody],
    queryFn: ({ signal }) =>
      callAdmin('POST /admin/orders/quote', {
        body: JSON.parse(delayedBody) as ReturnType<typeof toQuoteBody>,
        signal,
      }),
    enabled: values.lines.length > 0,
    placeholderData: keepPreviousData,
  });
  const quote = values.lines.length > 0 ? data : undefined;
  const isCurrent = quote !== undefined && !isPlaceholderData && delayedBody === body;
  return { quote, error, isWaiting: values.lines.length > 0 && !isCurrent && error === null };
}
