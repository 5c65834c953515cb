import { findCached, addToCache, type CacheName } from './add-to-cache.ts';
import type { FetchEvent } from './scope.ts';

/** How long the network may be silent while a cached copy exists; after that the copy is used. */
const timeoutMs = 8_000;

/**
 * Responds from the network, and from the cache only when the network does not respond, so that no online visitor sees an old price.
 * Returns undefined when both fail.
 */
export async function answerFresh(
  event: FetchEvent,
  cacheName: CacheName | undefined,
): Promise<{ answer: Response; isCached: boolean } | undefined> {
  const { url } = event.request;
  const cached = cacheName ? await findCached(cacheName, url) : undefined;
  try {
    const fromNetwork = askNetwork(event);
    // A response that is too late for this request is cached for the next one.
    if (cacheName)
      event.waitUntil(
        fromNetwork.then(
          (answer) => addToCache(cacheName, url, answer.clone()),
          () => {},
        ),
      );
    const answer = await (cached ? unlessLate(fromNetwork) : fromNetwork);
    return { answer, isCached: false };
  } catch {
    return cached && { answer: markCached(cached), isCached: true };
  }
}

/** Responds from the cache, or else from the network; for files whose content never changes under their name. */
export async function answerCached(event: FetchEvent, cacheName: CacheName): Promise<Response> {
  const { url } = event.request;
  const cached = await findCached(cacheName, url);
  if (cached) return cached;
  const answer = await fetch(event.request);
  const copy = answer.clone();
  event.waitUntil(addToCache(cacheName, url, copy));
  return answer;
}

async function askNetwork(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

function unlessLate(fromNetwork: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('late')), timeoutMs);
    fromNetwork.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Marks a cached response for the page; a document can read no other header of its own response. */
export function markCached(cached: Response): Response {
  const headers = new Headers(cached.headers);
  headers.set('server-timing', 'cached');
  return new Response(cached.body, { status: cached.status, headers });
}
