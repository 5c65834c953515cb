import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { CollectionFields } from '#contract/catalogue/admin-collection.ts';
import type { Answer, Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useRecordChange } from '#admin/use-record-change.ts';

export type Collection = Answer<'GET /admin/collections/{id}'>['collection'];
type Change = Input<'PATCH /admin/collections/{id}'>['body'];

/** Loads a collection. */
export function useCollection(id: string) {
  return useQuery({
    queryKey: ['collection', id],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/collections/{id}', { params: { id }, signal })).collection,
  });
}

/** Changes a collection and updates its page and the list. */
export function useChangeCollection(id: string) {
  return useRecordChange(
    ['collection', id],
    async (body: Change) =>
      (await callAdmin('PATCH /admin/collections/{id}', { params: { id }, body })).collection,
  );
}

/** Adds a collection. */
export function useAddCollection() {
  const client = useQueryClient();
  return useMutation<Collection, ApiError, CollectionFields>({
    mutationFn: async (body) => (await callAdmin('POST /admin/collections', { body })).collection,
    onSuccess: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
}

/** Removes a collection; its products stay. */
export function useRemoveCollection(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError>({
    mutationFn: () => callAdmin('DELETE /admin/collections/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
}
