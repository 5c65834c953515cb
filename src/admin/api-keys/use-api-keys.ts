import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';

export type ApiKey = Answer<'GET /admin/api-keys'>['api_keys'][number];

export const API_KEYS = ['api keys'];

/** Loads the keys of programs. */
export function useApiKeys() {
  return useQuery({
    queryKey: API_KEYS,
    queryFn: async ({ signal }) => (await callAdmin('GET /admin/api-keys', { signal })).api_keys,
  });
}
