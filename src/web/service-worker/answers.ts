import { findKept, keep, type CacheName } from './keep.ts';
import type { FetchEvent } from './scope.ts';

/** For so long the network may be silent while there is a kept copy: it counts as not answering then. */
const patienceMs = 8_000;

/**
 * From the network, and from what is kept only when the network does not answer: nobody who is connected is shown an old price.
 * Undefined when neither has it.
 */
export async function answerFresh(
  event: FetchEvent,
  cacheName: CacheName | undefined,
): Promise<{ answer: Response; isKept: boolean } | undefined> {
  const { url } = event.request;
  const kept = cacheName ? await findKept(cacheName, url) : undefined;
  try {
    const asked = askNetwork(event);
    // Also one that comes too late for this visitor is kept for the next time.
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

/** From what is kept, and else from the network: for what never changes under its name. */
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

/** Tells the page what it is; a document can read nothing else of its own answer. */
export function markKept(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set('server-timing', 'kept');
  return new Response(kept.body, { status: kept.status, headers });
}
