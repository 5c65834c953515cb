import type { Picture } from './picture.ts';

/** A collection as the shop shows it. */
export type Collection = {
  id: string;
  slug: string;
  name: string;
  description: string;
  picture: Picture | null;
  /** Whether its products are picked by hand; otherwise a rule selects them. */
  isByHand: boolean;
  formerSlugs: string[];
};

/** Returns the path of a collection. */
export function toCollectionPath({ slug }: Pick<Collection, 'slug'>): string {
  return `/collections/${slug}`;
}
