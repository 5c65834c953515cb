import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { mount } from '#test/mount.ts';
import { WishCard } from './wish-card.tsx';

const wish = { id: 'prd_1', name: 'Brass diya', images: [], price: 450, sale_price: null };

test.each([
  { second: 450, text: '₹450' },
  { second: 600, text: 'From ₹450' },
])(
  'the price is that of all variants, or the lowest one when they differ: $text',
  async ({ second, text }) => {
    const variants = [450, second].map((price) => ({ price, sale_price: null }));
    const fresh = {
      ...wish,
      slug: 'brass-diya',
      pictures: [],
      has_variants: true,
      stock_quantity: 9,
      variants,
    };
    const actions = { onRemove() {}, onChoose() {}, onRequest() {} };
    mount(() => createElement(WishCard, { wish, fresh: fresh as unknown as ProductJson, ...actions }));
    const price = await screen.findByText('₹450');
    expect(price.parentElement!.textContent).toBe(text);
  },
);
