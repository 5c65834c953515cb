/** A visited page that is cached in this browser. */
export type CachedPage = { path: string; title: string };

const most = 12;

/** Lists the last visited pages by title, newest first. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const pages = await openPages();
  const seen: CachedPage[] = [];
  for (const { url } of (await pages?.keys())?.toReversed() ?? []) {
    const { pathname, search } = new URL(url);
    if (pathname.endsWith('.data') || seen.length === most) continue;
    const html = await (await pages!.match(url, { ignoreVary: true }))?.text();
    const title = html && readTitle(html);
    if (title) seen.push({ path: pathname + search, title });
  }
  return seen;
}

/**
 * Returns whether the client navigation data of a page is cached, so that client navigation can show the page even without its document.
 */
export async function hasPageData(page: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(page, window.location.origin);
  const wanted = `${pathname === '/' ? '/_root' : pathname}.data?${searchParams}`;
  const cached = (await (await openPages())?.keys()) ?? [];
  return cached.some(({ url }) => {
    const step = new URL(url);
    step.searchParams.delete('_routes');
    return `${step.pathname}?${step.searchParams}` === wanted;
  });
}

export async function hasCart(): Promise<boolean> {
  return 'caches' in window && (await caches.match('/cart', { ignoreVary: true })) !== undefined;
}

/** Returns the worker's cache of pages; undefined if it does not exist. */
async function openPages(): Promise<Cache | undefined> {
  if (!('caches' in window)) return undefined;
  const name = (await caches.keys()).find((each) => each.startsWith('haat pages '));
  return name === undefined ? undefined : caches.open(name);
}

function readTitle(html: string): string {
  const title = new DOMParser().parseFromString(html, 'text/html').title;
  // Removes the shop's name, which ends every title.
  return title.replace(/ · [^·]*$/, '');
}
