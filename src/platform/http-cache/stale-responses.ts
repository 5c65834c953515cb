import type { Clock } from '#platform/clock.ts';
import { type CachedResponse, LONGEST_MS } from './cached-response.ts';

/** Responses as they were when the connection that receives changes was lost. A caller that shows one marks it as possibly old. */
export type StaleResponses = {
  setAside: (key: string, response: CachedResponse) => void;
  find: (key: string) => CachedResponse | undefined;
  forget: (key: string) => void;
  /** Forgets the responses with this tag, whose change was announced since. */
  forgetTagged: (tag: string) => void;
  forgetAll: () => void;
  count: () => number;
};
type Entry = { response: CachedResponse; until: number };

/** Keeps each response for one minute after it was set aside. */
export function createStaleResponses(clock: Clock): StaleResponses {
  const known = new Map<string, Entry>();

  function expire() {
    const now = clock.now().getTime();
    for (const [key, { until }] of known) if (until <= now) known.delete(key);
  }

  return {
    setAside: (key, response) => void known.set(key, { response, until: clock.now().getTime() + LONGEST_MS }),
    find(key) {
      expire();
      return known.get(key)?.response;
    },
    forget: (key) => void known.delete(key),
    forgetTagged(tag) {
      for (const [key, { response }] of known) if (response.tags?.has(tag)) known.delete(key);
    },
    forgetAll: () => known.clear(),
    count() {
      expire();
      return known.size;
    },
  };
}
