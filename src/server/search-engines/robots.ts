import { CLOSED_TO_SEARCH } from '#domain/content/own-pages.ts';

// Paths that must not appear in search results: private pages, the checkout, and APIs. Pages with `noindex` stay allowed, because a crawler
// that may not fetch a page cannot read that either. https://www.rfc-editor.org/rfc/rfc9309
const closed = [
  ...CLOSED_TO_SEARCH,
  '/api/',
  '/outbox',
  '/sandbox/',
  '/admin',
  // The data of client navigations.
  '/*.data$',
];

/** Returns the robots.txt of a shop. */
export function toRobots(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
}
