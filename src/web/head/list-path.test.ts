import { expect, test } from 'vitest';
import { toListPath, toListTitle } from './list-path.ts';

const shown = { page: 3, items: [{}] };

test('each page of a list has its own address and title', () => {
  expect(toListPath('/products', shown, false)).toBe('/products?page=3');
  expect(toListTitle('All Products', shown)).toBe('All Products, page 3');
});

test('the first page has the plain path and title of the list', () => {
  expect(toListPath('/products', { ...shown, page: 1 }, false)).toBe('/products');
  expect(toListTitle('All Products', { ...shown, page: 1 })).toBe('All Products');
});

test('a filtered list and an empty page use the path of the first page', () => {
  expect(toListPath('/products', shown, true)).toBe('/products');
  expect(toListPath('/products', { page: 99, items: [] }, false)).toBe('/products');
});
