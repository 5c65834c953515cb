import { expect, test } from 'vitest';
import type { ProductCard } from '#domain/product.ts';
import { pickFeatured, pickMakers, toSlides } from './pick.ts';

function makeCard(id: string, facts: Partial<ProductCard> = {}): ProductCard {
  return { id, inStock: true, maker: 'Sunita', craft: id, place: 'Jhajjar', ...facts } as ProductCard;
}

test('at most eight goods are featured, none that is sold out', () => {
  const cards = Array.from({ length: 40 }, (_, index) => makeCard(`${index}`, { inStock: index % 2 === 0 }));
  const featured = pickFeatured(cards);
  expect(featured.map((card) => card.id)).toEqual(['0', '2', '4', '6', '8', '10', '12', '14']);
});

test('makers are of three crafts, those not shown above first', () => {
  const shown = [makeCard('a', { craft: 'brass' }), makeCard('b', { craft: 'clay' })];
  const others = [
    makeCard('c', { craft: 'clay' }),
    makeCard('d', { craft: 'clay' }),
    makeCard('e', { maker: null }),
  ];
  expect(pickMakers([...shown, ...others], shown).map((card) => card.id)).toEqual(['c', 'a']);
});

const words = { title: 'Light', subtitle: '', button: 'Shop Now' };

test('no slide leads to a category that does not exist', () => {
  const slides = [
    { ...words, categorySlug: 'festivals' },
    { ...words, categorySlug: 'closed' },
  ];
  const categories = [{ slug: 'festivals', picture: null, landscapePicture: null }];
  expect(toSlides(slides, categories).map((slide) => slide.categorySlug)).toEqual(['festivals']);
  expect(toSlides(slides, [])).toHaveLength(2);
});
