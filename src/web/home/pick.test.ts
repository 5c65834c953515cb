import { expect, test } from 'vitest';
import { DEFAULT_HOME } from '#domain/content/content-defaults.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { pickFeatured, toSlides } from './pick.ts';

function makeCard(id: string, facts: Partial<ProductCard> = {}): ProductCard {
  return { id, inStock: true, maker: 'Sunita', craft: id, place: 'Jhajjar', ...facts } as ProductCard;
}

test('at most eight products are featured, none that is sold out', () => {
  const cards = Array.from({ length: 40 }, (_, index) => makeCard(`${index}`, { inStock: index % 2 === 0 }));
  const featured = pickFeatured(cards);
  expect(featured.map((card) => card.id)).toEqual(['0', '2', '4', '6', '8', '10', '12', '14']);
});

const words = {
  title: 'Light',
  subtitle: '',
  button: 'Shop Now',
  url: '',
  alt: '',
  ground: 'sand' as const,
  begins: null,
  ends: null,
};
const makeCategory = (slug: string, rule: 'sale' | null = null) => ({
  slug,
  name: slug.toUpperCase(),
  description: `All of ${slug}`,
  rule,
  picture: null,
  landscapePicture: null,
});

test('no slide leads to a category that does not exist', () => {
  const slides = [
    { ...words, categorySlug: 'festivals' },
    { ...words, categorySlug: 'closed' },
  ];
  const shown = toSlides(slides, [makeCategory('festivals'), makeCategory('sale', 'sale')]);
  expect(shown.map((slide) => slide.categorySlug)).toEqual(['festivals']);
});

test('slides for missing categories show the shop’s other categories under the same buttons', () => {
  const slides = [
    { ...words, categorySlug: 'closed' },
    { ...words, categorySlug: 'festivals' },
    { ...words, button: 'Explore', categorySlug: 'gone' },
  ];
  const shown = toSlides(
    slides,
    ['festivals', 'bags', 'toys', 'rugs'].map((slug) => makeCategory(slug)),
  );
  expect(shown.map(({ title, button, categorySlug }) => [title, button, categorySlug])).toEqual([
    ['BAGS', 'Shop Now', 'bags'],
    ['Light', 'Shop Now', 'festivals'],
    ['TOYS', 'Explore', 'toys'],
  ]);
});

test('without categories, the built-in slides are shown without pictures', () => {
  const shown = toSlides(DEFAULT_HOME.slides, []);
  expect(shown.map(({ categorySlug, button, picture }) => [categorySlug, button, picture])).toEqual([
    ['festivals', 'Shop Now', null],
    ['divine-collections', 'Explore', null],
    ['wall-decor', 'View Collection', null],
    ['home-accent', 'Discover', null],
  ]);
});

test('a slide shows its own picture, or else the wide one of its category', () => {
  const makePicture = (key: string) => ({
    key,
    width: 1600,
    height: 700,
    placeholder: '',
    alt: '',
    color: null,
  });
  const categories = ['festivals', 'bags'].map((slug) => ({
    ...makeCategory(slug),
    landscapePicture: makePicture(`wide-${slug}`),
  }));
  const slides = [
    { ...words, categorySlug: 'festivals', picture: makePicture('own') },
    { ...words, categorySlug: 'bags' },
  ];
  expect(toSlides(slides, categories).map(({ picture }) => picture?.key)).toEqual(['own', 'wide-bags']);
  expect(toSlides(slides, []).map(({ picture }) => picture?.key)).toEqual(['own', undefined]);
});
