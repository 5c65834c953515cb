import { isOwnPage } from '#domain/content/own-pages.ts';

// Decides what the worker does with a request. It ignores every request not listed here, above all those to the API.

/**
 * `page`: a document. `own page`: a customer's private document, which is never cached. `data`: the data of a client navigation. `file`: a
 * file of the build, whose name changes with its content. `picture`: a picture, whose name also changes with its content.
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

/** Returns whether a response may be reused without asking the network: complete, same-origin, and without `no-store` or `private`. */
export function isCacheable({ status, type, redirected, headers }: Answer): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    !headers.get('set-cookie') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  );
}
