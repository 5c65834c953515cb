import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { countPages, listPageButtons, Paging, toOffset } from './paging.ts';

describe('paging', () => {
  test('reads a query string and knows what nobody said', () => {
    expect(Paging.parse({})).toEqual({ page: 1, limit: 20 });
    expect(Paging.parse({ page: '3', limit: '100', colour: 'red' })).toEqual({ page: 3, limit: 100 });
  });

  test.each(['0', '-1', '1.5', '101', 'ten', '', '1e1', '999999999999999999', ['1', '2'], null])(
    'limit %j is refused',
    (limit) => expect(Paging.safeParse({ limit }).success).toBe(false),
  );

  test('leaves out the pages before', () => {
    expect(toOffset({ page: 1, limit: 10 })).toBe(0);
    expect(toOffset({ page: 4, limit: 25 })).toBe(75);
  });

  test.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
  ])('%s entries by ten are %s pages', (total, pages) => expect(countPages(total, 10)).toBe(pages));

  test.each([
    [1, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [9, 9, [5, 6, 7, 8, 9]],
    [2, 3, [1, 2, 3]],
    [1, 0, []],
  ])('page %s of %s shows %j', (page, pages, buttons) =>
    expect(listPageButtons(page, pages)).toEqual(buttons),
  );

  test('the window holds the current page, never more than five, and only pages that exist', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, pages] = a <= b ? [a, b] : [b, a];
        const buttons = listPageButtons(page, pages);
        expect(buttons).toContain(page);
        expect(buttons.length).toBe(Math.min(5, pages));
        expect(buttons[0]).toBeGreaterThanOrEqual(1);
        expect(buttons.at(-1)).toBeLessThanOrEqual(pages);
      }),
    );
  });
});
