import { isKeepable, kindOf } from './rules.ts';

// Set by the build: its name.
declare const BUILD: string;

const names = { files: `haat files ${BUILD}`, pages: `haat pages ${BUILD}`, pictures: 'haat pictures' };
export type CacheName = keyof typeof names;
export const cacheNames = { page: 'pages', data: 'pages', file: 'files', picture: 'pictures' } as const;

/** Entries of a cacheName; files are few and go with their build. */
const most: Record<CacheName, number> = { files: 300, pages: 60, pictures: 80 };

/** What is kept for a request on a cacheName. */
export async function findKept(cacheName: CacheName, url: string): Promise<Response | undefined> {
  const cache = await caches.open(names[cacheName]);
  return cache.match(url, { ignoreVary: true });
}

/** Keeps an answer if it may be kept; the oldest make room. */
export async function keep(cacheName: CacheName, url: string, answer: Response): Promise<void> {
  if (!isKeepable(answer)) return;
  const cache = await caches.open(names[cacheName]);
  // Taken out first: what is put in comes last, and what was not seen for longest goes first.
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, answer);
  const kept = await cache.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - most[cacheName]))) await cache.delete(oldest);
}

/** Takes what a page loaded before we were there from the browser's own cache: nothing is fetched twice. */
export async function keepSeen(page: string, parts: readonly string[]): Promise<void> {
  // The page last: once it is kept, so is what it needs.
  for (const url of [...parts, page]) {
    const mode = url === page ? 'navigate' : 'no-cors';
    const kind = kindOf(new URL(url), { method: 'GET', mode, headers: new Headers() });
    if (kind === undefined || kind === 'own page') continue;
    const cacheName = cacheNames[kind];
    if (!(await findKept(cacheName, url))) await fetchToKeep(cacheName, url, 'force-cache');
  }
}

/** Keeps a page where nothing has to make room for others, with the files that it names. */
export async function keepWhole(url: string): Promise<void> {
  const page = await fetch(url, { cache: 'no-cache' }).catch(() => undefined);
  if (!page) return;
  const html = await page.clone().text();
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g));
  await Promise.all([...files].map((file) => fetchToKeep('files', new URL(file, url).href, 'default')));
  await keep('files', url, page);
}

/** Fetches and keeps; what cannot be had now is not kept. */
async function fetchToKeep(cacheName: CacheName, url: string, how: RequestCache): Promise<void> {
  const answer = await fetch(url, { cache: how }).catch(() => undefined);
  if (answer) await keep(cacheName, url, answer);
}

/** Forgets the pages and pictures that were seen: they tell what somebody looked at. */
export async function dropSeen(): Promise<void> {
  await Promise.all([caches.delete(names.pages), caches.delete(names.pictures)]);
}

/** What other builds kept: their pages name files that are gone. */
export async function dropOthers(): Promise<void> {
  const ours = new Set<string>(Object.values(names));
  for (const name of await caches.keys()) {
    if (name.startsWith('haat ') && !ours.has(name)) await caches.delete(name);
  }
}
