import { isRouteErrorResponse } from 'react-router';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

/**
 * Creates the `clientMiddleware` of a list: a failed load becomes `undefined`, and the page shows the failure itself. The page is not
 * replaced by an error boundary, so that typed text and loaded products survive.
 */
export function keepPageOnFailure(routeId: string) {
  const nothing = { type: 'data', result: undefined } as const;
  return async (args: unknown, next: () => Promise<unknown>): Promise<Results> => {
    try {
      const results = (await failWhenLate(args, next)) as Results;
      const own = results[routeId];
      return own?.type === 'error' && !isOnPurpose(own.result) ? { ...results, [routeId]: nothing } : results;
    } catch {
      return { [routeId]: nothing };
    }
  };
}

/** Returns true for a redirect and for a 4xx such as 404: these are answers, not failures. */
function isOnPurpose(result: unknown): boolean {
  return result instanceof Response || (isRouteErrorResponse(result) && result.status < 500);
}
