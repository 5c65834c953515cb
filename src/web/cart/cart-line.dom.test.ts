import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { CartLine as Line } from '#domain/cart/cart.ts';
import { mount } from '#test/mount.ts';
import { replaceCart, useCart } from '#web/state/cart-store.ts';
import { CartLine, type CartLineProps } from './cart-line.tsx';

const stored: Line = {
  product_id: 'prod_1',
  product: { id: 'prod_1', name: 'Brass diya', images: [] },
  quantity: 2,
  price: 450,
  added_at: '2026-11-21T06:00:00Z',
};
const quote = { name: 'Brass diya', image: '', price: 500, total: 1000, stock: 3 };

let changed = 0;
let removed = 0;
beforeEach(() => {
  [changed, removed] = [0, 0];
  replaceCart([stored]);
});

test('increasing the quantity updates the stored cart up to the stock and triggers repricing', async () => {
  const { user } = mountLine({ quoted: quote });
  await user.click(await screen.findByRole('button', { name: 'Increase Quantity of Brass diya' }));
  expect(useCart.getState().lines[0]!.quantity).toBe(3);
  expect(changed).toBe(1);
  const left = await screen.findByText('Only 3 left');
  expect(left.closest('[role=status]')).not.toBeNull();
  const more = screen.getByRole('button', { name: 'Increase Quantity of Brass diya' });
  expect(more.getAttribute('aria-disabled')).toBe('true');
});

test('price and total are those of the server', async () => {
  mountLine({ quoted: quote });
  await screen.findByText('₹1,000');
  screen.getByText('₹500 each');
});

test('when prices cannot be loaded the line shows what was stored', async () => {
  mountLine({ isUnknown: true });
  await screen.findByText('₹900');
});

test('a line waits for its total while the server prices it', async () => {
  mountLine({});
  await screen.findByText('₹450 each');
  expect(screen.queryByText('₹900')).toBeNull();
});

test('a line that cannot be bought shows “Out of Stock” without a quantity and can be removed', async () => {
  const { user } = mountLine({ quoted: { ...quote, stock: 0 }, isBlocked: true });
  await screen.findByText('Out of Stock');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Brass diya' }));
  expect(removed).toBe(1);
});

test('a change to the line is announced instead of the remaining stock', async () => {
  mountLine({ quoted: { ...quote, stock: 2 }, notes: ['Only 2 left: the quantity was reduced.'] });
  const status = await screen.findByRole('status');
  expect(status.textContent).toBe('Only 2 left: the quantity was reduced.');
  expect(screen.queryByText('Only 2 left')).toBeNull();
});

type Shown = Partial<Pick<CartLineProps, 'quoted' | 'isUnknown' | 'isBlocked' | 'notes'>>;

/** Mounts the line of the stored cart, as the cart page does. */
function mountLine({ quoted, isUnknown = false, isBlocked = false, notes = [] }: Shown) {
  return mount(() => {
    const line = useCart(({ lines }) => lines[0]!);
    const calls = {
      onChanged: () => (changed += 1),
      onRemove: () => (removed += 1),
      onSave: () => undefined,
    };
    const state = { quoted, isPending: false, isUnknown, isBlocked, notes };
    return createElement(CartLine, { line, ...state, ...calls });
  });
}
