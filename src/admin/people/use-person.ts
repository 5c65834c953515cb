import { useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useRecordChange } from '#admin/use-record-change.ts';

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

/** Changes a member of staff and updates their page and the lists. */
export function useChangePerson(id: string) {
  return useRecordChange(
    ['person', id],
    async (body: Change) => (await callAdmin('PATCH /admin/staff/{id}', { params: { id }, body })).staff,
  );
}
