import type { Category } from '#domain/catalogue/category.ts';
import type { HomeContent } from '#domain/content/content.ts';
import type { Picture } from '#domain/catalogue/picture.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { paths } from '#web/paths.ts';

const MOST_FEATURED = 8;
const MOST_MAKERS = 3;

/** Returns at most eight of the fetched products that are in stock. */
export function pickFeatured(cards: readonly ProductCard[]): ProductCard[] {
  return cards.filter((card) => card.inStock).slice(0, MOST_FEATURED);
}

/** Returns three products that represent their makers, each of another craft, preferably products that are not shown above. */
export function pickMakers(cards: readonly ProductCard[], shown: readonly ProductCard[]): ProductCard[] {
  const named = cards.filter((card) => card.maker && card.craft && card.place);
  const fresh = named.filter((card) => !shown.includes(card));
  const byCraft = new Map<string, ProductCard>();
  for (const card of [...fresh, ...named]) if (!byCraft.has(card.craft!)) byCraft.set(card.craft!, card);
  return [...byCraft.values()].slice(0, MOST_MAKERS);
}

export type Slide = Omit<HomeContent['slides'][number], 'picture'> & {
  picture: Picture | null;
  /** The URL of its category, or of all products where the category does not exist. */
  path: string;
};

type SlideCategory = Pick<
  Category,
  'slug' | 'name' | 'description' | 'rule' | 'picture' | 'landscapePicture'
>;

/**
 * Returns the slides that lead to existing categories, each with its own picture or its category's wide one. Slides of missing categories
 * are replaced by other categories of the shop; while the shop has no categories, every slide leads to all products.
 */
export function toSlides(slides: HomeContent['slides'], categories: readonly SlideCategory[]): Slide[] {
  if (categories.length === 0)
    return slides.map((slide) => ({ ...slide, picture: slide.picture ?? null, path: paths.products() }));
  const named = new Set(slides.map((slide) => slide.categorySlug));
  const others = categories.filter(({ slug, rule }) => !named.has(slug) && rule === null);
  return slides.flatMap((slide) => {
    const category = categories.find(({ slug }) => slug === slide.categorySlug);
    if (category)
      return [{ ...slide, picture: slide.picture ?? toWide(category), path: paths.category(category.slug) }];
    const other = others.shift();
    return other ? [toOwnSlide(other, slide.button)] : [];
  });
}

function toOwnSlide(category: SlideCategory, button: string): Slide {
  const { slug, name, description } = category;
  return {
    title: name,
    subtitle: description,
    button,
    categorySlug: slug,
    picture: toWide(category),
    path: paths.category(slug),
  };
}

function toWide({ landscapePicture, picture }: SlideCategory): Picture | null {
  return landscapePicture ?? picture;
}
