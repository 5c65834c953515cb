import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { Picture } from '#domain/catalogue/picture.ts';
import { SHARE_PICTURE, toShareUrl } from '#domain/catalogue/picture-url.ts';

/** Its name, and where it stands: an address such as `https://haat.example`. */
export type ShopFacts = { name: string; origin: string };

/** The pages from the frame down to this one, as a `meta` function gets them; the frame brings the shop's name and address. */
export type Matches = readonly ({ loaderData?: unknown } | undefined)[];

export type PageMeta = {
  matches: Matches;
  title: string;
  description: string;
  /** Where the page is at home: without what only sorts, filters or chooses. */
  path: string;
  picture?: (Pick<Picture, 'key'> & { alt?: string }) | null | undefined;
  type?: 'website' | 'product';
  /** What search engines read of it: nodes of https://schema.org. */
  facts?: readonly object[];
};

const MOST_LETTERS = 160;
/** Until it is known, or where it cannot be had. */
export const NAMELESS: ShopFacts = { name: 'Haat', origin: 'http://localhost' };

/** Title, description, the one address of the page, what a shared link shows and what machines read. */
export function toPageMeta(page: PageMeta): MetaDescriptor[] {
  const { matches, title, description, path, picture, type = 'website', facts = [] } = page;
  const { name, origin } = findShop(matches);
  const url = new URL(path, origin).href;
  const summary = shorten(description);
  return [
    { title: `${title} · ${name}` },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:type', content: type },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: 'en_IN' },
    ...toPictureMeta(picture, { name, origin }),
    ...(facts.length > 0
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...facts] } }]
      : []),
  ];
}

/** For pages that are nobody else's to find: one's own, and those that say something different to everyone. */
export function toQuietMeta(title: string, matches: Matches): MetaDescriptor[] {
  return [{ title: `${title} · ${findShop(matches).name}` }, { name: 'robots', content: 'noindex' }];
}

/** For a page that is not there or did not work. */
export function toFailureMeta(error: unknown, matches: Matches): MetaDescriptor[] {
  return toQuietMeta(toFailureTitle(error), matches);
}

/** What is said of a failure; a loader may say it in its own words: `throw data('Product not found', { status: 404 })`. */
export function toFailureTitle(error: unknown): string {
  if (!isRouteErrorResponse(error) || error.status !== 404) return 'Something went wrong';
  return typeof error.data === 'string' && error.data ? error.data : 'Page not found';
}

/** The shop's name and where it stands; before the frame has come, and where it failed, the built-in name. */
export function findShop(matches: Matches): ShopFacts {
  const shell = matches[0]?.loaderData as { shop?: ShopFacts } | undefined;
  return shell?.shop ?? NAMELESS;
}

/** At most 160 letters, cut between words. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST_LETTERS) return line;
  const cut = line.slice(0, MOST_LETTERS - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:–-]$/, '')}…`;
}

/** Beside a shared link: the page's own picture, or the shop's. */
function toPictureMeta(picture: PageMeta['picture'], shop: ShopFacts): MetaDescriptor[] {
  const { width, height } = SHARE_PICTURE;
  const path = picture ? toShareUrl(picture.key) : '/share.png';
  return [
    { property: 'og:image', content: new URL(path, shop.origin).href },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: picture?.alt || `${shop.name}, handcrafted in India` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
