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

/** Returns what a change of them does: it loads them again, and who is signed in. */
export function useReloadFactors(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: FACTORS }),
      client.invalidateQueries({ queryKey: ME }),
    ]);
}
