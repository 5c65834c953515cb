import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { ME } from '#admin/query-client.ts';

export type Factor = Answer<'GET /admin/me/second-factors'>['factors'][number];

const FACTORS = ['second factors'];

/** Loads the second factors of the person who is signed in. */
export function useFactors() {
  return useQuery({
    queryKey: FACTORS,
    queryFn: ({ signal }) => callAdmin('GET /admin/me/second-factors', { signal }),
  });
}

/** Returns a function that reloads the second factors and the signed-in person. */
export function useReloadFactors(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: FACTORS }),
      client.invalidateQueries({ queryKey: ME }),
    ]);
}
