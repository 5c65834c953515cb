import type { SitemapEntry } from '#shop/catalogue/products/list-for-sitemap.ts';
import { toMainUrl } from '#domain/catalogue/picture-url.ts';
import { escapeXml } from '#platform/formats/xml.ts';

// https://www.sitemaps.org/protocol.html; pictures: https://www.google.com/schemas/sitemap-image/1.1

/** Pages that list no products, each with the owner's document that it shows. */
export const SITEMAP_PAGES = [
  { path: '/', content: 'home' },
  { path: '/products' },
  { path: '/categories' },
  { path: '/about', content: 'about' },
  { path: '/contact', content: 'contact' },
  { path: '/faq', content: 'faqs' },
  { path: '/shipping', content: 'shipping' },
  { path: '/returns', content: 'returns' },
  { path: '/privacy-policy', content: 'legal' },
  { path: '/terms-conditions', content: 'legal' },
] as const satisfies readonly { path: string; content?: string }[];

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const SITEMAP_HEAD = `${prolog}<urlset xmlns="${schema}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const SITEMAP_END = '</urlset>\n';

/** Returns the entry of one address, with when it last changed and its pictures. */
export function toSitemapEntry({ path, changedAt, pictures = [] }: SitemapEntry, origin: string): string {
  const images = pictures
    .map(
      (picture) => `<image:image><image:loc>${toLoc(toMainUrl(picture), origin)}</image:loc></image:image>`,
    )
    .join('');
  return `<url><loc>${toLoc(path, origin)}</loc>${toLastmod(changedAt)}${images}</url>\n`;
}

/** Returns the index of the parts. */
export function toSitemapIndex(parts: readonly SitemapEntry[], origin: string): string {
  const entries = parts.map(
    ({ path, changedAt }) => `<sitemap><loc>${toLoc(path, origin)}</loc>${toLastmod(changedAt)}</sitemap>\n`,
  );
  return `${prolog}<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`;
}

function toLastmod(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}

function toLoc(path: string, origin: string): string {
  return escapeXml(new URL(path, origin).href);
}
