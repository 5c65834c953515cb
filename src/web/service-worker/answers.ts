import { findKept, keep, type CacheName } from './keep.ts';
import type { FetchEvent } from './scope.ts';

/** How long the network may be silent while a cached copy exists; after that the copy is used. */
const patienceMs = 8_000;

/**
 * Answers from the network, and from the cache only when the network does not answer, so that nobody who is online sees an old price.
 * Returns undefined when both fail.
 */
export async function answerFresh(
  event: FetchEvent,
  cacheName: CacheName | undefined,
): Promise<{ answer: Response; isKept: boolean } | undefined> {
  const { url } = event.request;
  const kept = cacheName ? await findKept(cacheName, url) : undefined;
  try {
    const asked = askNetwork(event);
    // A response that is too late for this request is cached for the next one.
    if (cacheName)
      event.waitUntil(
        asked.then(
          (answer) => keep(cacheName, url, answer.clone()),
          () => {},
        ),
      );
    const answer = await (kept ? unlessLate(asked) : asked);
    return { answer, isKept: false };
  } catch {
    return kept && { answer: markKept(kept), isKept: true };
  }
}

/** Answers from the cache, else from the network; for files whose content never changes under their name. */
export async function answerCached(event: FetchEvent, cacheName: CacheName): Promise<Response> {
  const { url } = event.request;
  const kept = await findKept(cacheName, url);
  if (kept) return kept;
  const answer = await fetch(event.request);
  const copy = answer.clone();
  event.waitUntil(keep(cacheName, url, copy));
  return answer;
}

async function askNetwork(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

function unlessLate(asked: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('late')), patienceMs);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Marks a cached response for the page; a document can read no other header of its own response. */
export function markKept(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set('server-timing', 'kept');
  return new Response(kept.body, { status: kept.status, headers });
}
