import type { Ctx } from '#shop/context.ts';
import type { Metrics } from '#server/health/metrics.ts';
import { limitNetworks } from '#server/limits/limit-networks.ts';
import { type QueueBounds, createBoundedQueue } from '#platform/http-cache/bounded-queue.ts';
import type { CachedResponse } from '#platform/http-cache/cached-response.ts';
import type { PageCache } from '#platform/http-cache/page-cache.ts';
import { shopBusy } from './shop-busy.ts';

type Bounds = QueueBounds & {
  /** How many responses may be made for one network within ten seconds. A mobile network hides thousands of shoppers behind one address. */
  perNetwork: number;
};
type Parts = { ctx: Pick<Ctx, 'limits'>; cache: PageCache; metrics: Metrics };

/** A page takes about two milliseconds of processor time, so the last in the queue waits for less than a second. */
export const PAGE_BOUNDS: Bounds = {
  atOnce: 16,
  waiting: 200,
  longestWaitMs: 5_000,
  startsPerTurn: 1,
  perNetwork: 500,
};
export const API_BOUNDS: Bounds = {
  atOnce: 32,
  waiting: 500,
  longestWaitMs: 5_000,
  startsPerTurn: 4,
  perNetwork: 2_500,
};

/** A response with a longer key is made for one request and not cached. */
const longestKey = 400;
const seconds = 10;

export type FindOrMake = (
  key: string,
  address: string | undefined,
  make: (tags: Set<string>) => Promise<CachedResponse>,
) => Promise<CachedResponse>;

/**
 * Returns the cached response, or makes it in a bounded queue in which popular keys come first. Throws too_many when too many responses
 * were made for a network, and unavailable `shop.busy` while too many requests wait. Cached responses are not limited.
 */
export function createFindOrMake({ ctx, cache, metrics }: Parts, bounds: Bounds): FindOrMake {
  const limit = limitNetworks(ctx, {
    count: bounds.perNetwork,
    seconds,
    message: 'Too many requests from your network. Please wait a moment and try again.',
  });
  const runInQueue = createBoundedQueue(bounds, shopBusy);

  return async (key, address, make) => {
    const found = cache.find(key);
    if (found) {
      metrics.cacheAnswers.inc({ from: 'memory' });
      return found;
    }
    try {
      await limit.consume(address);
      const run = (tags: Set<string>) => runInQueue(() => make(tags), cache.isPopular(key));
      const answer = await (key.length > longestKey ? run(new Set()) : cache.make(key, run));
      metrics.cacheAnswers.inc({ from: 'anew' });
      return answer;
    } catch (error) {
      metrics.cacheAnswers.inc({ from: 'refused' });
      throw error;
    }
  };
}
