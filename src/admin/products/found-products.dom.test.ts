import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { FoundProducts, type NamedProduct } from './found-products.tsx';

const diya = { id: 'prd_1', name: 'Brass diya' };
const bell = { id: 'prd_2', name: 'Temple bell' };

function open(products: NamedProduct[], chosen: string[] = []) {
  const taken: NamedProduct[] = [];
  const { user } = mount(() =>
    createElement(FoundProducts, { products, chosen, onChoose: (product) => void taken.push(product) }),
  );
  return { user, taken };
}

test('a product that is chosen already is ticked and cannot be chosen again', async () => {
  const { user, taken } = open([diya, bell], ['prd_1']);
  expect((await screen.findByLabelText('Chosen')).closest('li')!.textContent).toBe('Brass diya');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Temple bell']);
  await user.click(screen.getByRole('button', { name: 'Temple bell' }));
  expect(taken).toEqual([bell]);
});

test('a search without results shows a message', async () => {
  open([]);
  expect(await screen.findByText('No product on sale has this name.')).toBeDefined();
});
