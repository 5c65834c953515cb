import type { Clock } from '#platform/clock.ts';
import type { Changes } from '#platform/change-feed/changes.ts';
import type { Kept } from './cached-response.ts';

export type PageCache = {
  find: (key: string) => Kept | undefined;
  /** Makes the answer once, whoever asks at the same time, and keeps it unless something it shows changed meanwhile. */
  make: (key: string, make: () => Promise<Kept>) => Promise<Kept>;
  /** Whether what is kept under this key, or was until it was dropped, has been given from memory: then others will ask for it again. */
  isPopular: (key: string) => boolean;
  size: () => { entries: number; bytes: number };
};
type Parts = {
  changes: Pick<Changes, 'subscribe' | 'isCurrent'>;
  clock: Clock;
  /** Whether, since it was last asked, a moment has passed at which pages change by themselves. */
  hasTurned?: () => boolean;
  limitBytes?: number;
};
type Making = { answer: Promise<Kept>; isStale: boolean };

/** Nothing announces that goods are no longer new: what depends on the hour is made again. */
const longestMs = 60_000;
const mostPopular = 2_000;
const listOfApi = /^\/api\/v1\/products(\/search)?(\?|$)/;

/** Answers that are the same for everyone, dropped the moment something they show changes. */
export function createPageCache({
  changes,
  clock,
  hasTurned = () => false,
  limitBytes = 64 * 1024 * 1024,
}: Parts): PageCache {
  const kept = new Map<string, { answer: Kept; until: number; wasFound: boolean }>();
  const popular = new Set<string>();
  const making = new Map<string, Making>();
  let bytes = 0;
  let sold = '';
  const isSaleOf = (topic: string) => topic.slice('product:'.length) === sold.slice('stock:'.length);

  changes.subscribe((topic) => {
    // No page shows who is logged in.
    if (topic === 'sessions') return;
    if (topic.startsWith('stock:')) sold = topic;
    // Those who keep goods one by one hear of this one last: what was made since the rest was announced may show it as it was.
    else if (topic.startsWith('product:') && isSaleOf(topic)) return forget(sold);
    forget(topic);
  });

  function forget(topic: string) {
    for (const key of kept.keys()) if (shows(key, topic)) drop(key);
    for (const [key, running] of making) {
      if (!shows(key, topic)) continue;
      running.isStale = true;
      making.delete(key);
    }
  }

  function drop(key: string) {
    const entry = kept.get(key);
    if (!entry) return;
    bytes -= weigh(entry.answer);
    kept.delete(key);
    popular.delete(key);
    if (entry.wasFound) popular.add(key);
    if (popular.size > mostPopular) popular.delete(popular.values().next().value!);
  }

  function keep(key: string, answer: Kept) {
    drop(key);
    kept.set(key, { answer, until: clock.now().getTime() + longestMs, wasFound: false });
    bytes += weigh(answer);
    for (const oldest of kept.keys()) {
      if (bytes <= limitBytes) break;
      drop(oldest);
    }
  }

  async function start(running: Making, key: string, make: () => Promise<Kept>): Promise<Kept> {
    try {
      const answer = await make();
      if (hasTurned()) forget('*');
      if (!running.isStale && isWorthKeeping(answer)) keep(key, answer);
      return answer;
    } finally {
      if (making.get(key) === running) making.delete(key);
    }
  }

  return {
    find(key) {
      if (hasTurned()) forget('*');
      const entry = kept.get(key);
      if (!entry || !changes.isCurrent()) return undefined;
      if (entry.until <= clock.now().getTime()) return void drop(key);
      kept.delete(key);
      kept.set(key, entry);
      entry.wasFound = true;
      return entry.answer;
    },
    isPopular: (key) => kept.get(key)?.wasFound || popular.has(key),
    size: () => ({ entries: kept.size, bytes }),
    make(key, make) {
      if (hasTurned()) forget('*');
      const known = making.get(key);
      if (known && changes.isCurrent()) return known.answer;
      // Nobody would tell it any more that it has become old.
      if (known) known.isStale = true;
      const running = { isStale: false } as Making;
      making.set(key, running);
      running.answer = start(running, key, make);
      return running.answer;
    },
  };
}

/** Whether what is kept under `key` may show what changed. A sale changes a product's page and the lists of the API, which say every
 *  exact stock; the lists of the pages only show what is announced for the whole catalogue. */
function shows(key: string, topic: string): boolean {
  if (!topic.startsWith('stock:')) return true;
  return key.includes(`/products/${topic.slice('stock:'.length)}`) || listOfApi.test(key);
}

function isWorthKeeping({ status, headers }: Kept): boolean {
  return status === 200 && !headers['set-cookie'] && !headers['cache-control']?.includes('no-store');
}

/** Its packed forms included: together they have never been larger than the body. */
function weigh({ length }: Kept): number {
  return length * 2 + 1024;
}
