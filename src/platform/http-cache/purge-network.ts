import type { Changes } from '#platform/change-feed/changes.ts';
import type { Log } from '#platform/log.ts';
import { toSurrogateKey } from './cached-response.ts';

/** A content delivery network in front of the shop, reduced to purging. */
export type PurgePort = {
  /** The largest number of keys that it accepts in one call. */
  mostKeys: number;
  purge: (keys: string[]) => Promise<unknown>;
  purgeAll: () => Promise<unknown>;
};
type Parts = {
  changes: Pick<Changes, 'subscribe'>;
  network: PurgePort;
  log: Log;
  /** Called after each call to the network. */
  onPurge: (result: 'done' | 'failed') => void;
  collectMs?: number;
  retryMs?: number;
};

/** The network shows no page for longer than this anyway, so anything that could not be purged by then has expired. */
const longestMs = 60_000;
const everything = '*';

/**
 * Tells the network by cache tags which pages changed, many at once. Each process purges the tags that it has dropped itself, after
 * dropping them. If the network fetches a page again from a process that has not received the change yet, that process purges it once more.
 */
export function purgeOnChanges(parts: Parts): { stop: () => Promise<void> } {
  const { changes, network, log, onPurge, collectMs = 250, retryMs = 5_000 } = parts;
  /** The tags that wait, each with the time at which it was announced. */
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
