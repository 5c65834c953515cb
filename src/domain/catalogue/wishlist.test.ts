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

  test('holds at most two hundred wishes', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ ...DIYA, id: `p${index}` }));
    expect(addWish(many, DIYA)).toHaveLength(200);
  });

  test.each([null, '', '{}', 'nonsense', '3'])('%j in browser storage is read as an empty list', (stored) => {
    expect(parseStoredWishlist(stored)).toEqual([]);
  });

  test('is read from the browser without its broken entries', () => {
    expect(parseStoredWishlist(JSON.stringify([DIYA, null, { id: 7 }]))).toEqual([DIYA]);
  });
});
