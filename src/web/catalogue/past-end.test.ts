import { expect, test } from 'vitest';
import { stayWithin, toAppendedHref } from './past-end.ts';

const list = { total: 101, limit: 48, page: 99 };

function findWay(shown: typeof list, address: string): [number, string | null] | undefined {
  try {
    stayWithin(shown, new URL(address, 'https://haat.example'));
    return undefined;
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return [answer.status, answer.headers.get('location')];
  }
}

test.each([
  ['/products?page=99', '/products?page=3'],
  ['/products?max_price=500&page=99&sort=price_asc', '/products?max_price=500&page=3&sort=price_asc'],
  ['/category/lighting/oil-%26-ghee-lamps?page=99', '/category/lighting/oil-%26-ghee-lamps?page=3'],
])('of three pages, %s redirects to %s', (asked, last) => {
  expect(findWay(list, asked)).toEqual([302, last]);
});

test('a redirect to the only page drops the page number', () => {
  expect(findWay({ ...list, total: 48 }, '/search?page=99&q=brass')).toEqual([302, '/search?q=brass']);
});

test('a page that is there stays, and so does a list with nothing in it', () => {
  expect(findWay({ ...list, page: 3 }, '/products?page=3')).toBeUndefined();
  expect(findWay({ ...list, total: 0 }, '/products?page=99')).toBeUndefined();
});

test('loading more of a list that has become shorter does not redirect', () => {
  expect(findWay(list, toAppendedHref('/products?page=99'))).toBeUndefined();
});
