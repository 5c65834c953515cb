import type { Picture } from './picture.ts';

/** The registers of the catalogue: the makers of the products, and the crafts in which they are made. Each entry has a page in the shop. */
export type RegisterName = 'makers' | 'crafts';

/** An entry of a register, as a product refers to it. */
export type RegisterRef = { id: string; slug: string; name: string };

type NamedMaker = { name: string; story?: string } | null;

/**
 * Returns whether a product already has this maker. Names are compared case-insensitively. A story makes a difference only if the maker has
 * none.
 */
export function isSameMaker(current: NamedMaker, wanted: NamedMaker): boolean {
  if (current === null || wanted === null) return current === wanted;
  const hasStory = Boolean(current.story) || !wanted.story;
  return hasStory && current.name.toLowerCase() === wanted.name.trim().toLowerCase();
}

/** Returns the path of the page of a maker or a craft. A former slug redirects there. */
export function toRegisterPath(register: RegisterName, slug: string): string {
  return `/${register}/${encodeURIComponent(slug)}`;
}

/** A maker as the home page shows it. The picture, without alt text, is the maker's own or, without one, that of their bestseller. */
export type ShownMaker = {
  slug: string;
  name: string;
  place: string | null;
  craft: string | null;
  picture: Picture | null;
};
