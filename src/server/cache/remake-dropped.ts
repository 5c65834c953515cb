import { setImmediate } from 'node:timers/promises';
import type { PageCache } from '#platform/http-cache/page-cache.ts';
import type { Metrics } from '#server/health/metrics.ts';

type Parts = { cache: Pick<PageCache, 'onDropped'>; metrics: Pick<Metrics, 'madeAhead'> };

/** After a change that drops everything, only the most recently served responses are made ahead. */
const mostWaiting = 100;

/**
 * When a change has dropped a response that was served from memory before, makes it again before the next visitor requests it. `request`
 * requests a path from the application. Responses are made one after the other, so that visitors wait for one of them at most.
 */
export function remakeDropped({ cache, metrics }: Parts, request: (path: string) => Promise<unknown>): void {
  const waiting = new Set<string>();
  let isRunning = false;

  cache.onDropped((key) => {
    // Deleting and adding it again makes this key the last to be left out.
    waiting.delete(key);
    waiting.add(key);
    if (waiting.size > mostWaiting) waiting.delete(waiting.keys().next().value!);
    if (!isRunning) void remakeAll();
  });

  async function remakeAll(): Promise<void> {
    isRunning = true;
    // The writer that announced the change is answered first.
    for (await setImmediate(); waiting.size > 0; await setImmediate()) {
      const key = waiting.values().next().value!;
      waiting.delete(key);
      metrics.madeAhead.inc();
      // A response that cannot be made now is made again for the next visitor, who gets the error.
      await request(key).catch(() => {});
    }
    isRunning = false;
  }
}
