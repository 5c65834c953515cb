import { randomBytes } from 'node:crypto';
import { toCachedBytes } from '#platform/http-cache/cached-response.ts';
import { createPageCache } from '#platform/http-cache/page-cache.ts';

export const answer = (text: string, status = 200, headers = {}) =>
  toCachedBytes(Buffer.from(text), status, headers);
export const text = ({ forms }: ReturnType<typeof answer>) => forms.plain?.toString();
/** Returns a text that brotli cannot make shorter than this. */
export const noise = (bytes: number) => randomBytes(bytes).toString('base64');

/** Opens a page cache of 100,000 bytes, with a clock and changes that the test moves. */
export function openPageCache() {
  const start = Date.parse('2026-11-21T06:00:00Z');
  let tell: (tag: string, isLost?: boolean) => void = () => {};
  let now = start;
  let hasPassed = false;
  let current = true;
  const cache = createPageCache({
    changes: { subscribe: (listener) => ((tell = listener), () => {}), isCurrent: () => current },
    clock: { now: () => new Date(now) },
    readScheduledChange: () => {
      const before = hasPassed;
      hasPassed = false;
      return before ? 'yes' : 'no';
    },
    limitBytes: 100_000,
  });
  const keep = (key: string, text = key, tags: string[] = []) =>
    cache.make(key, async (own) => {
      for (const tag of tags) own.add(tag);
      return answer(text);
    });
  const has = (key: string) => cache.find(key) !== undefined;
  const pass = (milliseconds: number) => void (now += milliseconds);
  const change = (tag: string) => tell(tag, false);
  const knowsAll = (yes: boolean) => void (current = yes);
  /** Loses the connection that receives changes, and restores it. */
  const lose = () => {
    current = false;
    tell('*', true);
  };
  const restore = () => {
    current = true;
    tell('*', false);
  };
  return {
    cache,
    keep,
    has,
    pass,
    change,
    passScheduledChange: () => void (hasPassed = true),
    knowsAll,
    lose,
    restore,
  };
}
