import { describe, expect, test } from 'vitest';
import { parseStoredWishlist } from './stored-wishlist.ts';
import { addWish, hasWish, removeWish } from './wishlist.ts';

const DIYA = { id: 'prd_1', name: 'Brass Diya', images: [], price: 499 };

describe('the wishlist', () => {
  test('holds each wish once', () => {
    const wishes = addWish(addWish([], DIYA), { ...DIYA, price: 1 });
    expect(wishes).toEqual([DIYA]);
    expect(hasWish(wishes, 'prd_1')).toBe(true);
    expect(removeWish(wishes, 'prd_1')).toEqual([]);
  });

  test('ends at two hundred wishes', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ ...DIYA, id: `p${index}` }));
    expect(addWish(many, DIYA)).toHaveLength(200);
  });

  test.each([null, '', '{}', 'nonsense', '3'])('%j in the browser is an empty list', (stored) => {
    expect(parseStoredWishlist(stored)).toEqual([]);
  });

  test('comes back from the browser without what is broken', () => {
    expect(parseStoredWishlist(JSON.stringify([DIYA, null, { id: 7 }]))).toEqual([DIYA]);
  });
});
