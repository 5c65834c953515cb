import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Input } from '#contract/endpoints.ts';
import type { PriceChangeFields } from '#contract/pricing/price-change.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { pauseUntil } from '#admin/pause-until.ts';
import { useRecordChange } from '#admin/use-record-change.ts';
import { type PriceChange, changesAt } from './price-change-words.tsx';

type Change = Input<'PATCH /admin/price-changes/{id}'>['body'];

/** Loads a price change, and again when it begins and when it ends. */
export function usePriceChange(id: string) {
  return useQuery({
    queryKey: ['price-change', id],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/price-changes/{id}', { params: { id }, signal })).price_change,
    refetchInterval: ({ state: { data } }) => data !== undefined && pauseUntil(changesAt(data)),
  });
}

/** Changes a price change and updates its page and the lists. */
export function useChangePriceChange(id: string) {
  return useRecordChange(
    ['price-change', id],
    async (body: Change) =>
      (await callAdmin('PATCH /admin/price-changes/{id}', { params: { id }, body })).price_change,
  );
}

/** Schedules a price change. */
export function useAddPriceChange() {
  const client = useQueryClient();
  return useMutation<PriceChange, ApiError, PriceChangeFields>({
    mutationFn: async (body) => (await callAdmin('POST /admin/price-changes', { body })).price_change,
    onSuccess: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
}

/** Removes a price change that has not begun. */
export function useRemovePriceChange(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError>({
    mutationFn: () => callAdmin('DELETE /admin/price-changes/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
}
