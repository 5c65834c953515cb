import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Input } from '#contract/endpoints.ts';
import type { PromotionFields } from '#contract/pricing/admin-promotion.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { pauseUntil } from '#admin/pause-until.ts';
import { useRecordChange } from '#admin/use-record-change.ts';
import { type Promotion, changesAt } from './promotion-words.tsx';

type Change = Input<'PATCH /admin/promotions/{id}'>['body'];

/** Loads a promotion code, and again when it begins and when it ends. */
export function usePromotion(id: string) {
  return useQuery({
    queryKey: ['promotion', id],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/promotions/{id}', { params: { id }, signal })).promotion,
    enabled: id !== '',
    refetchInterval: ({ state: { data } }) => data !== undefined && pauseUntil(changesAt(data)),
  });
}

/** Changes a promotion code and updates its page and the lists. */
export function useChangePromotion(id: string) {
  return useRecordChange(
    ['promotion', id],
    async (body: Change) =>
      (await callAdmin('PATCH /admin/promotions/{id}', { params: { id }, body })).promotion,
  );
}

/** Adds a promotion code. */
export function useAddPromotion() {
  const client = useQueryClient();
  return useMutation<Promotion, ApiError, PromotionFields>({
    mutationFn: async (body) => (await callAdmin('POST /admin/promotions', { body })).promotion,
    onSuccess: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
}

/** Removes a promotion code that no order used. */
export function useRemovePromotion(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError>({
    mutationFn: () => callAdmin('DELETE /admin/promotions/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
}
