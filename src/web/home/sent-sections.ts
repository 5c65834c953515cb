import { type Picture, withoutPlaceholder } from '#domain/catalogue/picture.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { HomeSection } from '#domain/content/home-section.ts';
import type { ShownMaker } from '#domain/catalogue/register.ts';
import { paths } from '#web/paths.ts';
import { type Serialised, serialise } from '#web/rendering/serialised-props.ts';
import { pickFeatured } from './pick.ts';

/** A price of `prices`: the number of products that cost less, the picture of one of them, and the URL that lists them. */
export type PriceTile = { underRupees: number; total: number; picture: Picture | null; path: string };

/** A section as it is sent to the browser, with its products, which are undefined if they could not be loaded. */
export type SentSection = Pick<HomeSection, 'kind' | 'title' | 'url'> & {
  cards: Serialised<ProductCard>[] | undefined;
  chapter?: Chapter;
  prices?: PriceTile[];
  makers?: readonly ShownMaker[];
  text?: string;
  /** The products of `featured` are the newest ones, because staff has featured none. */
  isNewest?: boolean;
};

/** The text of a chapter and the picture next to it. */
export type Chapter = Pick<HomeSection, 'title' | 'text' | 'url' | 'button' | 'picture' | 'alt' | 'ground'>;

type Cards = readonly ProductCard[] | undefined;
type FeaturedProducts = { cards: readonly ProductCard[]; isChosen: boolean };
type Bound = { underRupees: number; total: number; card: ProductCard | undefined };

/** The data that was loaded for a section: its products, its prices, or its makers. */
export type Loaded = {
  cards?: Cards;
  bounds?: Bound[] | undefined;
  makers?: readonly ShownMaker[] | undefined;
};

/** Returns whether the home page needs the featured products. */
export function needsFeatured(sections: readonly HomeSection[]): boolean {
  return sections.some(({ kind }) => kind === 'featured');
}

/** Returns the sections with their products, taken from the featured ones and from those loaded for each section. */
export function toSentSections(
  sections: readonly HomeSection[],
  featuredProducts: FeaturedProducts | undefined,
  loaded: readonly Loaded[],
): SentSection[] {
  const featured = featuredProducts?.cards;
  const shown = featured && pickFeatured(featured, sections.find(({ kind }) => kind === 'featured')?.count);
  const above = new Set<string>();
  return sections.map((section, place) => {
    const { kind, title, url, text, count } = section;
    const { cards, bounds, makers } = loaded[place] ?? {};
    const own =
      kind === 'products' ? cards && preferFresh(cards, above, count) : kind === 'featured' ? shown : [];
    if (kind === 'products' || kind === 'featured') own?.forEach(({ id }) => above.add(id));
    const base = { kind, title, url, cards: own?.map(serialise) };
    if (kind === 'featured') return { ...base, isNewest: featuredProducts?.isChosen === false };
    if (kind === 'makers') return makers ? { ...base, makers } : { ...base, cards: undefined };
    if (kind === 'chapter') return { ...base, chapter: toChapter(section) };
    if (kind === 'prices')
      return bounds ? { ...base, text, prices: toTiles(url, bounds) } : { ...base, cards: undefined };
    return base;
  });
}

/** Returns the first products of a list, preferring those that no section above shows. */
function preferFresh(
  cards: readonly ProductCard[],
  above: ReadonlySet<string>,
  count: number,
): ProductCard[] {
  const [fresh, shown] = [cards.filter(({ id }) => !above.has(id)), cards.filter(({ id }) => above.has(id))];
  return [...fresh, ...shown].slice(0, count);
}

function toChapter({ title, text, url, button, picture, alt, ground }: HomeSection): Chapter {
  return { title, text, url, button, picture, alt, ground };
}

function toTiles(url: string, bounds: readonly Bound[]): PriceTile[] {
  return bounds.map(({ underRupees, total, card }) => ({
    underRupees,
    total,
    picture: withoutPlaceholder(card?.picture),
    path:
      url === '' ? `${paths.products()}?max_price=${underRupees - 1}` : `${url}?price=0-${underRupees - 1}`,
  }));
}
