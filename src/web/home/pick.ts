import type { Category } from '#domain/catalogue/category.ts';
import { fitSlides } from '#domain/content/fit-slides.ts';
import type { HomeContent } from '#domain/content/home-content.ts';
import type { Picture } from '#domain/catalogue/picture.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { paths } from '#web/paths.ts';

/** Returns the first of the fetched products that are in stock. */
export function pickFeatured(cards: readonly ProductCard[], count = 8): ProductCard[] {
  return cards.filter((card) => card.inStock).slice(0, count);
}

export type Slide = Omit<HomeContent['slides'][number], 'picture'> & {
  picture: Picture | null;
  /** The target of the slide: its own URL, that of its category, or that of all products if the category does not exist. */
  path: string;
};

type SlideCategory = Pick<
  Category,
  'slug' | 'name' | 'description' | 'rule' | 'picture' | 'landscapePicture'
>;

/**
 * Returns the slides with their targets, each with its own picture or that of its category, preferably the wide one. Slides of missing
 * categories are replaced by other categories of the shop; while the shop has no categories, such slides link to all products.
 */
export function toSlides(slides: HomeContent['slides'], categories: readonly SlideCategory[]): Slide[] {
  if (categories.length === 0)
    return slides.map((slide) => ({
      ...slide,
      picture: slide.picture ?? null,
      path: slide.url || paths.products(),
    }));
  return fitSlides(slides, categories).map((slide) => {
    if (slide.url !== '') return { ...slide, picture: slide.picture ?? null, path: slide.url };
    const category = categories.find(({ slug }) => slug === slide.categorySlug)!;
    return { ...slide, picture: slide.picture ?? toWide(category), path: paths.category(category.slug) };
  });
}

function toWide({ landscapePicture, picture }: SlideCategory): Picture | null {
  return landscapePicture ?? picture;
}
