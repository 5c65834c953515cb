import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer, Input } from '#contract/endpoints.ts';
import type { RedirectFields } from '#contract/import-export/redirect.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useRecordChange } from '#admin/use-record-change.ts';

export type Redirect = Answer<'GET /admin/redirects/{id}'>['redirect'];

/** Loads a redirect. */
export function useRedirect(id: string) {
  return useQuery({
    queryKey: ['redirect', id],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/redirects/{id}', { params: { id }, signal })).redirect,
  });
}

/** Changes a redirect and updates its page and the list. */
export function useChangeRedirect(id: string) {
  return useRecordChange(
    ['redirect', id],
    async (body: Input<'PATCH /admin/redirects/{id}'>['body']) =>
      (await callAdmin('PATCH /admin/redirects/{id}', { params: { id }, body })).redirect,
  );
}

/** Adds a redirect. */
export function useAddRedirect() {
  const client = useQueryClient();
  return useMutation<Redirect, ApiError, RedirectFields>({
    mutationFn: async (body) => (await callAdmin('POST /admin/redirects', { body })).redirect,
    onSuccess: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
}

/** Removes a redirect. */
export function useRemoveRedirect(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError>({
    mutationFn: () => callAdmin('DELETE /admin/redirects/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
}
