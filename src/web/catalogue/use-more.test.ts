import { expect, test } from 'vitest';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { append } from './use-more.ts';

const makeCard = (id: string) => ({ id }) as ProductCard;

test('a product that moved onto the next page is shown once', () => {
  const cards = append([makeCard('a'), makeCard('b')], [makeCard('b'), makeCard('c')]);
  expect(cards.map((card) => card.id)).toEqual(['a', 'b', 'c']);
});
