/** A page that was seen and is kept in this browser. */
export type Kept = { path: string; title: string };

const most = 12;

/** The last pages that were seen, newest first, by their titles. */
export async function listKept(): Promise<Kept[]> {
  const pages = await openPages();
  const seen: Kept[] = [];
  for (const { url } of (await pages?.keys())?.toReversed() ?? []) {
    const { pathname, search } = new URL(url);
    if (pathname.endsWith('.data') || seen.length === most) continue;
    const html = await (await pages!.match(url, { ignoreVary: true }))?.text();
    const title = html && readTitle(html);
    if (title) seen.push({ path: pathname + search, title });
  }
  return seen;
}

/** Whether the step to a page is kept, though not the whole page: then it can be shown from within the shop. */
export async function hasStep(page: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(page, window.location.origin);
  const wanted = `${pathname === '/' ? '/_root' : pathname}.data?${searchParams}`;
  const kept = (await (await openPages())?.keys()) ?? [];
  return kept.some(({ url }) => {
    const step = new URL(url);
    step.searchParams.delete('_routes');
    return `${step.pathname}?${step.searchParams}` === wanted;
  });
}

export async function hasCart(): Promise<boolean> {
  return 'caches' in window && (await caches.match('/cart', { ignoreVary: true })) !== undefined;
}

/** The worker's shelf of pages; undefined where there is none. */
async function openPages(): Promise<Cache | undefined> {
  if (!('caches' in window)) return undefined;
  const name = (await caches.keys()).find((each) => each.startsWith('haat pages '));
  return name === undefined ? undefined : caches.open(name);
}

function readTitle(html: string): string {
  const title = new DOMParser().parseFromString(html, 'text/html').title;
  // Without the name of the shop, which all of them bear.
  return title.replace(/ · [^·]*$/, '');
}
