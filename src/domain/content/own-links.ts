import { withoutImages } from './text-picture.ts';

/** The pages that every shop has. An owner's link may name them, as well as categories, products and collections. */
export const SHOP_PAGES: readonly string[] = [
  '/',
  '/about',
  '/addresses',
  '/cart',
  '/categories',
  '/contact',
  '/faq',
  '/invoices',
  '/login',
  '/orders',
  '/privacy-policy',
  '/products',
  '/profile',
  '/register',
  '/returns',
  '/search',
  '/shipping',
  '/terms-conditions',
  '/tickets',
  '/track',
  '/wishlist',
];

/** A link in a text to a page of the shop, and the field that holds it: `quickLinks.0.url`. */
export type OwnLink = { field: string; path: string };

const markdownLinks = /\]\(\s*<?(\/(?!\/)[^)>\s]*)/g;

/**
 * Returns the links in a page's text to pages of the same shop, without query and fragment: those in fields called `url`, those in
 * Markdown, and the categories that slides link to.
 */
export function listOwnLinks(content: unknown, field = ''): OwnLink[] {
  if (typeof content === 'string') return listTargets(content, field).map((path) => ({ field, path }));
  if (content === null || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([name, value]) =>
    listOwnLinks(value, field === '' ? name : `${field}.${name}`),
  );
}

function listTargets(text: string, field: string): string[] {
  const name = field.split('.').at(-1);
  if (name === 'categorySlug') return text === '' ? [] : [`/category/${encodeURIComponent(text)}`];
  if (name === 'url') return /^\/(?!\/)/.test(text) ? [toPath(text)] : [];
  return [...withoutImages(text).matchAll(markdownLinks)].map(([, target]) => toPath(target!));
}

function toPath(url: string): string {
  const path = url.split(/[?#]/)[0]!;
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
