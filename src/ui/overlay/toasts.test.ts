import { beforeEach, expect, test } from 'vitest';
import { dismissToast, endToastsOf, listToasts, notify, watchToasts } from './toasts.ts';

// Another test of this worker may have left some.
beforeEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
});

test('a repeated text replaces the earlier toast', () => {
  notify('Added to cart!');
  notify('Removed from wishlist');
  notify('Added to cart!');
  expect(listToasts().map((toast) => toast.text)).toEqual(['Removed from wishlist', 'Added to cart!']);
});

test('at most four toasts are shown, the newest last', () => {
  for (const number of [1, 2, 3, 4, 5, 6]) notify(`Sentence ${number}`);
  expect(listToasts().map((toast) => toast.text)).toEqual([
    'Sentence 3',
    'Sentence 4',
    'Sentence 5',
    'Sentence 6',
  ]);
});

test('a toast with an action stays twice as long', () => {
  notify('Removed from cart', { action: { label: 'Undo', onPress() {} } });
  notify('Saved');
  expect(
    listToasts()
      .slice(-2)
      .map((toast) => toast.durationMs),
  ).toEqual([10_000, 5_000]);
});

test('one that asks for a login ends when the page of the login is left, and no other does', () => {
  notify('Please login', { tone: 'error', page: '/login' });
  notify('Saved');
  endToastsOf('/checkout');
  expect(listToasts().map((toast) => toast.text)).toContain('Please login');
  endToastsOf('/login');
  const left = listToasts().map((toast) => toast.text);
  expect(left).not.toContain('Please login');
  expect(left).toContain('Saved');
});

test('a subscriber is notified until it unsubscribes', () => {
  let told = 0;
  const stop = watchToasts(() => (told += 1));
  const id = notify('Hello');
  dismissToast(id);
  stop();
  notify('Unheard');
  expect(told).toBe(2);
});
