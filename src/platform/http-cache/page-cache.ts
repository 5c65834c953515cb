import type { Clock } from '#platform/clock.ts';
import type { Changes } from '#platform/change-feed/changes.ts';
import { type CachedResponse, LONGEST_MS, compressForCache } from './cached-response.ts';
import { createStaleResponses } from './stale-responses.ts';

export type PageCache = {
  find: (key: string) => CachedResponse | undefined;
  /**
   * Returns the response as it was when the connection that receives changes was lost, for a minute from then on. It serves a page that
   * cannot be made now. It is never a response that an announced change has dropped, before the loss or since.
   */
  findStale: (key: string) => CachedResponse | undefined;
  /** Returns how many responses `findStale` knows. */
  countStale: () => number;
  /**
   * Makes the response once for all simultaneous requests, and caches it unless one of its tags is announced in the meantime. `make` adds
   * each tag before it reads the data that the tag stands for.
   */
  make: (key: string, make: Make) => Promise<CachedResponse>;
  /**
   * Returns whether the entry of this key, cached now or already dropped, was served from memory at least once and has not been dropped too
   * often since. If so, it will probably be requested again.
   */
  isPopular: (key: string) => boolean;
  /**
   * Calls `listener` with the key of each popular response that a change dropped, the least recently served first, and of each that is
   * being made and will not be cached because of a change.
   */
  onDropped: (listener: (key: string) => void) => void;
  size: () => { entries: number; bytes: number };
};
type Parts = {
  changes: Pick<Changes, 'subscribe' | 'isCurrent'>;
  clock: Clock;
  /** Returns whether a scheduled change has passed since the last call: a moment at which pages change without an announcement. */
  readScheduledChange?: () => HasPassed;
  limitBytes?: number;
};
/** Whether a scheduled change has passed; `perhaps` while its moment is being looked up. */
export type HasPassed = 'no' | 'perhaps' | 'yes';
type Make = (tags: Set<string>) => Promise<CachedResponse>;
type Entry = { answer: CachedResponse; bytes: number; until: number; wasFound: boolean };
type Making = { answer: Promise<CachedResponse>; tags: Set<string>; isStale: boolean };

const mostPopular = 2_000;
/** A response that changes dropped more often than this without a visitor in between is no longer popular. */
const mostDropsUnserved = 5;
/** The estimated bytes of a tag and its key in the index of tags. */
const bytesPerTag = 150;

/**
 * Caches responses that are the same for every visitor; each is dropped when one of its cache tags is announced, and all of them with the
 * tag `*`.
 */
export function createPageCache({
  changes,
  clock,
  readScheduledChange = () => 'no',
  limitBytes = 64 * 1024 * 1024,
}: Parts): PageCache {
  const cached = new Map<string, Entry>();
  /** The keys of popular responses, with the number of times that a change dropped each before it was served again. */
  const popular = new Map<string, number>();
  const making = new Map<string, Making>();
  const keysByTag = new Map<string, Set<string>>();
  const listeners: ((key: string) => void)[] = [];
  const staleResponses = createStaleResponses(clock);
  let bytes = 0;

  changes.subscribe((tag, isLost) => {
    if (isLost) for (const [key, { answer }] of cached) staleResponses.setAside(key, answer);
    else staleResponses.forgetTagged(tag);
    forget(tag);
  });

  /**
   * Drops every response after a scheduled change; the responses kept for when the database is away are dropped only if the change is
   * certain.
   */
  function dropAfterScheduledChange() {
    const hasPassed = readScheduledChange();
    if (hasPassed === 'yes') staleResponses.forgetAll();
    if (hasPassed !== 'no') forget('*');
  }

  function forget(tag: string) {
    const keys = tag === '*' ? cached.keys() : (keysByTag.get(tag) ?? []);
    for (const key of keys) {
      const drops = popular.get(key) ?? mostDropsUnserved;
      drop(key);
      if (!popular.has(key) && drops < mostDropsUnserved) popular.set(key, drops + 1);
      tellIfPopular(key);
    }
    for (const [key, running] of making) {
      if (tag !== '*' && !running.tags.has(tag)) continue;
      running.isStale = true;
      making.delete(key);
      tellIfPopular(key);
    }
  }

  function tellIfPopular(key: string) {
    if (popular.has(key)) for (const listener of listeners) listener(key);
  }

  function drop(key: string) {
    const entry = cached.get(key);
    if (!entry) return;
    bytes -= entry.bytes;
    cached.delete(key);
    delete entry.answer.onResize;
    for (const tag of entry.answer.tags ?? []) {
      const keys = keysByTag.get(tag);
      if (keys?.delete(key) && keys.size === 0) keysByTag.delete(tag);
    }
    popular.delete(key);
    if (entry.wasFound) popular.set(key, 0);
    if (popular.size > mostPopular) popular.delete(popular.keys().next().value!);
  }

  function keep(key: string, answer: CachedResponse) {
    drop(key);
    staleResponses.forget(key);
    const entry = { answer, bytes: 0, until: clock.now().getTime() + LONGEST_MS, wasFound: false };
    cached.set(key, entry);
    for (const tag of answer.tags ?? []) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
    answer.onResize = () => weighAgain(entry);
    weighAgain(entry);
  }

  /** Weighs an entry that is new or has gained another form, and drops the least recently used entries when memory is full. */
  function weighAgain(entry: Entry) {
    bytes -= entry.bytes;
    entry.bytes = weigh(entry.answer);
    bytes += entry.bytes;
    for (const oldest of cached.keys()) {
      if (bytes <= limitBytes) break;
      drop(oldest);
    }
  }

  async function start(running: Making, key: string, make: Make): Promise<CachedResponse> {
    try {
      const answer = await make(running.tags);
      answer.tags = running.tags;
      const isCached = isWorthKeeping(answer);
      if (isCached) await compressForCache(answer);
      dropAfterScheduledChange();
      if (isCached && !running.isStale) keep(key, answer);
      return answer;
    } finally {
      if (making.get(key) === running) making.delete(key);
    }
  }

  return {
    find(key) {
      dropAfterScheduledChange();
      const entry = cached.get(key);
      if (!entry || !changes.isCurrent()) return undefined;
      if (entry.until <= clock.now().getTime()) return void drop(key);
      cached.delete(key);
      cached.set(key, entry);
      entry.wasFound = true;
      return entry.answer;
    },
    findStale(key) {
      dropAfterScheduledChange();
      const stale = staleResponses.find(key);
      if (stale || changes.isCurrent()) return stale;
      // A silent connection is not lost yet; and anything made since the loss is newer.
      const entry = cached.get(key);
      return entry && entry.until > clock.now().getTime() ? entry.answer : undefined;
    },
    countStale: () => staleResponses.count(),
    isPopular: (key) => cached.get(key)?.wasFound || popular.has(key),
    onDropped: (listener) => void listeners.push(listener),
    size: () => ({ entries: cached.size, bytes }),
    make(key, make) {
      dropAfterScheduledChange();
      const known = making.get(key);
      if (known && changes.isCurrent()) return known.answer;
      // The response being made would miss further changes, so it is not cached.
      if (known) known.isStale = true;
      const running = { tags: new Set<string>(), isStale: false } as Making;
      making.set(key, running);
      running.answer = start(running, key, make);
      return running.answer;
    },
  };
}

function isWorthKeeping({ status, headers }: CachedResponse): boolean {
  return status === 200 && !headers['set-cookie'] && !headers['cache-control']?.includes('no-store');
}

/** Returns the bytes of a response in all its forms, with its headers and its tags. */
function weigh({ forms, headers, tags }: CachedResponse): number {
  const bodies = Object.values(forms).reduce((sum, { length }) => sum + length, 0);
  return bodies + Object.values(headers).join('').length + 512 + (tags?.size ?? 0) * bytesPerTag;
}
