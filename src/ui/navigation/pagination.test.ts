import { expect, test } from 'vitest';
import * as fc from '#test/fast-check.ts';
import { listPages } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [2, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
])('page %i of %i offers %j', (page, pages, offered) => {
  expect(listPages(page, pages)).toEqual(offered);
});

test('pagination offers at most five pages, including the current one, and only existing ones', () => {
  const number = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(number, number, (one, other) => {
      const [page, pages] = [Math.min(one, other), Math.max(one, other)];
      const offered = listPages(page, pages);
      expect(offered).toContain(page);
      expect(offered).toHaveLength(Math.min(5, pages));
      expect(offered[0]).toBeGreaterThanOrEqual(1);
      expect(offered.at(-1)).toBeLessThanOrEqual(pages);
    }),
  );
});
