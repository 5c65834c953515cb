import type { MemoryPort } from '#shop/ports.ts';
import type { Clock } from '#platform/clock.ts';
import type { Changes } from '#platform/change-feed/changes.ts';

const fiveMinutesMs = 300_000;
/**
 * Some values are cached for each product, and a shop may have any number of products: over this limit the value that was read longest ago
 * is dropped.
 */
const mostRemembered = 5_000;

type Entry = { value: Promise<unknown>; tags: string[]; until: number };

/** Caches values for five minutes and drops them when one of their tags changes; reads them again while they may be out of date. */
export function createMemory(changes: Pick<Changes, 'subscribe' | 'isCurrent'>, clock: Clock): MemoryPort {
  const entries = new Map<string, Entry>();
  changes.subscribe((tag) => {
    for (const [key, entry] of entries) if (tag === '*' || entry.tags.includes(tag)) entries.delete(key);
  });
  return {
    subscribe: (listener) => changes.subscribe(listener),
    isCurrent: () => changes.isCurrent(),
    remember<Value>(key: string, tags: string[], read: () => Promise<Value>): Promise<Value> {
      const now = clock.now().getTime();
      const known = entries.get(key);
      if (known && known.until > now && changes.isCurrent()) return known.value as Promise<Value>;
      const value = read();
      const entry = { value, tags, until: now + fiveMinutesMs };
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > mostRemembered) entries.delete(entries.keys().next().value!);
      value.catch(() => entries.get(key) === entry && entries.delete(key));
      return value;
    },
  };
}
