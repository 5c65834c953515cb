import type { Category } from '#domain/catalogue/category.ts';
import type { HomeContent } from './home-content.ts';

type Slides = HomeContent['slides'];
type SlideCategory = Pick<Category, 'slug' | 'name' | 'description' | 'rule'>;

/** Replaces slides of categories that the shop does not have with slides of its other categories, keeping the buttons. */
export function fitSlides(slides: Slides, categories: readonly SlideCategory[]): Slides {
  const named = new Set(slides.map((slide) => slide.categorySlug));
  const others = categories.filter(({ slug, rule }) => !named.has(slug) && rule === null);
  return slides.flatMap((slide) => {
    if (slide.url !== '' || categories.some(({ slug }) => slug === slide.categorySlug)) return [slide];
    const other = others.shift();
    return other ? [toOwnSlide(other, slide.button)] : [];
  });
}

function toOwnSlide({ slug, name, description }: SlideCategory, button: string): Slides[number] {
  return {
    title: name,
    subtitle: description,
    button,
    categorySlug: slug,
    url: '',
    alt: '',
    ground: 'sand',
    begins: null,
    ends: null,
  };
}
