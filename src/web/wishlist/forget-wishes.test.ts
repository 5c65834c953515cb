import { expect, test } from 'vitest';
import type { WishlistItem } from '#domain/catalogue/wishlist.ts';
import {
  clearWishlist,
  removeFromWishlist,
  replaceWishlist,
  toggleWish,
  useWishlist,
} from '#web/state/wishlist-store.ts';
import { listToasts } from '#ui/overlay/toasts.ts';
import { forgetWishes } from './forget-wishes.ts';

test.each([
  ['one wish was removed', () => removeFromWishlist('diya')],
  ['all were cleared', clearWishlist],
])('after %s, Undo brings back what was there, and what was added meanwhile stays', (_, remove) => {
  replaceWishlist([makeWish('diya'), makeWish('lamp')]);
  forgetWishes('Removed', remove);
  toggleWish(makeWish('bowl'));
  listToasts().at(-1)!.action!.onPress();
  expect(useWishlist.getState().wishes.map(({ id }) => id)).toEqual(['diya', 'lamp', 'bowl']);
});

test('Undo brings back what its own press removed, not what another one did meanwhile', () => {
  replaceWishlist([makeWish('diya'), makeWish('lamp'), makeWish('bowl')]);
  forgetWishes('Removed', () => removeFromWishlist('diya'));
  removeFromWishlist('lamp');
  listToasts().at(-1)!.action!.onPress();
  expect(useWishlist.getState().wishes.map(({ id }) => id)).toEqual(['diya', 'bowl']);
});

function makeWish(id: string): WishlistItem {
  return { id, name: id, price: 450, sale_price: null, images: [] };
}
