import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { Picture } from '#domain/catalogue/picture.ts';
import type { ShownLogo } from '#domain/seller/shown-logo.ts';
import { SHARE_PICTURE, toShareUrl } from '#domain/catalogue/picture-url.ts';
import * as words from './words.ts';

/** The shop's name, its origin, such as `https://haat.example`, and its logo, if it has one. */
export type ShopFacts = { name: string; origin: string; logo?: ShownLogo };

/** The matches from the root to this page, as a `meta` function receives them; the root's data has the shop's name and origin. */
export type Matches = readonly ({ loaderData?: unknown } | undefined)[];

export type PageMeta = {
  matches: Matches;
  title: string;
  description: string;
  /** The canonical path, without parameters that only sort, filter or choose. */
  path: string;
  picture?: (Pick<Picture, 'key'> & { alt?: string }) | null | undefined;
  type?: 'website' | 'product';
  /** Structured data for search engines: nodes of https://schema.org. */
  facts?: readonly object[];
};

const MOST_LETTERS = 160;
/** The fallback until the shop's name is known, or where it cannot be loaded. */
export const NAMELESS: ShopFacts = { name: 'Haat', origin: 'http://localhost' };

/**
 * Returns title, description, canonical URL, link preview and structured data of a page. Apps read the link preview from what the server
 * sends, so a browser does not load the code that writes it.
 */
export function toPageMeta(page: PageMeta): MetaDescriptor[] {
  const { matches, title, description, path, facts = [] } = page;
  const { name, origin } = findShop(matches);
  const url = new URL(path, origin).href;
  const summary = shorten(description);
  return [
    { title: `${title} · ${name}` },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(import.meta.env.SSR ? toPreviewMeta(page, { url, summary }) : []),
    ...(facts.length > 0
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...facts] } }]
      : []),
  ];
}

/** Returns the metadata of a link preview. */
function toPreviewMeta(
  { matches, title, picture, type = 'website' }: PageMeta,
  { url, summary }: { url: string; summary: string },
): MetaDescriptor[] {
  const shop = findShop(matches);
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:type', content: type },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: 'en_IN' },
    ...toPictureMeta(picture, shop),
  ];
}

/** The metadata of a page that search engines should not index: a customer's private page, or one that differs for every visitor. */
export function toQuietMeta(title: string, matches: Matches): MetaDescriptor[] {
  return [{ title: `${title} · ${findShop(matches).name}` }, { name: 'robots', content: 'noindex' }];
}

/** The metadata of a page that does not exist or failed. */
export function toFailureMeta(error: unknown, matches: Matches): MetaDescriptor[] {
  return toQuietMeta(toFailureTitle(error), matches);
}

/** Returns the title for a failure; a loader can supply it: `throw data('Product not found', { status: 404 })`. */
export function toFailureTitle(error: unknown): string {
  if (!isRouteErrorResponse(error) || error.status !== 404) return words.wentWrong;
  return typeof error.data === 'string' && error.data ? error.data : words.notFound;
}

/** Returns the shop's name and origin; the built-in ones before the root's data is loaded and where that failed. */
export function findShop(matches: Matches): ShopFacts {
  const shell = matches[0]?.loaderData as { shop?: ShopFacts } | undefined;
  return shell?.shop ?? NAMELESS;
}

/** Shortens a text to at most 160 characters, cut between words. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST_LETTERS) return line;
  const cut = line.slice(0, MOST_LETTERS - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:–-]$/, '')}…`;
}

/** The picture of a link preview: the page's own, or the built-in one, whose address leads to the shop's logo if it has one. */
function toPictureMeta(picture: PageMeta['picture'], shop: ShopFacts): MetaDescriptor[] {
  const { width, height } = SHARE_PICTURE;
  const path = picture ? toShareUrl(picture.key) : '/share.png';
  return [
    { property: 'og:image', content: new URL(path, shop.origin).href },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: picture?.alt || words.madeInIndia(shop.name) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
