import { isCacheable, kindOf } from './rules.ts';

// The build sets its name.
declare const BUILD: string;

const names = { files: `haat files ${BUILD}`, pages: `haat pages ${BUILD}`, pictures: 'haat pictures' };
export type CacheName = keyof typeof names;
export const CACHE_NAMES = { page: 'pages', data: 'pages', file: 'files', picture: 'pictures' } as const;

/** The most entries of each cache; files are few and are dropped with their build. */
const most: Record<CacheName, number> = { files: 300, pages: 60, pictures: 80 };

/** Returns the cached response for a URL. */
export async function findCached(cacheName: CacheName, url: string): Promise<Response | undefined> {
  const cache = await caches.open(names[cacheName]);
  return cache.match(url, { ignoreVary: true });
}

/** Caches a response if that is allowed, and returns whether it was; the oldest entries are dropped. */
export async function addToCache(cacheName: CacheName, url: string, answer: Response): Promise<boolean> {
  if (!isCacheable(answer)) return false;
  const cache = await caches.open(names[cacheName]);
  // The entry moves to the end, so the entries that were stored longest ago come first. It is never missing in between.
  await cache.put(url, answer);
  const cached = await cache.keys();
  for (const oldest of cached.slice(0, Math.max(0, cached.length - most[cacheName])))
    await cache.delete(oldest);
  return true;
}

/** Caches what a page loaded before the worker was active, from the browser's HTTP cache, so that nothing is fetched twice. */
export async function cacheSeen(page: string, parts: readonly string[]): Promise<void> {
  // The page comes last: once it is cached, so is every file that it needs.
  for (const url of [...parts, page]) {
    const mode = url === page ? 'navigate' : 'no-cors';
    const kind = kindOf(new URL(url), { method: 'GET', mode, headers: new Headers() });
    if (kind === undefined || kind === 'own page') continue;
    const cacheName = CACHE_NAMES[kind];
    const isThere =
      (await findCached(cacheName, url)) || (await fetchAndCache(cacheName, url, 'force-cache'));
    if (!isThere && kind === 'file') return;
  }
}

/**
 * Caches a page with the files it names among the build's files, where other pages do not displace it. The page is cached only if all its
 * files are: without one of them it would stay empty.
 */
export async function cacheWhole(url: string): Promise<void> {
  const page = await fetch(url, { cache: 'no-cache' }).catch(() => undefined);
  if (!page) return;
  const html = await page.clone().text();
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g));
  const cached = await Promise.all(
    [...files].map((file) => fetchAndCache('files', new URL(file, url).href, 'default')),
  );
  if (cached.every(Boolean)) await addToCache('files', url, page);
}

/** Fetches a URL and caches it; returns false if the fetch failed or the response may not be cached. */
async function fetchAndCache(cacheName: CacheName, url: string, how: RequestCache): Promise<boolean> {
  const answer = await fetch(url, { cache: how }).catch(() => undefined);
  return answer !== undefined && addToCache(cacheName, url, answer);
}

/** Deletes the visited pages and pictures, because they reveal what a customer looked at. */
export async function dropSeen(): Promise<void> {
  await Promise.all([caches.delete(names.pages), caches.delete(names.pictures)]);
}

/** Deletes the caches of other builds: their pages name files that no longer exist. */
export async function dropOthers(): Promise<void> {
  const ours = new Set<string>(Object.values(names));
  for (const name of await caches.keys()) {
    if (name.startsWith('haat ') && !ours.has(name)) await caches.delete(name);
  }
}
