import { expect, test } from 'vitest';
import { readProductsQuery, toPriceBounds, toProductsHref } from './products-query.ts';

const read = (text: string) => readProductsQuery(new URLSearchParams(text));

test('a query string is read and written without loss', () => {
  const address =
    '/products?category=festivals&subcategory=Wall+Plates+%26+Plaques&min_price=500&max_price=4000&sort=popular&page=2';
  const asked = read(address.split('?')[1]!);
  expect(asked).toMatchObject({ subcategory: 'Wall Plates & Plaques', leastRupees: 500, mostRupees: 4000 });
  expect(toProductsHref(asked, 2)).toBe(address);
});

test('default values are left out of the URL', () => {
  expect(toProductsHref(read(''))).toBe('/products');
  expect(toProductsHref(read('min_price=0&max_price=50000&sort=newest'))).toBe('/products');
});

test('invalid values are ignored: reversed prices, non-numbers, sorts of other pages', () => {
  expect(read('min_price=900&max_price=100')).toMatchObject({ leastRupees: 0, mostRupees: 50_000 });
  expect(read('min_price=-5&max_price=cheap&sort=featured')).toMatchObject({
    leastRupees: 0,
    mostRupees: 50_000,
    sort: 'newest',
  });
});

test('the upper end of the price slider sets no upper limit', () => {
  expect(toPriceBounds(read('min_price=1000'))).toEqual({ min_price: 1000 });
  expect(toPriceBounds(read('max_price=70000'))).toEqual({});
});

test('a subcategory without its category is ignored', () => {
  expect(toProductsHref(read('subcategory=Masks'))).toBe('/products');
});
