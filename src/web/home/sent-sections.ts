import type { ProductCard } from '#domain/catalogue/product.ts';
import type { HomeSection } from '#domain/content/home-content.ts';
import { type Serialised, serialise } from '#web/rendering/serialised-props.ts';
import { pickFeatured, pickMakers } from './pick.ts';

/** A section as it is sent to the browser, with its products; they are undefined where they could not be loaded. */
export type SentSection = Pick<HomeSection, 'kind' | 'title' | 'url'> & {
  cards: Serialised<ProductCard>[] | undefined;
};

type Cards = readonly ProductCard[] | undefined;

/** Returns whether the home page needs the featured products. */
export function needsFeatured(sections: readonly HomeSection[]): boolean {
  return sections.some(({ kind }) => kind === 'featured' || kind === 'makers');
}

/** Returns the sections with their products, out of the featured ones and those that were loaded for each section. */
export function toSentSections(
  sections: readonly HomeSection[],
  featured: Cards,
  loaded: readonly Cards[],
): SentSection[] {
  const shown = featured && pickFeatured(featured, sections.find(({ kind }) => kind === 'featured')?.count);
  const pick = ({ kind, count }: HomeSection): Cards => {
    if (kind === 'featured') return shown;
    return kind === 'makers' ? pickMakers(featured ?? [], shown ?? [], count) : [];
  };
  return sections.map((section, place) => {
    const { kind, title, url } = section;
    const cards = kind === 'products' ? loaded[place] : pick(section);
    return { kind, title, url, cards: cards?.map(serialise) };
  });
}
