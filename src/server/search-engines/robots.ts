import { closedToSearch } from '#domain/content/own-pages.ts';

// What nobody searches for: other people's things, the way to the till, and the doors of machines. Pages that say `noindex`
// themselves stay open, for who may not read them cannot read that either. https://www.rfc-editor.org/rfc/rfc9309
const closed = [
  ...closedToSearch,
  '/api/',
  '/outbox',
  '/sandbox/',
  '/admin',
  // The data behind a step from page to page.
  '/*.data$',
];

/** robots.txt of a shop. */
export function toRobots(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
}
