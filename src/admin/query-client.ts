import { MutationCache, QueryCache, QueryClient, notifyManager } from '@tanstack/react-query';
import { ApiError } from '#contract/api-error.ts';

// A button learns that its change is under way before the next press. By default it learns it in a timer, which on a slow machine comes after
// the second press of a double press: the change was sent twice.
notifyManager.setScheduler(queueMicrotask);

/** The response of `GET /admin/me` under this key becomes null when the session ends, which shows the sign-in. */
export const ME = ['me'] as const;

/** Caches the server's responses. A read is retried twice after a failure; a refusal is final. */
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
