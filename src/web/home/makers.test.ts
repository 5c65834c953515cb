import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { render } from '#test/render.ts';
import { Makers } from './makers.tsx';

async function show(maker: string, place: string): Promise<string> {
  const card = { id: 'a', slug: 'vase', name: 'Vase', craft: 'Blue pottery', maker, place, picture: null };
  const makers = [card as unknown as ProductCard];
  return (await render(createElement(Makers, { title: '', makers }))).text;
}

test('the place of a maker is said once', async () => {
  expect(await show('Sunita Devi', 'Jaipur')).toContain('Sunita Devi Jaipur View Vase');
  expect(await show('Kotwal Neeli Pottery, Jaipur', 'Jaipur')).toContain('Pottery, Jaipur View Vase');
});
