import { isKeepable, kindOf } from './rules.ts';

// Set by the build: its name.
declare const BUILD: string;

const names = { files: `haat files ${BUILD}`, pages: `haat pages ${BUILD}`, pictures: 'haat pictures' };
export type Shelf = keyof typeof names;
export const shelves = { page: 'pages', data: 'pages', file: 'files', picture: 'pictures' } as const;

/** Entries of a shelf; files are few and go with their build. */
const most: Record<Shelf, number> = { files: 300, pages: 60, pictures: 80 };

/** What is kept for a request on a shelf. */
export async function findKept(shelf: Shelf, url: string): Promise<Response | undefined> {
  const cache = await caches.open(names[shelf]);
  return cache.match(url, { ignoreVary: true });
}

/** Keeps an answer if it may be kept; the oldest make room. */
export async function keep(shelf: Shelf, url: string, answer: Response): Promise<void> {
  if (!isKeepable(answer)) return;
  const cache = await caches.open(names[shelf]);
  // Taken out first: what is put in comes last, and what was not seen for longest goes first.
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, answer);
  const kept = await cache.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - most[shelf]))) await cache.delete(oldest);
}

/** Takes what a page loaded before we were there from the browser's own cache: nothing is fetched twice. */
export async function keepSeen(page: string, parts: readonly string[]): Promise<void> {
  // The page last: once it is kept, so is what it needs.
  for (const url of [...parts, page]) {
    const mode = url === page ? 'navigate' : 'no-cors';
    const kind = kindOf(new URL(url), { method: 'GET', mode, headers: new Headers() });
    if (kind === undefined || kind === 'own page') continue;
    const shelf = shelves[kind];
    if (!(await findKept(shelf, url))) await fetchToKeep(shelf, url, 'force-cache');
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
async function fetchToKeep(shelf: Shelf, url: string, how: RequestCache): Promise<void> {
  const answer = await fetch(url, { cache: how }).catch(() => undefined);
  if (answer) await keep(shelf, url, answer);
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
