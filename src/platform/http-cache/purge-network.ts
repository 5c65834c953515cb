import type { Changes } from '#platform/change-feed/changes.ts';
import type { Log } from '#platform/log.ts';
import { toSurrogateKey } from './cached-response.ts';

/** A content delivery network before the shop, as far as it can be told what to forget. */
export type PurgePort = {
  /** The most keys that it takes in one call. */
  mostKeys: number;
  purge: (keys: string[]) => Promise<unknown>;
  purgeAll: () => Promise<unknown>;
};
type Parts = {
  changes: Pick<Changes, 'subscribe'>;
  network: PurgePort;
  log: Log;
  /** Called after each call of the network. */
  onPurge: (result: 'done' | 'failed') => void;
  collectMs?: number;
  retryMs?: number;
};

/** A network shows no page for longer than this anyway: what could not be purged by then is over. */
const longestMs = 60_000;
const everything = '*';

/**
 * Tells the network which pages changed, by their cache tags, many at once. Every process tells it what it has dropped itself, after it has
 * dropped it: a page that the network fetches again from a process that is still to hear of the change is purged once more by that one.
 */
export function purgeOnChanges(parts: Parts): { stop: () => Promise<void> } {
  const { changes, network, log, onPurge, collectMs = 250, retryMs = 5_000 } = parts;
  /** The tags that wait, with the time at which each was announced. */
  const waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const unsubscribe = changes.subscribe((tag, isLost) => {
    // Without the database no page can be made: then an older one in the network is the better answer.
    if (isLost) return;
    waiting.set(tag, performance.now());
    if (!running) timer ??= startTimer(collectMs);
  });

  function startTimer(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => {
      timer = undefined;
      running = purgeWaiting().finally(() => {
        running = undefined;
      });
    }, milliseconds).unref();
  }

  async function purgeWaiting(): Promise<void> {
    const since = performance.now() - longestMs;
    for (const [tag, announcedAt] of waiting) if (announcedAt < since) waiting.delete(tag);
    const tags = waiting.has(everything) ? [everything] : [...waiting.keys()].slice(0, network.mostKeys);
    const sent = performance.now();
    try {
      if (tags[0] === everything) await network.purgeAll();
      else if (tags.length > 0) await network.purge(tags.map(toSurrogateKey));
    } catch (error) {
      onPurge('failed');
      log.warn(
        { err: error, tags: tags.length },
        'the content delivery network could not be told what changed',
      );
      timer ??= startTimer(retryMs);
      return;
    }
    if (tags.length > 0) onPurge('done');
    for (const tag of tags[0] === everything ? [...waiting.keys()] : tags)
      if (waiting.get(tag)! <= sent) waiting.delete(tag);
    if (waiting.size > 0) timer ??= startTimer(collectMs);
  }

  return {
    async stop() {
      unsubscribe();
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}
