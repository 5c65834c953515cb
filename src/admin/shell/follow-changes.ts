import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type ChangedNoun, ChangesEvent } from '#contract/overview/admin-events.ts';
import { toPath } from '#contract/client.ts';
import { ME } from '#admin/query-client.ts';

/** For each noun of a change event, the first key parts of the queries that show it. */
const KEYS: Record<ChangedNoun, readonly string[]> = {
  orders: ['list', 'order', 'today', 'customer'],
  tickets: ['list', 'today', 'ticket'],
  stock: ['list', 'today', 'stock'],
  reviews: ['list', 'today', 'review'],
  questions: ['list', 'today', 'question'],
  settings: ['settings', 'ready'],
};
const reopenMs = 5_000;

/**
 * Reloads data that the server reports as changed, while the page is visible: a page in the background holds no connection, because
 * browsers allow only six to one host. All visible data is reloaded when the first connection opens, when the page becomes visible again
 * and after a lost connection. Returns the function that stops this.
 */
export function followChanges(client: QueryClient): () => void {
  let source: EventSource | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let hasMissed = false;
  let isFirst = true;

  function open() {
    close();
    if (document.hidden) return;
    source = new EventSource(toPath('GET /admin/events'));
    source.addEventListener('open', catchUp);
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      for (const noun of ChangesEvent.parse(JSON.parse(data)).changed) void invalidate(KEYS[noun]);
    });
    source.addEventListener('error', () => {
      hasMissed = true;
      // The browser reconnects automatically, unless the connection was refused: then the session may have ended.
      if (source?.readyState !== EventSource.CLOSED) return;
      void client.invalidateQueries({ queryKey: ME });
      reopening = setTimeout(open, reopenMs);
    });
  }

  function catchUp() {
    const all = { predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== ME[0] };
    // On a slow connection, the first event stream opens long after the screen was loaded. A request that is still pending is not sent
    // again.
    if (hasMissed || isFirst) void client.invalidateQueries(all, { cancelRefetch: !isFirst });
    hasMissed = false;
    isFirst = false;
  }

  function close() {
    clearTimeout(reopening);
    source?.close();
    source = undefined;
  }

  function look() {
    if (!document.hidden) return open();
    hasMissed = true;
    return close();
  }

  function invalidate(firsts: readonly string[]) {
    return client.invalidateQueries({ predicate: ({ queryKey }) => firsts.includes(String(queryKey[0])) });
  }

  open();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    close();
  };
}
