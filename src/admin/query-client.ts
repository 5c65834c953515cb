import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/api-error.ts';

/** The answer of `GET /admin/me` under this key is null after the session has ended, which shows the sign-in. */
export const ME = ['me'] as const;

/** Holds what the server has answered. Reads are repeated twice after an outage; a refusal is final. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: watchForEndOfSession }),
  mutationCache: new MutationCache({ onError: watchForEndOfSession }),
  defaultOptions: {
    queries: { staleTime: 15_000, gcTime: 10 * 60_000, retry: isWorthRepeating },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function watchForEndOfSession(error: Error): void {
  if (error instanceof ApiError && error.code === 'session.required') queryClient.setQueryData(ME, null);
}

function isWorthRepeating(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.kind === 'answer' && error.status < 500;
  return !isRefusal && failures < 2;
}
