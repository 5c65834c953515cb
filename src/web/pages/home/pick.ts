import type { Category } from '#domain/category.ts';
import type { HomeContent } from '#domain/content.ts';
import type { Picture } from '#domain/picture.ts';
import type { ProductCard } from '#domain/product.ts';

const MOST_FEATURED = 8;
const MOST_MAKERS = 3;

/** Of what was fetched, at most eight that can be had. */
export function pickFeatured(cards: readonly ProductCard[]): ProductCard[] {
  return cards.filter((card) => card.inStock).slice(0, MOST_FEATURED);
}

/** Three goods that stand for their makers: each of another craft, rather such as are not shown above already. */
export function pickMakers(cards: readonly ProductCard[], shown: readonly ProductCard[]): ProductCard[] {
  const named = cards.filter((card) => card.maker && card.craft && card.place);
  const fresh = named.filter((card) => !shown.includes(card));
  const byCraft = new Map<string, ProductCard>();
  for (const card of [...fresh, ...named]) if (!byCraft.has(card.craft!)) byCraft.set(card.craft!, card);
  return [...byCraft.values()].slice(0, MOST_MAKERS);
}

export type Slide = HomeContent['slides'][number] & { picture: Picture | null };

/** The slides with the wide picture of their category; none leads to a category that does not exist. */
export function toSlides(
  slides: HomeContent['slides'],
  categories: readonly Pick<Category, 'slug' | 'picture' | 'landscapePicture'>[],
): Slide[] {
  if (categories.length === 0) return slides.map((slide) => ({ ...slide, picture: null }));
  return slides.flatMap((slide) => {
    const category = categories.find(({ slug }) => slug === slide.categorySlug);
    return category ? [{ ...slide, picture: category.landscapePicture ?? category.picture }] : [];
  });
}
