import { describe, expect, test } from 'vitest';
import { toFieldErrors } from '#domain/error.ts';
import { ProductQuery } from './product-query.ts';

describe('GET /products', () => {
  test('an invalid price gives exactly one error', () => {
    const { error } = ProductQuery.safeParse({ min_price: 'abc' });
    expect(error!.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['min_price', 'min_price must be an amount in rupees'],
    ]);
  });

  test('reads what it knows and ignores the rest', () => {
    const query = {
      category: 'wall-decor',
      featured: 'true',
      min_price: '100',
      max_price: '2499.50',
      page: '2',
      utm_source: 'x',
    };
    expect(ProductQuery.parse(query)).toEqual({
      category: 'wall-decor',
      featured: true,
      min_price: 100,
      max_price: 2499.5,
      page: 2,
      limit: 40,
    });
  });

  test.each([
    [{ sort: 'cheapest' }, 'sort'],
    [{ featured: 'maybe' }, 'featured'],
    [{ min_price: '-1' }, 'min_price'],
    [{ max_price: 'all' }, 'max_price'],
    [{ min_price: '500', max_price: '100' }, 'max_price'],
    [{ limit: '101' }, 'limit'],
    [{ page: '0' }, 'page'],
  ])('%j is refused', (query, field) => {
    expect(Object.keys(toFieldErrors(ProductQuery.safeParse(query).error!.issues))).toEqual([field]);
  });
});
