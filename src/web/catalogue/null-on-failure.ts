import { isRouteErrorResponse } from 'react-router';
import { withTimeout } from '#web/page-states/with-timeout.ts';

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

/**
 * For the `clientMiddleware` of a list: what cannot be had becomes nothing, and the page says so itself. It is not exchanged for
 * another one, so that nobody loses what they are typing or what was loaded before.
 */
export function nullOnFailure(routeId: string) {
  const nothing = { type: 'data', result: undefined } as const;
  return async (args: unknown, next: () => Promise<unknown>): Promise<Results> => {
    try {
      const results = (await withTimeout(args, next)) as Results;
      const own = results[routeId];
      return own?.type === 'error' && !isOnPurpose(own.result) ? { ...results, [routeId]: nothing } : results;
    } catch {
      return { [routeId]: nothing };
    }
  };
}

/** Not there, or elsewhere: that is an answer, not a failure. */
function isOnPurpose(result: unknown): boolean {
  return result instanceof Response || (isRouteErrorResponse(result) && result.status < 500);
}
