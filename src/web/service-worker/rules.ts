import { isOwnPage } from '#domain/content/own-pages.ts';

// What the worker does with a request. Whatever is not named here it leaves alone: the API above all.

/**
 * `page`: a document. `own page`: a document that is one person's, which is never kept. `data`: what a step from page to page brings.
 * `file`: one of the build's, whose name changes with its content. `picture`: likewise.
 */
export type Kind = 'page' | 'own page' | 'data' | 'file' | 'picture';

type Asked = { method: string; mode: string; headers: { has: (name: string) => boolean } };

const machines =
  /^\/(api|admin|outbox|sandbox|feeds|sitemaps|media|metrics|healthz|readyz)(\/|$)|\.(xml|txt|json|webmanifest|js|ico|png)$/;

export function kindOf(url: URL, { method, mode, headers }: Asked): Kind | undefined {
  const { pathname } = url;
  if (method !== 'GET' || headers.has('range')) return undefined;
  if (pathname.startsWith('/assets/')) return 'file';
  if (/^\/media\/[^/]+\/\d+\.(avif|webp)$/.test(pathname)) return 'picture';
  if (machines.test(pathname) || pathname === '/outbox.json') return undefined;
  if (mode === 'navigate') return isOwnPage(pathname) ? 'own page' : 'page';
  return pathname.endsWith('.data') && !isOwnPage(pathname) ? 'data' : undefined;
}

type Answer = Pick<Response, 'status' | 'type' | 'redirected'> & {
  headers: { get: (name: string) => string | null };
};

/** Whether an answer may be shown again without asking: whole, ours, and not marked as not to be stored. */
export function isKeepable({ status, type, redirected, headers }: Answer): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    !headers.get('set-cookie') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  );
}
