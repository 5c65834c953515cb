import { describe, expect, test } from 'vitest';
import { countPages, Paging, toOffset } from './paging.ts';

describe('paging', () => {
  test('reads page and limit from a query string, with defaults for missing values', () => {
    expect(Paging.parse({})).toEqual({ page: 1, limit: 20 });
    expect(Paging.parse({ page: '3', limit: '100', colour: 'red' })).toEqual({ page: 3, limit: 100 });
  });

  test.each(['0', '-1', '1.5', '101', 'ten', '', '1e1', '999999999999999999', ['1', '2'], null])(
    'limit %j is refused',
    (limit) => expect(Paging.safeParse({ limit }).success).toBe(false),
  );

  test('computes the offset from page and limit', () => {
    expect(toOffset({ page: 1, limit: 10 })).toBe(0);
    expect(toOffset({ page: 4, limit: 25 })).toBe(75);
  });

  test.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
  ])('%s entries at ten per page make %s pages', (total, pages) => expect(countPages(total, 10)).toBe(pages));
});
