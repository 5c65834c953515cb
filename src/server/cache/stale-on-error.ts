import type { CachedResponse, PlainAnswer } from '#platform/http-cache/cached-response.ts';
import type { PageCache } from '#platform/http-cache/page-cache.ts';
import { withTimeout } from '#platform/with-timeout.ts';
import type { Metrics } from '#server/health/metrics.ts';

type Parts = { cache: Pick<PageCache, 'findStale'>; metrics: Pick<Metrics, 'cacheAnswers'> };
/** A page, and whether it is a stale copy from the moment at which changes were last received. */
export type Shown = { page: CachedResponse; isStale: boolean };
export type StaleOnError = (key: string, make: () => Promise<CachedResponse>) => Promise<Shown>;

/** How long the database may take to answer, and how long to wait before the next attempt. */
const tryMs = 1_000;

/**
 * Makes a page. A page that cannot be made is shown as it was when changes were last received, for up to a minute after that connection was
 * lost. The database is always tried first, but no more than once a second: docs/decisions/175.
 */
export function createStaleOnError({ cache, metrics }: Parts): StaleOnError {
  /** 0 while the database answers. */
  let nextTryAt = 0;
  return async (key, make) => {
    const stale = cache.findStale(key);
    if (!stale) return { page: await make(), isStale: false };
    if (performance.now() >= nextTryAt) {
      // After a failure, one visitor tries again, and the others do not have to wait.
      if (nextTryAt > 0) nextTryAt = performance.now() + tryMs;
      const page = await withTimeout(make(), tryMs);
      if (page && page.status < 500) {
        nextTryAt = 0;
        return { page, isStale: false };
      }
      nextTryAt = performance.now() + tryMs;
    }
    metrics.cacheAnswers.inc({ from: 'stale' });
    return { page: stale, isStale: true };
  };
}

/** Marks a response as possibly old (RFC 9211), so that neither a browser nor a content delivery network stores it. */
export function markAsStale({ headers }: PlainAnswer): void {
  delete headers['cdn-cache-control'];
  headers['cache-control'] = 'no-store';
  headers['cache-status'] = 'haat; hit; detail="the database does not answer"';
}
