import { setImmediate } from 'node:timers/promises';
import type { PageCache } from '#platform/http-cache/page-cache.ts';
import type { Metrics } from '#server/health/metrics.ts';

type Parts = { cache: Pick<PageCache, 'onDropped'>; metrics: Pick<Metrics, 'ahead'> };

/** After a change of everything, only the responses that were served last are made ahead. */
const mostWaiting = 100;

/**
 * Makes a response that a change dropped again before the next visitor requests it, if it has been served from memory before. `request`
 * requests a path from the application. Responses are made one after the other, so that visitors wait for one of them at most.
 */
export function remakeDropped({ cache, metrics }: Parts, request: (path: string) => Promise<unknown>): void {
  const waiting = new Set<string>();
  let isRunning = false;

  cache.onDropped((key) => {
    // Deleted and added again, this key is the last one to be left out.
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
      metrics.ahead.inc();
      // A response that cannot be made is made for the next visitor, who is told why it cannot.
      await request(key).catch(() => {});
    }
    isRunning = false;
  }
}
