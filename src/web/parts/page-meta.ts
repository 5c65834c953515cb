import { type Picture, toMainUrl } from '#domain/picture.ts';

type PageMeta = {
  title: string;
  description: string;
  /** Where the shop stands, such as `https://haat.example`. */
  origin: string;
  path: string;
  picture?: Pick<Picture, 'key' | 'width'> | null;
  type?: 'website' | 'product';
};

const MOST_LETTERS = 160;

/** Title, description, canonical address and what a shared link shows. */
export function toPageMeta({ title, description, origin, path, picture, type = 'website' }: PageMeta) {
  const url = new URL(path, origin).href;
  const summary = shorten(description);
  const image = picture ? new URL(toMainUrl(picture), origin).href : undefined;
  return [
    { title: `${title} · Haat` },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:type', content: type },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: 'Haat' },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}

/** At most 160 letters, cut between words. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST_LETTERS) return line;
  const cut = line.slice(0, MOST_LETTERS - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:–-]$/, '')}…`;
}
