import type { CachedResponse, PlainAnswer } from '#platform/http-cache/cached-response.ts';
import type { PageCache } from '#platform/http-cache/page-cache.ts';
import { withTimeout } from '#platform/with-timeout.ts';
import type { Metrics } from '#server/health/metrics.ts';

type Parts = { cache: Pick<PageCache, 'findStale'>; metrics: Pick<Metrics, 'remembered'> };
/** A page, and whether it is the one of the moment at which changes were last heard of. */
export type Shown = { page: CachedResponse; isStale: boolean };
export type StaleOnError = (key: string, make: () => Promise<CachedResponse>) => Promise<Shown>;

/** The time that the database has to answer, and after which it is asked again. */
const tryMs = 1_000;

/**
 * Makes a page; one that cannot be made is shown as it was when changes were last heard of, within a minute after that connection was lost.
 * The database is always asked first, but no more than once a second: docs/decisions/175.
 */
export function createStaleOnError({ cache, metrics }: Parts): StaleOnError {
  /** 0 while the database answers. */
  let nextTryAt = 0;
  return async (key, make) => {
    const stale = cache.findStale(key);
    if (!stale) return { page: await make(), isStale: false };
    if (performance.now() >= nextTryAt) {
      // Once it has failed, one visitor asks again, and the others need not wait with them.
      if (nextTryAt > 0) nextTryAt = performance.now() + tryMs;
      const page = await withTimeout(make(), tryMs);
      if (page && page.status < 500) {
        nextTryAt = 0;
        return { page, isStale: false };
      }
      nextTryAt = performance.now() + tryMs;
    }
    metrics.remembered.inc({ from: 'stale' });
    return { page: stale, isStale: true };
  };
}

/** Marks an answer as possibly old (RFC 9211), so that neither a browser nor a content delivery network keeps it. */
export function markAsStale({ headers }: PlainAnswer): void {
  delete headers['cdn-cache-control'];
  headers['cache-control'] = 'no-store';
  headers['cache-status'] = 'haat; hit; detail="the database does not answer"';
}
