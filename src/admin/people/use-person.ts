import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer, Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';

export type Person = Answer<'GET /admin/staff/{id}'>['staff'];
type Change = Input<'PATCH /admin/staff/{id}'>['body'];

/** Loads a member of staff. */
export function usePerson(id: string) {
  return useQuery({
    queryKey: ['person', id],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/staff/{id}', { params: { id }, signal })).staff,
  });
}

/** Changes a member of staff; lists and page then show the person as they are. */
export function useChangePerson(id: string) {
  const client = useQueryClient();
  return useMutation<Person, ApiError, Change>({
    mutationFn: async (body) => (await callAdmin('PATCH /admin/staff/{id}', { params: { id }, body })).staff,
    onSuccess: (person) => {
      client.setQueryData(['person', id], person);
      void client.invalidateQueries({ queryKey: ['list'] });
    },
    onError: (error) => {
      if (error.status === 409) void client.invalidateQueries({ queryKey: ['person', id] });
    },
  });
}
